import type { NewPageRequest } from '../chat/page-protocol.ts';
import { openModal } from './modal-view.ts';
import { store } from './page-store.ts';

const say = (text: string) => store.emit('said', text);

/** Sends a command, says above the message box how it goes, and opens the modal it may be answered with. */
export async function sendCommand(request: Extract<NewPageRequest, { kind: 'run' | 'menu' }>): Promise<void> {
  say(store.words.sending);
  const result = await store.ask(request);
  if ('refused' in result) return say(store.words.refusals[result.refused] ?? store.words.failed);
  if (result.settled.state === 'failed') return say(store.words.noAnswer);
  say('');
  if (result.settled.modal) openModal(result.settled.modal, result.settled.interaction);
}
