import { useEffect, useState } from 'react';
import type { ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { isSameChain } from './office-rules.ts';
import { checkServedFiles, type ServedFiles } from './served-files.ts';

/** What a stranger is served, compared with what the manager is. */
export type Checks = {
  readonly chain: 'checking' | 'same' | 'differs' | 'unknown';
  readonly files: ServedFiles | undefined;
};

/** With a way to compare again. */
export type RepeatableChecks = Checks & { readonly again: () => void };

const begun: Checks = { chain: 'checking', files: undefined };

/** Compares documents and files at each unlocking, and whenever the documents change. */
export function useChecks(office: ToolOffice | undefined): RepeatableChecks {
  const [checks, setChecks] = useState<Checks>(begun);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!office || office.chain.length === 0) return undefined;
    const stop = new AbortController();
    const show = (change: Partial<Checks>) => {
      if (!stop.signal.aborted) setChecks((before) => ({ ...before, ...change }));
    };
    show(begun);
    api.publicOffice(office.id).then(
      ({ chain }) => show({ chain: isSameChain(chain, office.chain) ? 'same' : 'differs' }),
      () => show({ chain: 'unknown' }),
    );
    checkServedFiles(office.id).then(
      (files) => show({ files }),
      () => undefined,
    );
    return () => stop.abort();
  }, [office, round]);
  return { ...checks, again: () => setRound((count) => count + 1) };
}
