import { useSearchParams } from 'react-router';
import { filterIn, filterNames, type Filter } from './data.ts';

/** The filters of the log, which are kept in the address, and how to change some of them. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const narrow = (change: Partial<Record<keyof Filter, string | undefined>>): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = (): void => narrow(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  return { filter: filterIn(search), narrow, clear };
}
