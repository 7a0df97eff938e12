import type { CompiledWords } from './compiled.ts';

/** Characters of double width: Chinese, Japanese, Korean, pictographs, and full-width forms. */
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60]/gu;
/** A wider label may take two lines on a phone, even in a button as wide as the banner. */
const oneLine = 18;

/** Number of characters of a label, and its width in narrow characters. */
export function sizeOf(label: string): { readonly length: number; readonly width: number } {
  const { length } = [...label];
  return { length, width: length + (label.match(wide)?.length ?? 0) };
}

/** Whether a button of the first layer may take two lines on a phone. */
export function hasLongLabels(words: Partial<CompiledWords>): boolean {
  const { accept = '', reject = '', customise = '', optOutButton = '', ok = '' } = words;
  return [accept, reject, customise, optOutButton, ok].some((label) => sizeOf(label).width > oneLine);
}
