import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import type { SiteFilter } from './data.ts';

type Dialog = 'generate' | 'project';

/** The state of the dashboard in its address: the filter `?query=shop&project=…` and the open dialog `?generate=1`. */
export function useListAddress() {
  const [params] = useSearchParams();
  const changeAddress = useAddressChange();
  const query = params.get('query') ?? '';
  const projectId = params.get('project') ?? undefined;
  const { key } = useLocation();
  const kind = useNavigationType();
  // Changes by this page replace the history entry; any other navigation is an arrival.
  const [arrived, setArrived] = useState(key);
  if (kind !== 'REPLACE' && key !== arrived) setArrived(key);
  const filter: SiteFilter = { ...(query ? { query } : {}), ...(projectId ? { projectId } : {}) };

  const set = (name: string, value: string | undefined): void => changeAddress({ [name]: value });
  const closed = Object.fromEntries(dialogs.map(([name]) => [name, undefined]));

  return {
    query,
    projectId,
    filter,
    arrived,
    search: (text: string) => set('query', text),
    /** An arrival, which also resets the search field. */
    showAll: () => changeAddress({ ...closed, query: undefined, project: undefined }, { isStep: true, toTop: true }),
    showProject: (id: string | undefined) => set('project', id),
    dialog: dialogs.find(([name]) => params.get(name) === '1')?.[1],
    open: (dialog: Dialog) => set(dialogs.find(([, one]) => one === dialog)?.[0] ?? '', '1'),
    closeDialogs: () => changeAddress(closed),
  };
}

const dialogs: readonly (readonly [parameter: string, dialog: Dialog])[] = [
  ['generate', 'generate'],
  ['new_project', 'project'],
];
