import type { RequestRight } from '@app/contract';
import { isLocale, type Locale } from '@app/texts';

/** Stems by which people name what they want, in the languages that most of them write. What names nothing asks for access. */
const stems: readonly (readonly [RequestRight, RegExp])[] = [
  [
    'erasure',
    /\b(?:delet|eras|forgotten|lösch|supprim|effac|cancella|borrar|suprim|apag|exclu|elimin|verwijder|usuń|usuni)/i,
  ],
  ['rectification', /\b(?:rectif|berichtig|korrigier|rettific|corrig)/i],
  ['portability', /\b(?:portab|datenübertrag|übertragbar)/i],
];

/** What a mail asks for, as far as its words tell. A teammate reads it in any case. */
export function rightsIn(text: string, offered: readonly RequestRight[]): RequestRight[] {
  const found = stems.filter(([right, stem]) => offered.includes(right) && stem.test(text)).map(([right]) => right);
  return found.length > 0 ? found : ['access'];
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
