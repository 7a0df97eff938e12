import { clean } from '@app/cleaning';
import { proofFile } from '../mailbox/proof-file.ts';
import type { ReportProof } from '@app/evidence';

/** A file to clean, or a proof to write. Neither is needed before the first field, so neither is in the script of the form. */
type Task = { readonly file: Blob; readonly limit: number } | { readonly proof: ReportProof };

/** What was cleaned is handed over, not copied: a file is in memory once. */
async function cleanFile(file: Blob, limit: number): Promise<void> {
  const result = await clean(new Uint8Array(await file.arrayBuffer()), { limit, reuse: true });
  self.postMessage(result, result.ok ? [result.bytes.buffer as ArrayBuffer] : []); // cleaners share no memory
}

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  if ('proof' in data) self.postMessage(proofFile(data.proof));
  else
    cleanFile(data.file, data.limit).catch((error: unknown) =>
      // As an error of the worker, which the page hears.
      setTimeout(() => {
        throw error;
      }),
    );
});
