/** Letters one by one, groups with a pause between, for reading aloud. */
export const spell = (groups: readonly string[]): string => groups.map((group) => [...group].join(' ')).join(', ');
