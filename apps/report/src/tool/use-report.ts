import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignedOffice } from '@app/sealing';
import type { IdentityAsk, ManagerEntry, MoveTick, OpenedReport } from '@app/whistleblowing';
import { api, ApiRefusal } from './api.ts';
import { now } from './dates.ts';
import { listAll } from './use-reports.ts';
import { errorOf } from './ui/use-action.ts';
import type { VaultClient } from './vault/client.ts';
import type { Reader } from './vault/custodian.ts';
import type { HandOverKey } from './vault/hand-over.ts';
import type { HandOverContent } from './vault/hand-over-content.ts';
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

type SealedEntry = ManagerEntry & Partial<IdentityAsk>;

/** What came of writing: done, somebody else wrote before, or it failed. */
export type WriteResult =
  | { readonly kind: 'done' | 'changed' }
  | { readonly kind: 'failed'; /** What the server says, if it says something. */ readonly message: string };

type HandOverOrder = { readonly content: HandOverContent; readonly key: HandOverKey };
type SealedFile = { readonly name: string; readonly id: string; readonly size: number; readonly sha256: string };

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
      return setState({ kind: 'failed', error: errorOf(failure) });
    }
  }, [vault, office, id, show]);

  useEffect(() => {
    // Each opening is logged: once is enough.
    if (isStarted.current) return;
    isStarted.current = true;
    void open();
  }, [open]);

  async function send(draft: Draft, post: (entry: SealedEntry) => Promise<void>): Promise<WriteResult> {
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
    /** Asks the custodian for the name. */
    askIdentity: (text: string, custodian: Reader) =>
      send({ kind: 'identity-asked', note: { text }, custodian }, async ({ key, ...entry }) => {
        if (key === undefined) throw new RangeError('The reason has no key for the custodian.');
        await show(await api.askIdentity(id, { ...entry, key }));
      }),
    isRecipient: (typed: string) => vault.call('isRecipient', typed),
    /** @param files to hand over, each with the number of its chunks */
    async handOver(wanted: HandOverOrder, files: readonly (readonly [file: SealedFile, chunks: number])[]) {
      const sealed = [];
      for (const [file, chunks] of files) sealed.push({ file, chunks: await chunksOf(id, file.id, chunks) });
      return vault.call('handOver', { report: id, chain, ...wanted, files: sealed });
    },
    async file(file: { readonly id: string; readonly size: number; readonly sha256: string }, chunks: number) {
      return vault.call('file', { report: id, file, chunks: await chunksOf(id, file.id, chunks) });
    },
  };
}

async function chunksOf(report: string, file: string, count: number): Promise<Uint8Array[]> {
  const sealed: Uint8Array[] = [];
  for (let chunk = 0; chunk < count; chunk++) sealed.push(await api.chunk(report, file, chunk));
  return sealed;
}

export type ReportActions = ReturnType<typeof useReport>;

/** Writes to a report. Returns whether it was written, so that what was typed may go. */
export type WriteToReport = (draft: Draft, done: string) => Promise<boolean>;
