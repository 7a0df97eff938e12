import { fill } from '@app/texts/fill.ts';
import { formatNumber } from '@app/texts/numbers.ts';
import type { Attached } from '../files/attached.ts';
import type { App } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { tick } from '../page/fields.ts';

type Options = { readonly sentAs: string; readonly onRemove: () => void };

const megabyte = 1024 * 1024;

/** A file with what was found in it. W6 */
export function fileCard({ words, locale }: App, file: Attached, { sentAs, onRemove }: Options): HTMLElement {
  const { files } = words;
  const size = fill(files.size, {
    size: formatNumber(locale, Math.max(0.1, Math.round((file.size / megabyte) * 10) / 10)),
  });
  return h(
    'li',
    {},
    h('h2', {}, file.name),
    h('p', { class: 'hint' }, size),
    ...found(file, words.files),
    file.result && h('p', {}, fill(files.sentAs, { name: sentAs })),
    h('button', { type: 'button', class: 'link', onclick: onRemove }, fill(files.remove, { name: file.name })),
  );
}

function found(file: Attached, words: App['words']['files']): readonly (Node | undefined)[] {
  const { result } = file;
  if (!result) return [h('p', {}, fill(words.working, { name: file.name }))];
  if (!result.ok)
    return [
      h('p', { class: 'bad' }, words.refused[result.reason]),
      h('p', { class: 'hint' }, words.advice),
      tick({
        label: words.anyway,
        checked: file.sendAnyway,
        onTick(checked) {
          file.sendAnyway = checked;
        },
      }),
    ];
  const kinds = [...new Set(result.found.map(({ kind }) => kind))];
  return [
    kinds.length > 0
      ? h(
          'p',
          { class: 'found' },
          h('strong', {}, `${words.found}: `),
          kinds.map((kind) => words.kinds[kind]).join(', '),
        )
      : h('p', { class: 'found' }, words.nothing),
    result.left.length > 0
      ? h('p', {}, h('strong', {}, `${words.left}: `), result.left.map((kind) => words.leftKinds[kind]).join(', '))
      : undefined,
  ];
}
