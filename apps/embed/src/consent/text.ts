// Control characters and lone surrogates cannot be stored: the intake refuses a record that contains any.
const unsavable = /[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]/gu;

/** Text without characters that cannot be stored. */
export function storable(text: string): string {
  return text.replace(unsavable, '');
}

/** Text on one line, truncated to the limit of characters, for names and addresses. */
export function oneLine(text: string, max: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, max);
}

const languages =
  'bg ca cs da de el en en-GB es et fi fr hr hu id it ja lt lv nl no pl pt pt-BR ro ru sk sl sv zh-CN'.split(' ');

/** The language of Candor for a `lang` attribute; undefined if Candor does not have it. */
export function languageOf(tag: string | null | undefined): string | undefined {
  const known = (tag ?? '')
    .toLowerCase()
    .replace(/^n[bn]/, 'no')
    .replace(/^zh(-hans)?$/, 'zh-cn');
  const find = (wanted?: string) => languages.find((language) => language.toLowerCase() === wanted);
  return find(known) ?? find(known.split('-')[0]);
}
