/** How an action speaks with whoever started it. */
export interface Conversation {
  /** For the Log. */
  who: string;
  /** Says that a longer piece of work has begun. */
  progress(text: string): void;
  /** Asks whether to go on; an answer is waited for. */
  confirm(title: string, text: string): boolean;
}
