import type { BannerChange } from '@app/contract';
import { fill } from '@app/texts';
import { useCookieSolutionWords, useServiceWords } from './words.ts';

/** Describes a change by the name of the setting, whatever changed in it. */
export function useDescription(): (change: BannerChange) => string {
  const { history, publishing } = useCookieSolutionWords();
  const { categories } = useServiceWords();
  const settings: Readonly<Record<string, string>> = publishing.settings;
  const purposes: Readonly<Record<string, string>> = categories;
  return ({ kind, what }) => {
    const name =
      kind === 'setting'
        ? (settings[what.split('.')[0] ?? ''] ?? what)
        : kind === 'asked-again'
          ? (purposes[what] ?? what)
          : what;
    return fill<string>(history.versions.kinds[kind], { what: name });
  };
}
