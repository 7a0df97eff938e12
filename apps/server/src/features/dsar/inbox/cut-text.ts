/** The beginning of a text, at most `longest` UTF-16 units, without half a sign at its end: the database refuses such. */
export function cutText(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, isBeforeHalf(text, longest) ? longest - 1 : longest);
}

/** Whether a cut here would leave the first half of a sign behind. */
function isBeforeHalf(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
