import { ideographic } from './pdf-fonts.ts';

// Before and after ideographs, kana and hangul, but not before what closes, small kana and marks of repetition, nor
// after what opens. UAX #14, LB13, LB14, LB21, of the classes CL, EX, IS, NS, OP and QU.
const never = String.raw`\s\u00a0\u2060\ufeff`;
const opening = String.raw`([{“‘«（［｛「『【〈《〔〖｟`;
const closing = String.raw`·)\]}”’»）］｝」』】〉》〕〗｠、。，．！？：；・ー々〻〜,.:;!?/%％‰℃…‥—ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ`;
const notBetween = `(?<![${never}${opening}])(?![${never}${closing}])`;
const besideIdeographs = `(?<=${ideographic})${notBetween}(?=.)|(?<=.)${notBetween}(?=${ideographic})`;
const maybeBesideIdeographs = new RegExp(besideIdeographs, 'su');
// After a space, and after a hyphen or a slash between letters, yet not the one of `E-Mail`; not at a no-break space.
export const betweenWords = new RegExp(
  String.raw`(?<=[ \n])(?=[^ \n])|(?<=\p{L}{2}[-/–—])(?=\p{L})|${besideIdeographs}`,
  'su',
);
// Where an address or the name of a cookie may be parted if it does not fit.
export const withinWord = /(?<=[_.:/?&=@,;-])/;

/** Whether a line may end where two runs meet. */
export function mayPart(before: string, after: string): boolean {
  const [last = '', next = ''] = [[...before].at(-1), [...after][0]];
  return last === ' ' || last === '\n' || next === ' ' || maybeBesideIdeographs.test(last + next);
}
