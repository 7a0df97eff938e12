/** The placeholder for a missing fact. A document that contains it is only for preview. */
const blank = '…';

const untidy = /[^\S ]|[\u0000-\u001f\u007f-\u009f\u2028\u2029]| {2}|^ | $/;

/** The owner's text on one line: collapses each run of spaces, tabs, line breaks and control characters into one space. */
export function shown(text: string): string {
  if (text !== '' && !untidy.test(text)) return text;
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim() || blank;
}
