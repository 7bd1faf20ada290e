/** The page shown after a week is finalized: the text for the chat, ready to copy. */
import { byId } from './elements';

const chat = byId('chat', HTMLTextAreaElement);

byId('copy', HTMLButtonElement).addEventListener('click', () => {
  chat.select();
  // The clipboard service is closed inside Google's frame; the old command works there.
  const copied = document.execCommand('copy');
  byId('said', HTMLElement).textContent = copied ? 'Copied.' : 'Press Ctrl+C to copy.';
});
byId('close', HTMLButtonElement).addEventListener('click', () => google.script.host.close());
byId('copy', HTMLButtonElement).focus();
