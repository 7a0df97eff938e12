import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { toUuid } from '../ids.ts';
import { fileLimitsOf } from '../limits.ts';
import { findChunk, findFile } from '../reports/file-queries.ts';
import { announceFile, storeChunk } from '../reports/files.ts';
import { checkOpened, withReport } from './access.ts';
import type { Manager } from './session.ts';

/** A chunk of a file of a report. */
export type ChunkName = { readonly report: string; readonly file: string; readonly chunk: number };

/** @throws Problem `report.not-found`, `report.not-opened`, `report-file.not-found` */
export function readChunk(services: Services, manager: Manager, { report, file, chunk }: ChunkName): Promise<Buffer> {
  return withReport(services, manager, report, async (tx, reader) => {
    await checkOpened(tx, reader);
    const { accountId, id } = reader.report;
    const found = await findFile(tx, accountId, toUuid(file));
    const isOwn = found?.reportId === id && found.entry !== null;
    const sealed = isOwn ? await findChunk(tx, accountId, found.id, chunk) : undefined;
    if (!sealed) throw new Problem('report-file.not-found');
    return sealed;
  });
}

/** Takes a chunk of a file that a message or note will name. @param length of the padded file */
export async function takeChunk(
  services: Services,
  manager: Manager,
  { report, file, chunk }: ChunkName,
  { length, sealed }: { readonly length: number; readonly sealed: Buffer },
): Promise<void> {
  await withReport(services, manager, report, async (tx, reader) => {
    await checkOpened(tx, reader);
    const { accountId, officeId, id, lookup } = reader.report;
    if (!lookup) throw new Problem('report.not-found');
    const owner = { accountId, officeId, lookup, reportId: id };
    const limits = fileLimitsOf(services.config.reportMegabytes);
    await announceFile(tx, owner, { id: file, length }, { today: dayOf(services.now()), limits });
    await storeChunk(tx, owner, { file, number: chunk, sealed });
  });
}
