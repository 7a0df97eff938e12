import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { SiteFilter } from './data.ts';

type Dialog = 'generate' | 'project';

/** The state of the dashboard in its address: the filter `?query=shop&project=…` and the open dialog `?generate=1`. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const query = params.get('query') ?? '';
  const projectId = params.get('project') ?? undefined;
  const { key } = useLocation();
  const kind = useNavigationType();
  // Changes by this page replace the history entry; any other navigation is an arrival.
  const [arrived, setArrived] = useState(key);
  if (kind !== 'REPLACE' && key !== arrived) setArrived(key);
  const filter: SiteFilter = { ...(query ? { query } : {}), ...(projectId ? { projectId } : {}) };

  const set = (name: string, value: string | undefined): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    query,
    projectId,
    filter,
    arrived,
    search: (text: string) => set('query', text),
    /** An arrival, which also resets the search field. */
    showAll: () => setParams(new URLSearchParams()),
    showProject: (id: string | undefined) => set('project', id),
    dialog: dialogs.find(([name]) => params.get(name) === '1')?.[1],
    open: (dialog: Dialog) => set(dialogs.find(([, one]) => one === dialog)?.[0] ?? '', '1'),
    closeDialogs: () =>
      setParams(
        (before) => new URLSearchParams([...before].filter(([name]) => !dialogs.some(([one]) => one === name))),
        { replace: true, preventScrollReset: true },
      ),
  };
}

const dialogs: readonly (readonly [parameter: string, dialog: Dialog])[] = [
  ['generate', 'generate'],
  ['new_project', 'project'],
];
