import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useNavigate } from 'react-router';

/** Changes of parameters of the address; undefined or an empty text removes one. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

type Options = {
  /** The new fragment. Default: it stays. */
  readonly hash?: string | undefined;
  /** Whether the browser goes back over the change. */
  readonly isStep?: boolean;
  /** Whether the page scrolls to its top. */
  readonly toTop?: boolean;
};

// What a change leads to, until it is the address: another change of the page in the same moment builds on it.
let coming: { readonly pathname: string; readonly search: string } | undefined;

/**
 * Changes parameters of the address of this page. Unlike with the setter of `useSearchParams`, the fragment stays, which names a
 * tab, and of two changes in the same moment none is lost.
 */
export function useAddressChange(): (change: AddressChange, options?: Options) => void {
  const navigate = useNavigate();
  // A page in a lightbox has an address of its own. Read at each change, since what was rendered last may be behind.
  const router = use(DataRouter)?.router;
  return (change, options = {}) => {
    const { pathname, search: present, hash: fragment } = router?.state.location ?? window.location;
    const { hash = fragment, isStep = false, toTop = false } = options;
    const before = coming?.pathname === pathname ? coming.search : present;
    const search = changedSearch(new URLSearchParams(before), change);
    const next = { pathname, search };
    coming = next;
    const go = async (): Promise<void> => {
      try {
        await navigate({ search, hash }, { replace: !isStep, preventScrollReset: !toTop });
      } finally {
        if (coming === next) coming = undefined;
      }
    };
    void go();
  };
}

/** A search with changed parameters, with its question mark. */
export function changedSearch(search: URLSearchParams, change: AddressChange): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text && `?${text}`;
}
