import type { Answer, Operation, Question } from '../host/operations';

/** The constructors of the script's own context: what a script receives is made with them, so that `instanceof` holds. */
export interface Realm {
  Array: ArrayConstructor;
  Date: DateConstructor;
  Error: ErrorConstructor;
  JSON: JSON;
}

/** Asks the thread that holds the workbook, and waits. The answer is JSON text, an error its message. */
export type Ask = (request: {
  method: string | null;
  operation: Operation;
  question: unknown;
}) => { json: string | undefined } | { error: string };

/** What the services know of the execution they serve. */
export class Host {
  /** The method the script called last, until its first question to the workbook: the one service call that counts. */
  private method: string | null = null;
  private inside = false;

  constructor(
    readonly realm: Realm,
    private readonly ask: Ask,
  ) {}

  /** Runs a method the script called. Methods that it calls in its turn are part of the same service call. */
  within<T>(method: string, run: () => T): T {
    if (this.inside) return run();
    this.inside = true;
    this.method = method;
    try {
      return run();
    } finally {
      this.inside = false;
      this.method = null;
    }
  }

  /** One question to the workbook. Throws the script's own exception when it is refused. */
  call<O extends Operation>(operation: O, question: Question<O>): Answer<O> {
    const reply = this.ask({ method: this.method, operation, question });
    this.method = null;
    if ('error' in reply) throw this.exception(reply.error);
    return (reply.json === undefined ? undefined : this.realm.JSON.parse(reply.json)) as Answer<O>;
  }

  /** An error as services throw them: named Exception, its message without a prefix (RT-01). */
  exception(message: string): Error {
    const error = new this.realm.Error(message);
    error.name = 'Exception';
    return error;
  }

  /** The same values in an array of the script's context. */
  array<T>(values: readonly T[]): T[] {
    return this.realm.Array.from(values);
  }

  /** The same rows in arrays of the script's context. */
  grid<T>(rows: readonly (readonly T[])[]): T[][] {
    return this.realm.Array.from(rows, (row) => this.realm.Array.from(row));
  }
}
