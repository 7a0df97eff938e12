import { ideographic } from './pdf-fonts.ts';

// Allows breaks before and after ideographs, kana and hangul, but not before closing punctuation, small kana and iteration
// marks, nor after opening punctuation. UAX #14, LB13, LB14, LB21, of the classes CL, EX, IS, NS, OP and QU.
const never = String.raw`\s\u00a0\u2060\ufeff`;
const opening = String.raw`([{“‘«（［｛「『【〈《〔〖｟`;
const closing = String.raw`·)\]}”’»）］｝」』】〉》〕〗｠、。，．！？：；・ー々〻〜,.:;!?/%％‰℃…‥—ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ`;
const notBetween = `(?<![${never}${opening}])(?![${never}${closing}])`;
const besideIdeographs = `(?<=${ideographic})${notBetween}(?=.)|(?<=.)${notBetween}(?=${ideographic})`;
const maybeBesideIdeographs = new RegExp(besideIdeographs, 'su');
// After a space, and after a hyphen or a slash between letters, except in words such as `E-Mail`; not at a no-break space.
export const betweenWords = new RegExp(
  String.raw`(?<=[ \n])(?=[^ \n])|(?<=\p{L}{2}[-/–—])(?=\p{L})|${besideIdeographs}`,
  'su',
);
// Where an address or the name of a cookie may be broken if it does not fit.
export const withinWord = /(?<=[_.:/?&=@,;-])/;

/** Whether a line may break where two runs meet. */
export function mayPart(before: string, after: string): boolean {
  const [last = '', next = ''] = [[...before].at(-1), [...after][0]];
  return last === ' ' || last === '\n' || next === ' ' || maybeBesideIdeographs.test(last + next);
}
