import { useCallback, useEffect, useMemo, useState } from 'react';
import { officeEntryFault } from '@app/sealing';
import type { RecoveryState, ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { now } from './dates.ts';
import { fromHex } from './encoding.ts';
import { namesOf, signersOf } from './office-rules.ts';
import type { VaultClient } from './vault/client.ts';
import type { OfficeEntryDraft } from './vault/recovery.ts';

export type Recovery = {
  /** Undefined while it loads. */
  readonly state: RecoveryState | undefined;
  /** Entries of the office were changed, cut or exchanged: no card is asked for then. */
  readonly isBroken: boolean;
  readonly nameOf: (manager: string) => string;
  readonly write: (kind: OfficeEntryDraft['kind'], request?: number) => Promise<void>;
};

/** The recovery of the reports of an office, whose entries are checked whenever they come. */
export function useRecovery(vault: VaultClient, office: ToolOffice): Recovery {
  const { id, chain } = office;
  const [state, setState] = useState<RecoveryState>();
  const load = useCallback(() => api.recovery(id).then(setState, () => undefined), [id]);
  useEffect(() => {
    void load();
  }, [load]);

  const names = useMemo(() => namesOf(chain), [chain]);
  const isBroken = useMemo(() => state !== undefined && hasFault(state, id, chain), [state, id, chain]);
  return {
    state,
    isBroken,
    nameOf: (manager) => names.get(manager) ?? manager.slice(0, 8),
    async write(kind, request) {
      try {
        const { entries } = await api.recovery(id);
        const draft = { office: id, entries, kind, ...(request !== undefined && { request }), at: now() };
        setState(await api.writeRecovery(id, kind, await vault.call('officeEntry', draft)));
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
