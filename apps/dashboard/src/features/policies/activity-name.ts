import type { DocumentSettings } from '@app/contract';
import { fallbackLocale } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';

export type Activity = NonNullable<DocumentSettings['activities']>[number];

/** An activity by its kind; one of the owner's own by the name it was given. */
export function useActivityName(): (activity: Activity) => string {
  const words = useWords().policies.activities;
  const locale = useLocale();
  return ({ kind, name }) => {
    if (kind !== 'other') return words.kinds[kind].name;
    return name?.[locale] ?? name?.[fallbackLocale] ?? Object.values(name ?? {})[0] ?? words.other;
  };
}
