import type { CompiledLayerWords, CompiledPurpose, CompiledService } from '@app/consent';
import { make } from '../dom.ts';

export type PurposeCard = {
  readonly bit: number;
  readonly card: HTMLElement;
  readonly input: HTMLInputElement | undefined;
};

/** A purpose with its switch and services. Necessary has no switch: it is always on. */
export function purposeCard(
  { bit, name, text, services }: CompiledPurpose,
  words: CompiledLayerWords,
  on: boolean,
): PurposeCard {
  const input =
    bit === 0
      ? undefined
      : make('input', { type: 'checkbox', role: 'switch', id: `s${bit}`, 'aria-describedby': `p${bit}` });
  // Off unless the visitor allowed it (RULES B5).
  if (input) input.checked = on;
  const title = make('h3', {}, input ? make('label', { for: `s${bit}` }, name) : name);
  const card = make(
    'section',
    {},
    make('div', { class: 'row' }, title, input ?? make('span', { class: 'small' }, words.alwaysOn)),
    make('p', { id: `p${bit}` }, text),
  );
  if (services.length > 0) {
    const list = make('details', {}, make('summary', {}, `${words.services} (${services.length})`));
    // Most visitors never open this: its content is created when it is first opened.
    list.addEventListener('toggle', () => list.append(...services.map((one) => service(one, words))), { once: true });
    card.append(list);
  } else card.append(make('p', { class: 'small' }, words.noServices));
  return { bit, card, input };
}

function service({ name, provider, use, privacy, trackers }: CompiledService, words: CompiledLayerWords): HTMLElement {
  const facts = [
    ...(provider ? [make('dt', {}, words.provider), make('dd', {}, provider)] : []),
    ...(use ? [make('dt', {}, words.use), make('dd', {}, use)] : []),
  ];
  const cells = (kind: 'td' | 'th', texts: readonly string[]) =>
    make('tr', {}, ...texts.map((one) => make(kind, kind === 'th' ? { scope: 'col' } : {}, one)));
  return make(
    'article',
    {},
    make('h4', {}, name),
    make('dl', {}, ...facts),
    trackers.length > 0
      ? make(
          'table',
          {},
          make('caption', {}, words.trackers),
          make('thead', {}, cells('th', [words.name, words.kind, words.lasts])),
          make('tbody', {}, ...trackers.map((one) => cells('td', one))),
        )
      : make('p', { class: 'small' }, words.trackersUnknown),
    ...(privacy
      ? [
          make(
            'a',
            { href: privacy, target: '_blank', rel: 'noreferrer', 'aria-label': `${words.privacy}: ${name}` },
            words.privacy,
          ),
        ]
      : []),
  );
}
