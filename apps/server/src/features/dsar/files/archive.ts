import type { DsarRequest } from '@app/contract';
import { Readable } from 'node:stream';
import { csvLine } from '#platform/files/csv.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordEvent } from '../../audit/index.ts';
import { bodyOf, certificateFile, certificateForms, type CertificateForm } from '../certificates/files.ts';
import { dayOf } from '../../policies/index.ts';
import { findRequest, type StoredRequest } from '../request-queries.ts';
import { viewOf } from '../view.ts';
import { listFiles } from './queries.ts';
import { ofRequest } from './service.ts';
import { isWhole } from './store.ts';
import { fileEntries, numbered, textEntry, writtenLetter, zipped, type ZipEntry } from './zip.ts';

/**
 * A request as a ZIP: its facts as JSON, its steps, tasks and redactions as CSV, its letters as text, the files of both sides, and
 * the certificate of an erasure with its proof.
 * @throws Problem `dsar.not-found`
 */
export async function archiveOf({ services, actor }: Exchange, id: string): Promise<FileAnswer> {
  const { accountId } = actor;
  const { request, files, of, certificates } = await services.db.inAccount(accountId, async (tx) => {
    const found = await findRequest(tx, accountId, id);
    if (!found) throw new Problem('dsar.not-found');
    const now = services.now();
    await recordEvent(tx, now, actor, 'dsar-request.opened', { siteId: found.siteId, target: id });
    return {
      request: await viewOf(tx, actor, found, dayOf(now)),
      files: (await listFiles(tx, accountId, id)).filter(isWhole),
      of: ofRequest(accountId, found),
      certificates: await certificatesOf(tx, accountId, found),
    };
  });
  const body = Readable.from(zipped([...textsOf(request), ...certificates, ...fileEntries(services, of, files)]));
  return { body, type: 'application/zip', name: `${request.number}.zip` };
}

function textsOf(request: DsarRequest): readonly ZipEntry[] {
  const { steps, tasks, letters, redactions } = request;
  return [
    textEntry('request.json', `${JSON.stringify(request, null, 2)}\n`),
    textEntry(
      'steps.csv',
      [
        csvLine(['at', 'kind', 'who', 'by', 'note', 'changes']),
        ...steps.map(({ at, kind, who, by, note, changes }) =>
          csvLine([at, kind, who, by?.email ?? null, note, changes.map(changed).join('; ')]),
        ),
      ].join(''),
    ),
    textEntry(
      'tasks.csv',
      [
        csvLine(['name', 'systems', 'owner', 'outcome', 'done', 'note']),
        ...tasks.map(({ name, systems, owner, outcome, doneAt, note }) =>
          csvLine([name, systems.join('; '), owner?.email ?? null, outcome, doneAt, note]),
        ),
      ].join(''),
    ),
    textEntry(
      'redactions.csv',
      [
        csvLine(['at', 'by', 'file', 'count', 'reason', 'sent']),
        ...redactions.map(({ at, by, file, count, reason, isSent }) =>
          csvLine([at, by?.email ?? null, file, count, reason, isSent ? 'yes' : 'no']),
        ),
      ].join(''),
    ),
    ...letters.map(({ at, from, kind, ...letter }, place) =>
      textEntry(`letters/${numbered(place)}-${at.slice(0, 10)}-${from}-${kind}.txt`, writtenLetter(letter)),
    ),
  ];
}

function changed({ field, from, to }: DsarRequest['steps'][number]['changes'][number]): string {
  return `${field}: ${from} → ${to}`;
}

/** The certificate of an erasure, and its proof once the log is signed. */
export async function certificatesOf(tx: Tx, accountId: string, request: StoredRequest): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const form of certificateForms) {
    const made = await madeCertificate(tx, accountId, request, form);
    if (made) entries.push({ path: `certificate/${made.name}`, isText: form === 'proof', bytes: bodyOf(made.body) });
  }
  return entries;
}

async function madeCertificate(tx: Tx, accountId: string, request: StoredRequest, form: CertificateForm) {
  try {
    return await certificateFile(tx, accountId, request, { form, withSalt: request.email === null });
  } catch (error) {
    const isNone = error instanceof Problem && ['dsar.no-certificate', 'evidence.not-signed'].includes(error.code);
    if (isNone) return undefined;
    throw error;
  }
}
