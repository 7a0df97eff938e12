import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignedOffice } from '@app/sealing';
import type { ManagerEntry, MoveTick, OpenedReport } from '@app/whistleblowing';
import { api, ApiRefusal } from './api.ts';
import { now } from './dates.ts';
import { listAll } from './use-reports.ts';
import type { VaultClient } from './vault/client.ts';
import type { ReportFault } from './vault/report-check.ts';
import type { ReportView } from './vault/report-view.ts';
import type { EntryDraft } from './vault/reports.ts';
import type { AttachedFile } from './vault/sealed-parts.ts';
import type { PlainFile } from '../form/send/file-sender.ts';

export type ReportState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'gone' }
  | { readonly kind: 'fault'; readonly fault: ReportFault }
  | { readonly kind: 'open'; readonly view: ReportView };

export type Draft = Omit<EntryDraft, 'at'>;

/** What came of writing: done, somebody else wrote before, or it failed. */
export type WriteResult =
  | { readonly kind: 'done' | 'changed' }
  | { readonly kind: 'failed'; /** What the server says, if it says something. */ readonly message: string };

type Deps = { readonly vault: VaultClient; readonly office: string; readonly chain: readonly SignedOffice[] };

/** A report that is open, and the ways to write to it. Opening it is an entry of its own. */
export function useReport({ vault, office, chain }: Deps, id: string) {
  const [state, setState] = useState<ReportState>({ kind: 'opening' });
  const isStarted = useRef(false);
  // The name stays open as long as the report does.
  const identity = useRef<string>(undefined);

  const show = useCallback(
    async (report: OpenedReport) => {
      const identityWrap = identity.current;
      const found = await vault.call('report', { report, chain, ...(identityWrap !== undefined && { identityWrap }) });
      setState('fault' in found ? { kind: 'fault', fault: found.fault } : { kind: 'open', view: found.view });
    },
    [vault, chain],
  );

  const open = useCallback(async () => {
    try {
      const listed = (await listAll(office)).find((one) => one.id === id);
      if (!listed) return setState({ kind: 'gone' });
      // Of a deleted report the log is left. Reading it opens nothing.
      if (listed.status === 'information_deleted') return await show(await api.deletedReport(id));
      const entry = await vault.call('opening', { report: listed, at: now() });
      return await show(await api.openReport(id, entry));
    } catch (failure) {
      return setState({ kind: 'failed', error: failure instanceof Error ? failure : new Error('unknown') });
    }
  }, [vault, office, id, show]);

  useEffect(() => {
    // Each opening is logged: once is enough.
    if (isStarted.current) return;
    isStarted.current = true;
    void open();
  }, [open]);

  async function send(draft: Draft, post: (entry: ManagerEntry) => Promise<void>): Promise<WriteResult> {
    try {
      await post(await vault.call('entry', { report: id, draft: { ...draft, at: now() } }));
      return { kind: 'done' };
    } catch (failure) {
      const refusal = failure instanceof ApiRefusal ? failure : undefined;
      if (refusal?.code !== 'report.changed') return { kind: 'failed', message: refusal?.message ?? '' };
      await open();
      return { kind: 'changed' };
    }
  }

  return {
    state,
    open,
    write: (draft: Draft, ticks?: readonly MoveTick[]) =>
      send(draft, async (entry) => show(await api.addEntry(id, { ...entry, ...(ticks && { ticks }) }))),
    openIdentity: (text: string) =>
      send({ kind: 'identity-opened', note: { text } }, async (entry) => {
        const { wrap, report } = await api.openIdentity(id, entry);
        identity.current = wrap;
        await show(report);
      }),
    /** Seals and sends a file that a message will name. Sent again, it is the same. */
    async attach({ id: fileId, name, type, bytes, isClean }: PlainFile): Promise<AttachedFile> {
      const { chunks, sent, sha256 } = await vault.call('sealFile', { report: id, file: { id: fileId, bytes } });
      for (const [chunk, sealed] of chunks.entries()) await api.putChunk(id, sent, chunk, sealed);
      return { sent, header: { name, type, size: bytes.length, sha256, isClean } };
    },
    async file(file: { readonly id: string; readonly size: number; readonly sha256: string }, chunks: number) {
      const sealed: Uint8Array[] = [];
      for (let chunk = 0; chunk < chunks; chunk++) sealed.push(await api.chunk(id, file.id, chunk));
      return vault.call('file', { report: id, file, chunks: sealed });
    },
  };
}

export type ReportActions = ReturnType<typeof useReport>;

/** Writes to a report. Returns whether it was written, so that what was typed may go. */
export type WriteToReport = (draft: Draft, done: string) => Promise<boolean>;
