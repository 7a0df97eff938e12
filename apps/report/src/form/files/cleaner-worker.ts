import { clean } from '@app/cleaning';
import { proofFile } from '../mailbox/proof-file.ts';
import type { ReportProof } from '@app/evidence';

/** A file to clean, or a proof to write. Neither is needed before the first field, so neither is in the script of the form. */
type Task = { readonly bytes: Uint8Array; readonly limit: number } | { readonly proof: ReportProof };

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  if ('proof' in data) self.postMessage(proofFile(data.proof));
  else void clean(data.bytes, data.limit).then((result) => self.postMessage(result));
});
