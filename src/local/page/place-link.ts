import { store } from './page-store.ts';

const PLACE = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/;

/** What makes an element a link: to a channel or message here it goes there, any other opens in a new tab. */
export function linkTo(href: string) {
  const [, channel, message] = PLACE.exec(href) ?? [];
  const click = (event: Event) => {
    if (!store.server?.channels.some(({ id }) => id === channel)) return;
    event.preventDefault();
    if (channel && channel !== store.channelId) store.enter(channel);
    document.querySelector(`[data-id="${message}"]`)?.scrollIntoView({ block: 'start' });
  };
  return { href, target: '_blank', rel: 'noreferrer noopener', click };
}
