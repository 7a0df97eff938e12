import type { ChoiceAction, CompiledLayer, PurposeSet } from '@app/consent';
import type { Core } from '../core.ts';
import { make } from '../dom.ts';
import { choicePanel } from './choice-panel.ts';
import css from './layer.css';
import { purposeCard } from './purpose-card.ts';

const styled = new WeakSet<ShadowRoot>();
let dialog: HTMLDialogElement | undefined;

/** Opens the second layer above the page; a valid choice is shown at the top. Closing it stores nothing. */
export function openLayer(core: Core, layer: CompiledLayer, said?: string): void {
  const { config } = core;
  const { words } = layer;
  const choice = core.choice();
  const allowed = core.allowed();
  dialog?.remove();

  const cards = layer.purposes.map((purpose) => purposeCard(purpose, words, !!(allowed & (1 << purpose.bit))));
  const panels = core.extensions.flatMap((one) => one.panel?.(core.root()) ?? []);
  const chosen = (): PurposeSet => cards.reduce((set, { input, bit }) => (input?.checked ? set | (1 << bit) : set), 1);
  const choose = (action: ChoiceAction, granted: PurposeSet) => {
    made.onclose = () => made.remove();
    made.close();
    core.choose(action, granted);
  };

  const button = (label: string, act: () => void, kind = '') => {
    const one = make('button', { class: kind }, label);
    one.onclick = act;
    return one;
  };
  const withdrawing = !!choice && allowed > 1;
  const heading = make('h2', { id: 'lt', tabindex: '-1', autofocus: '' }, choice ? words.choices : words.heading);
  const close = make('button', { class: 'x', 'aria-label': words.close }, '×');
  const made = make(
    'dialog',
    { class: 'layer', 'aria-labelledby': 'lt' },
    make('div', { class: 'head' }, heading, close),
    make(
      'div',
      { class: 'body', tabindex: '0', role: 'group', 'aria-labelledby': 'lt' },
      make('p', { role: 'status', class: 'said' }, said ?? ''),
      ...(choice ? [choicePanel(core, layer, choice)] : []),
      make('p', {}, words.intro),
      ...cards.map(({ card }) => card),
      ...panels,
      make(
        'p',
        { class: 'small' },
        `${layer.own[core.regime().months]} `,
        ...(config.words.policy ? [make('a', { href: config.words.policy, target: '_blank' }, words.policy)] : []),
      ),
    ),
    make(
      'div',
      { class: 'go' },
      button(words.acceptAll, () => choose('accept', config.purposes)),
      withdrawing
        ? button(words.withdraw, () => {
            choose('withdraw', 1);
            openLayer(core, layer, words.withdrawn);
          })
        : button(words.rejectAll, () => choose('reject', 1)),
      button(words.save, () => choose('custom', chosen()), 'alt'),
    ),
  );
  dialog = made;
  // Once a switch has moved, saving is what the visitor is about to do.
  made.onchange = () => made.classList.add('moved');
  close.onclick = () => made.close();
  // Clicks outside the dialog's content have the dialog as target: they hit its backdrop.
  made.onclick = ({ target }) => {
    if (target === made) made.close();
  };
  made.onclose = () => {
    made.remove();
    for (const one of core.extensions) one.closed?.();
  };
  if (!styled.has(core.root())) core.style(css);
  styled.add(core.root());
  core.root().append(made);
  made.showModal();
  for (const one of core.extensions) one.shown?.();
}
