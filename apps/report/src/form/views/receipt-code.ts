import { fill } from '@app/texts/fill.ts';
import type { App } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { spell } from '../page/spell.ts';

/** A receipt in large groups, which a screen reader spells, with buttons to copy and print it. */
export function receiptCode({ words }: Pick<App, 'words'>, receipt: string): readonly HTMLElement[] {
  const { receipt: texts } = words.form;
  const groups = receipt.split('-');
  const copied = h('span', { role: 'status' });
  const code = h(
    'p',
    { class: 'code receipt', role: 'img', 'aria-label': fill(texts.spelled, { letters: spell(groups) }) },
    ...groups.map((group) => h('span', {}, group)),
  );
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(receipt);
      copied.textContent = texts.copied;
    } catch {
      // Without access to the clipboard, it is selected, for the keys that copy.
      getSelection()?.selectAllChildren(code);
    }
  }
  return [
    code,
    h(
      'p',
      { class: 'code-tools' },
      h('button', { type: 'button', class: 'quiet', onclick: () => void copy() }, texts.copy),
      h('button', { type: 'button', class: 'quiet', onclick: () => print() }, texts.print),
      copied,
    ),
  ];
}
