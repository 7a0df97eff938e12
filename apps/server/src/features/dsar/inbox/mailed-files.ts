import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { arrivingLimits } from '../files/arriving.ts';
import { fileName } from '../files/file-name.ts';
import type { StoredFile } from '../files/queries.ts';
import { ofRequest } from '../files/service.ts';
import { writeFile } from '../files/store.ts';
import { beginArriving, forgetArrived } from '../files/upload.ts';
import type { StoredRequest } from '../request-queries.ts';
import type { Attachment } from './parse-mail.ts';

export type Of = { readonly accountId: string; readonly request: StoredRequest };

export type MailedFiles = {
  readonly files: readonly StoredFile[];
  /** Names of attachments that were not stored: they are too many or too large, or the request is closed. */
  readonly left: readonly string[];
  /** Deletes the files, unless they came with a message. */
  readonly forget: () => Promise<void>;
};

/** Stores the attachments of a mail as files of its request, with the limits of the requester's page. */
export async function storeFiles(
  services: Services,
  { accountId, request }: Of,
  attachments: readonly Attachment[],
): Promise<MailedFiles> {
  const { id, linkTurn } = request;
  const of = ofRequest(accountId, request);
  const files: StoredFile[] = [];
  const left: string[] = [];
  const forget = () => forgetArrived(services, of, files);
  try {
    for (const { name, size, read } of attachments) {
      const isAllowed = read && files.length < arrivingLimits.files && size <= arrivingLimits.file;
      const begin = () => beginArriving(services, { accountId, id, linkTurn }, name);
      const stored = isAllowed ? await writeFile(services, begin, read()).catch(refused) : undefined;
      if (stored) files.push(stored);
      else left.push(fileName(name));
    }
  } catch (error) {
    await forget();
    throw error;
  }
  return { files, left, forget };
}

/** A file that is not taken stops no other; everything else does. */
function refused(error: unknown): undefined {
  if (error instanceof Problem && error.status < 500) return undefined;
  throw error;
}
