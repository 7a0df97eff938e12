import type { RequestRight } from '@app/contract';
import { isLocale, type Locale } from '@app/texts';

/** Beginnings of words by which people name what they want, in the languages that most of them write. */
const stems: readonly (readonly [RequestRight, readonly string[]])[] = [
  [
    'erasure',
    [
      'delet',
      'erase',
      'erasure',
      'erasing',
      'forgotten',
      'lösch',
      'gelöscht',
      'supprim',
      'effac',
      'cancellare',
      'cancellate',
      'cancellazione',
      'cancelliate',
      'cancellino',
      'borrar',
      'borren',
      'borrado',
      'suprim',
      'supresión',
      'eliminar',
      'eliminación',
      'eliminação',
      'eliminazione',
      'elimine',
      'apagar',
      'apaguem',
      'excluir',
      'excluam',
      'exclusão',
      'verwijder',
      'usuń',
      'usunię',
    ],
  ],
  ['rectification', ['rectif', 'berichtig', 'korrigier', 'rettific', 'corrig']],
  ['portability', ['portab', 'datenübertrag', 'übertragbar']],
];

/**
 * What a mail may ask for, as far as its words tell: access always, since whoever writes "do not delete my data" wants to know
 * more. A guess, on which nothing is done before a teammate has confirmed or corrected it.
 */
export function rightsIn(text: string, offered: readonly RequestRight[]): RequestRight[] {
  const written = [...new Set(text.toLowerCase().split(/[^\p{L}]+/u))];
  const isNamed = (beginnings: readonly string[]) =>
    written.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return [
    ...(offered.includes('access') ? (['access'] as const) : []),
    ...stems.filter(([right, beginnings]) => offered.includes(right) && isNamed(beginnings)).map(([right]) => right),
  ];
}

const words: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  en: ['the', 'and', 'my', 'you', 'is', 'of', 'please', 'your'],
  de: ['der', 'die', 'und', 'ich', 'sie', 'meine', 'bitte', 'nicht'],
  fr: ['le', 'les', 'vous', 'je', 'mes', 'des', 'et', 'est'],
  it: ['il', 'che', 'miei', 'di', 'sono', 'chiedo', 'per', 'vostro'],
  es: ['el', 'los', 'mis', 'que', 'y', 'por', 'usted', 'favor'],
  nl: ['het', 'een', 'mijn', 'ik', 'van', 'niet', 'graag', 'u'],
  'pt-BR': ['os', 'meus', 'que', 'não', 'uma', 'você', 'para', 'do'],
};

/** The language of a mail: what its header says, else the one whose small words it has most of. */
export function languageIn(text: string, header: string): Locale {
  if (isLocale(header)) return header;
  const said = new Set(
    text
      .toLowerCase()
      .slice(0, 5000)
      .split(/[^\p{L}]+/u),
  );
  const counted = Object.entries(words).map(([locale, small]) => ({
    locale,
    count: small.filter((word) => said.has(word)).length,
  }));
  const best = counted.toSorted((one, other) => other.count - one.count)[0];
  return best && best.count >= 2 && isLocale(best.locale) ? best.locale : 'en';
}

/** Lines of a forwarded mail in which its sender stands. */
const fromLine = /^[>\s*]*(?:from|von|de|da|van|från|fra|od)\s{0,3}:\*?\s/i;

/** Who sent what somebody forwarded, if its head stands in the text. */
export function originalSender(
  subject: string,
  text: string,
): { readonly name: string; readonly address: string } | undefined {
  if (!/^\s*(?:fwd?|wg|tr|i|rv|enc|doorst|vs|vb|pd)\s*:/i.test(subject)) return undefined;
  const line = text
    .split('\n')
    .slice(0, 200)
    .find((one) => one.length < 500 && fromLine.test(one));
  const address = line?.split(/[\s<>"(),;:[\]]/).find((word) => /^[^@]{1,64}@[^@]{1,200}$/.test(word));
  if (!line || !address) return undefined;
  const name = line.replace(fromLine, '').split(/[<[]/)[0]?.replaceAll('"', '').trim() ?? '';
  return { address, name: name.includes('@') ? '' : name };
}
