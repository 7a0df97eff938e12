import type { DocumentSettings } from '@app/contract';
import { fallbackLocale } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';

export type Activity = NonNullable<DocumentSettings['activities']>[number];

/** Returns the name of an activity's kind, or the owner's name of a custom one. */
export function useActivityName(): (activity: Activity) => string {
  const words = useWords().policies.activities;
  const locale = useLocale();
  return ({ kind, name }) => {
    if (kind !== 'other') return words.kinds[kind].name;
    return name?.[locale] ?? name?.[fallbackLocale] ?? Object.values(name ?? {})[0] ?? words.other;
  };
}
