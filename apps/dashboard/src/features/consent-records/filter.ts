import { isDay, isOneOf, isText, listParameters, type Values } from '#app/records/filter.ts';

/** The filter of a list as stored in the address. Days are UTC days in ISO format, the last one inclusive. */
export type Filter = Values<keyof typeof checks>;

export type ListName = 'consents' | 'subjects' | 'notices';

export const sources = ['public', 'private'] as const;
export const kinds = ['consent', 'withdrawal'] as const;
export const answers = ['true', 'false'] as const;

const isName = (value: string): boolean => value !== '' && value.length <= 100;
const checks = {
  text: isText,
  source: isOneOf(sources),
  kind: isOneOf(kinds),
  verified: isOneOf(answers),
  notice: isName,
  version: isName,
  from: isDay,
  to: isDay,
} as const;

export const parametersOf = {
  consents: listParameters('', checks),
  subjects: listParameters('subjects-', checks),
  notices: listParameters('notices-', checks),
} as const satisfies Record<ListName, unknown>;

export const { emptyFilter } = parametersOf.consents;
