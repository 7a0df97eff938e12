import base from '../banner.css';
import type { Core } from '../core.ts';
import { addStyle } from '../styles.ts';
import css from './badge.css';
import { allowed, choice, config, honoured, joint, law } from './state.ts';

let dressed: ShadowRoot | undefined;
/** Whether the style of dialogs is still missing: without a dialog, only the style of the reopen control is needed. */
let plain = false;

/** The shadow root of the banner: the first layer's, if there was one. */
export function root(): ShadowRoot {
  if (!joint.root) {
    plain = true;
    joint.root = joint.banner(styleOf(), config.lang, config.rtl ? 'rtl' : 'ltr');
  } else if (!dressed && joint.control) {
    plain = true;
    addStyle(joint.root, styleOf());
  }
  if (dressed !== joint.root) addStyle(joint.root, css);
  return (dressed = joint.root);
}

/** The interface that parts receive. The omitted functions ask the visitor, and are added by the code that can do so. */
export const kit: Pick<Core, Exclude<keyof Core, 'choose' | 'open'>> & Partial<Core> = {
  config,
  nonce: joint.nonce,
  extensions: [],
  regime: law,
  choice,
  allowed,
  again: (is) => void (joint.again = is),
  load: async (part) => void (await joint.load?.(...part)),
  add(extension) {
    kit.extensions.push(extension);
    extension.start?.(choice(), law());
  },
  root,
  style(text) {
    const to = root();
    if (plain) addStyle(to, base);
    plain = false;
    addStyle(to, text);
  },
  honoured,
};

function styleOf(): string {
  const { css: look, dark, own = '' } = config.look;
  return `:host{${look}}${dark ? `:host(.d){${dark}}` : ''}${own}`;
}
