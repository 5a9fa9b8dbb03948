import { ComponentType } from 'discord.js';
import { escapeNames, plainText, simplifyNames } from '#i18n';
import type { ActionRow, Component } from './components.ts';

/** All texts of a message together. */
export const MOST_TEXT = 4000;

function worded(one: ActionRow['components'][number]): ActionRow['components'][number] {
  if (one.type === ComponentType.StringSelect) {
    const options = one.options.map((option) => ({ ...option, label: plainText(option.label) }));
    return { ...one, placeholder: plainText(one.placeholder ?? ''), options };
  }
  return 'label' in one ? { ...one, label: plainText(one.label ?? '') } : one;
}

function named(component: Component, said: (text: string) => string): Component {
  if (component.type === ComponentType.TextDisplay) return { ...component, content: said(component.content) };
  return component.type === ComponentType.ActionRow
    ? { ...component, components: component.components.map(worded) }
    : component;
}

const lengthOf = (components: readonly Component[]): number =>
  components.reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? one.content.length : 0), 0);

/**
 * The one place where names become what they have to be: in texts nothing in them has a meaning, in labels they are as
 * they are. Where names full of signs would make a message too long, they lose the signs.
 */
export function withNames(components: readonly Component[]): Component[] {
  const all = components.map((component) => named(component, escapeNames));
  return lengthOf(all) > MOST_TEXT ? components.map((component) => named(component, simplifyNames)) : all;
}
