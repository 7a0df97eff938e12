/** What the search field of a list began with, and what it has searched for since. */
export type Start = {
  readonly count: number;
  readonly text: string;
  /** The text in the address at the last rendering. */
  readonly inAddress: string;
  /** What the field searched for and the address may not have yet, oldest first. */
  readonly searched: readonly string[];
};

export const startWith = (text: string): Start => ({ count: 0, text, inAddress: text, searched: [] });

/** Follows a text that is new in the address: the field starts again with it, unless the field itself searched for it. */
export function followed({ count, text, searched }: Start, inAddress: string): Start {
  const at = searched.indexOf(inAddress);
  return at === -1
    ? { count: count + 1, text: inAddress, inAddress, searched: [] }
    : { count, text, inAddress, searched: searched.slice(at + 1) };
}
