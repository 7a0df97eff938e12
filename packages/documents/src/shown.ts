/** What stands where a fact is still missing. Such a document is for preview alone. */
const blank = '…';

const untidy = /[^\S ]|[\u0000-\u001f\u007f-\u009f\u2028\u2029]| {2}|^ | $/;

/** Text of the owner on one line: spaces, tabs and line breaks in a row become one space, control characters none. */
export function shown(text: string): string {
  if (text !== '' && !untidy.test(text)) return text;
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim() || blank;
}
