import type { ChoiceAction, CoreText } from '@app/consent';
import css from './banner.css';
import { gpc } from './cookie.ts';
import { afterFrame, make } from './dom.ts';
import { hostIn } from './host.ts';
import { rest, restLater } from './rest.ts';
import {
  asked,
  close,
  customise,
  dir,
  failed,
  honoured,
  joint,
  lang,
  law,
  look,
  modal,
  position,
  texts,
} from './state.ts';
import { tellPage } from './told.ts';

/** Shows the first layer, which asks about the open purposes. */
export function ask(): void {
  const open = asked();
  const { mode, close: cross, gpc: counts } = law();
  const [title, body, accept, reject] = texts[mode] as CoreText; // there are texts for every regime's mode
  const before = document.activeElement as HTMLElement | null;

  const button = (what: string, label: string, kind?: string, name?: string) =>
    make('button', { [`data-candor-${what}`]: '', class: kind, 'aria-label': name }, label);
  const text = make(
    'div',
    { id: 'd' },
    make('h2', { id: 't' }, title),
    gpc && counts && make('p', { role: 'status' }, honoured),
    make(
      'p',
      {},
      ...body.map((part) =>
        typeof part === 'string'
          ? part
          : part[1]
            ? make('a', { href: part[1], target: '_blank' }, part[0])
            : button('customise', part[0], 'link'),
      ),
    ),
  );
  // Receives the focus: accept and reject are the next two tab stops, and the text is before it.
  const actions = make(
    'div',
    { class: 'go', tabindex: '-1' },
    button('accept', accept),
    reject && button('reject', reject),
    button('customise', customise, 'alt'),
  );
  const dialog = make(
    'dialog',
    { class: position, 'aria-labelledby': 't', 'aria-describedby': 'd' },
    text,
    actions,
    !!cross && button('close', '×', 'x', close),
  );
  const act = (what: ChoiceAction | 'customise') => {
    if (what === 'customise')
      rest().then(
        () => joint.open?.(),
        () => dialog.append(make('p', { role: 'alert' }, failed)),
      );
    else joint.choose?.(what, what === 'accept' ? open : 0, open);
  };
  dialog.onclick = ({ target }) => {
    for (const what of ['accept', 'reject', 'close', 'customise'] as const)
      if ((target as Element).closest(`[data-candor-${what}]`)) act(what);
  };
  // Escape refuses if there is a closing cross, and otherwise does nothing (RULES B6, B7).
  dialog.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (cross) return act('close');
    (root.activeElement as HTMLElement | null)?.blur();
    before?.focus();
  };
  const root = hostIn(css + look, lang, dir);
  joint.root = root;
  joint.hide = () => {
    const had = root.activeElement;
    dialog.remove();
    if (had) before?.focus();
  };
  joint.dress?.(dialog, text);
  dialog.open = !modal;
  root.append(dialog);
  document.body.append(root.host);
  if (modal) dialog.showModal();
  joint.shownAt = performance.now();
  tellPage('shown');
  afterFrame(() => {
    // After the first frame, because focusing requires layout; and only if the visitor is not typing.
    if (modal || document.activeElement === document.body) actions.focus({ preventScroll: true });
    restLater();
  });
}
