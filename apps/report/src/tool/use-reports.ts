import { useCallback, useEffect, useState } from 'react';
import type { ListedReport } from '@app/whistleblowing';
import { api } from './api.ts';
import type { Row } from './table-rules.ts';
import { errorOf } from './ui/use-action.ts';
import type { VaultClient } from './vault/client.ts';

export type ReportsState = {
  readonly rows: readonly Row[];
  /** Undefined: all are there. */
  readonly progress: { readonly opened: number; readonly total: number } | undefined;
  readonly error: Error | undefined;
};

/** How many summaries are opened before the table is shown again. */
const batch = 16;

/** The reports of an office: their summaries are opened in the worker, in small portions. */
export function useReports(vault: VaultClient, office: string) {
  const [state, setState] = useState<ReportsState>({ rows: [], progress: { opened: 0, total: 0 }, error: undefined });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void load(vault, office, stop.signal, setState);
    return () => stop.abort();
  }, [vault, office, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { ...state, reload };
}

async function load(
  vault: VaultClient,
  office: string,
  signal: AbortSignal,
  show: (state: ReportsState) => void,
): Promise<void> {
  let rows: Row[] = [];
  try {
    const reports = await listAll(office);
    for (let at = 0; at < reports.length; at += batch) {
      const portion = reports.slice(at, at + batch);
      const summaries = await vault.call('summaries', portion);
      if (signal.aborted) return;
      rows = [
        ...rows,
        ...portion.map((report, place): Row => ({
          report,
          summary: summaries[place]?.summary ?? null,
          isBroken: summaries[place]?.isBroken ?? true,
        })),
      ];
      show({ rows, progress: { opened: rows.length, total: reports.length }, error: undefined });
    }
    if (!signal.aborted) show({ rows, progress: undefined, error: undefined });
    await keepRing(vault);
  } catch (failure) {
    if (!signal.aborted) show({ rows, progress: undefined, error: errorOf(failure) });
  }
}

export async function listAll(office: string): Promise<readonly ListedReport[]> {
  const reports: ListedReport[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof api.reports>> = await api.reports(office, after);
    reports.push(...page.reports);
    after = page.next;
  } while (after !== null);
  return reports;
}

/** Without the ring, shares are unwrapped again the next time: nothing is lost. */
async function keepRing(vault: VaultClient): Promise<void> {
  for (const block of await vault.call('ring')) await api.putRing(block).catch(() => undefined);
}
