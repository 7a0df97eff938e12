import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readRange, writtenRange, type Chosen } from './range.ts';

type Change = Readonly<
  Partial<Record<'preference' | 'consent' | 'export' | 'range' | 'from' | 'to' | 'step' | 'by', string | undefined>>
>;

/** What of the page stands in its address: the timeframe, whose choices, and which one is open. */
export function useAddress() {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();

  /** The address of this page with something changed. What is undefined is taken out. */
  const to = (change: Change, tab = hash) => ({ pathname, search: changed(search, change), hash: tab });
  return {
    chosen: readRange(search),
    preference: search.get('preference') ?? undefined,
    consent: search.get('consent') ?? undefined,
    export: search.get('export') ?? undefined,
    step: search.get('step') ?? undefined,
    by: search.get('by') ?? undefined,
    to,
    go: (change: Change, tab?: string) => void navigate(from(change, tab), { preventScrollReset: true }),
    choose: (chosen: Chosen) =>
      void navigate(from({ ...writtenRange(chosen), consent: undefined }), { replace: true, preventScrollReset: true }),
  };
}

/** The same from where the page is by now: it may not have been drawn anew since the press before. */
function from(change: Change, tab = window.location.hash) {
  return { search: changed(new URLSearchParams(window.location.search), change), hash: tab };
}

function changed(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text && `?${text}`;
}
