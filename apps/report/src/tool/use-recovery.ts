import { useCallback, useEffect, useMemo, useState } from 'react';
import { officeEntryFault } from '@app/sealing';
import type { RecoveryState, ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { now } from './dates.ts';
import { fromHex } from './encoding.ts';
import { namesOf, signersOf } from './office-rules.ts';
import { isOtherRequest, openRequest, type OpenRequest } from './recovery-rules.ts';
import { WordedError } from './ui/failure.tsx';
import type { VaultClient } from './vault/client.ts';
import type { OfficeEntryDraft } from './vault/recovery.ts';
import { useWords } from './words.tsx';

export type Recovery = {
  /** Undefined while it loads. */
  readonly state: RecoveryState | undefined;
  /** The request that waits or is open, as the signed entries say. */
  readonly current: OpenRequest | undefined;
  /** Entries of the office were changed, cut or exchanged: no card is asked for then. */
  readonly isBroken: boolean;
  readonly nameOf: (manager: string) => string;
  readonly write: (kind: OfficeEntryDraft['kind'], request?: number) => Promise<void>;
};

/** The recovery of the reports of an office, whose entries are checked whenever they come. */
export function useRecovery(vault: VaultClient, office: ToolOffice): Recovery {
  const { id, chain } = office;
  const { broken } = useWords().words.recovering;
  const [loaded, setLoaded] = useState<{ readonly state: RecoveryState; readonly at: number }>();
  const state = loaded?.state;
  const show = useCallback((next: RecoveryState) => setLoaded({ state: next, at: Date.parse(now()) }), []);
  const load = useCallback(() => api.recovery(id).then(show, () => undefined), [id, show]);
  useEffect(() => {
    void load();
  }, [load]);

  const names = useMemo(() => namesOf(chain), [chain]);
  const current = useMemo(() => loaded && openRequest(loaded.state.entries, loaded.at), [loaded]);
  const isBroken = useMemo(
    () => state !== undefined && (hasFault(state, id, chain) || isOtherRequest(state)),
    [state, id, chain],
  );
  return {
    state,
    current,
    isBroken,
    nameOf: (manager) => names.get(manager) ?? manager.slice(0, 8),
    async write(kind, request) {
      try {
        const found = await api.recovery(id);
        const { entries } = found;
        // Nothing is signed after entries that do not fit.
        if (hasFault(found, id, chain)) throw new WordedError(broken);
        const draft = { office: id, entries, kind, ...(request !== undefined && { request }), at: now() };
        show(await api.writeRecovery(id, kind, await vault.call('officeEntry', draft)));
      } catch (failure) {
        await load();
        throw failure;
      }
    },
  };
}

function hasFault({ entries }: RecoveryState, office: string, chain: ToolOffice['chain']): boolean {
  const signers = signersOf(chain);
  const keyOf = (author: string) => {
    const key = signers.get(author);
    return key === undefined ? undefined : fromHex(key);
  };
  return officeEntryFault(entries, office, keyOf) !== undefined;
}
