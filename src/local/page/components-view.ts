import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import { h, icon, viewText } from './dom.ts';
import { viewSign } from './emoji-view.ts';
import { viewMarkdown } from './markdown-view.ts';
import { openModal } from './modal-view.ts';
import { store } from './page-store.ts';
import { viewFile, viewPicture } from './picture-view.ts';
import { linkTo } from './place-link.ts';
import { viewSelect } from './select-view.ts';

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'premium'];

/** Sends a press or a choice, shows a spinner, and reports a failure. */
async function touch(message: APIMessage, control: HTMLElement, customId: string, values?: string[]): Promise<void> {
  control.setAttribute('aria-busy', 'true');
  const result = await store.ask({ kind: 'touch', message: message.id, customId, values });
  control.removeAttribute('aria-busy');
  if ('refused' in result) return store.fail(message.id, store.words.refusals[result.refused] ?? store.words.failed);
  if (result.settled.state === 'failed') return store.fail(message.id, store.words.failed);
  if (result.settled.modal) openModal(result.settled.modal, result.settled.interaction);
}

function viewButton(button: APIButtonComponent, message: APIMessage): HTMLElement {
  const label = 'label' in button ? button.label : '';
  const emoji = 'emoji' in button ? viewSign(button.emoji) : null;
  const text = label ? h('span', {}, viewText(label)) : null;
  if (button.style === ButtonStyle.Link) {
    return h(
      'a',
      { class: 'button link', ...linkTo(button.url), 'aria-disabled': button.disabled || null },
      emoji,
      text,
      icon('link'),
    );
  }
  const customId = 'custom_id' in button ? button.custom_id : '';
  const name = label ? null : 'emoji' in button ? button.emoji?.name : null;
  const element: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      class: `button ${STYLES[button.style] ?? ''}`,
      disabled: button.disabled ?? false,
      'aria-label': name,
      'data-focus': `c-${message.id}-${customId}`,
      'data-custom-id': customId,
      click: () => {
        if (element.getAttribute('aria-busy') !== 'true') void touch(message, element, customId);
      },
    },
    emoji,
    text,
  );
  return element;
}

function viewSection(section: APISectionComponent, message: APIMessage): HTMLElement {
  const { accessory } = section;
  const side =
    accessory.type === ComponentType.Button
      ? viewButton(accessory, message)
      : viewPicture(
          { ...accessory.media, alt: accessory.description, spoiler: accessory.spoiler },
          `${message.id}-${accessory.id}`,
        );
  return h(
    'div',
    { class: accessory.type === ComponentType.Button ? 'section' : 'section with-thumbnail' },
    h(
      'div',
      { class: 'section-text' },
      section.components.map((text) => viewMarkdown(text.content)),
    ),
    side,
  );
}

/** Blurs what is marked as a spoiler; the first press anywhere in it only lifts that. */
function veiled(element: HTMLElement): HTMLElement {
  element.classList.add('veiled');
  const lift = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    element.classList.remove('veiled');
  };
  element.addEventListener('click', lift, { capture: true, once: true });
  return element;
}

/** Only buttons and selects are interactive. */
export function viewComponent(
  one: APIMessageTopLevelComponent | APIComponentInContainer,
  message: APIMessage,
): HTMLElement {
  switch (one.type) {
    case ComponentType.ActionRow:
      return h(
        'div',
        { class: 'row' },
        one.components.map((leaf) =>
          leaf.type === ComponentType.Button
            ? viewButton(leaf, message)
            : viewSelect(
                leaf,
                `c-${message.id}-${leaf.custom_id}`,
                (values, control) => void touch(message, control, leaf.custom_id, values),
              ).element,
        ),
      );
    case ComponentType.TextDisplay:
      return viewMarkdown(one.content);
    case ComponentType.Section:
      return viewSection(one, message);
    case ComponentType.MediaGallery:
      return h(
        'div',
        { class: `gallery count-${Math.min(one.items.length, 4)}` },
        one.items.map((item, i) =>
          viewPicture({ ...item.media, alt: item.description, spoiler: item.spoiler }, `${message.id}-${one.id}-${i}`),
        ),
      );
    case ComponentType.File: {
      const file = viewFile(one.file.url, one.name ?? 'file', one.size ?? 0);
      return one.spoiler ? veiled(file) : file;
    }
    case ComponentType.Separator:
      return h('hr', { class: `separator ${one.divider === false ? 'bare' : ''} ${one.spacing === 2 ? 'wide' : ''}` });
    case ComponentType.Container: {
      const children = one.components.map((child) => viewComponent(child, message));
      const element = h('div', { class: 'container' }, children);
      if (one.accent_color != null) {
        element.classList.add('accented');
        element.style.setProperty('--accent', `#${one.accent_color.toString(16).padStart(6, '0')}`);
      }
      return one.spoiler ? veiled(element) : element;
    }
    default:
      return h('div', {});
  }
}
