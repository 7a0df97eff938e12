import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { plainJpeg } from '../identity/jpeg.ts';
import { lockRequest } from '../request-queries.ts';
import { mostUnanswered, unansweredIn } from '../rules.ts';
import { listLetters } from '../thread-queries.ts';
import { readRequestKey } from '../tokens.ts';
import { arrivingLimits, type StoreFile } from './arriving.ts';
import { fileName } from './file-name.ts';
import { deleteUnsent, type Of, type StoredFile } from './queries.ts';
import { ofRequest } from './service.ts';
import { beginFile, writeFile } from './store.ts';

type Upload = {
  readonly store: StoreFile;
  /** Deletes those of the files that came with no message. */
  forget(files: readonly StoredFile[]): Promise<void>;
};

/** Stores the files of one form of a requester. What is done with them, and the key, stand before them in the form. */
export function uploadOf(services: Services): Upload {
  const { secrets } = services;
  let of: Of | undefined;

  return {
    async store(fields, name, bytes) {
      const isDocument = fields['action'] === 'document';
      const linked =
        isDocument || fields['action'] === 'write' ? readRequestKey(secrets, fields['key'] ?? '') : undefined;
      if (linked?.way !== 'mail') throw new Problem('dsar.not-found');
      const begin = async () => {
        const begun = await beginArriving(services, linked, name, isDocument);
        of = begun.of;
        return begun;
      };
      return writeFile(services, begin, isDocument ? plainJpeg(bytes) : bytes);
    },
    async forget(files) {
      if (of) await forgetArrived(services, of, files);
    },
  };
}

type Whose = { readonly accountId: string; readonly id: string; readonly linkTurn: number };

/**
 * Makes room for a file of a requester.
 * @throws Problem `dsar.not-found`, `dsar.not-possible`, `dsar-file.too-many`
 */
export async function beginArriving(
  services: Services,
  { accountId, id, linkTurn }: Whose,
  name: string,
  isDocument = false,
) {
  return services.db.inAccount(accountId, async (tx) => {
    // Locked for each file, since a request is closed or forgotten at any time.
    const request = await lockRequest(tx, accountId, id);
    if (!request || request.name === null || request.linkTurn !== linkTurn) throw new Problem('dsar.not-found');
    const isFull = unansweredIn(await listLetters(tx, accountId, id)) >= mostUnanswered;
    if (isFull || request.state === 'closed') throw new Problem('dsar.not-possible');
    if (isDocument && (request.state !== 'identity' || !request.documentAsked)) throw new Problem('dsar.not-possible');
    const of = ofRequest(accountId, request);
    const begun = { name: fileName(name), size: arrivingLimits.file, fromOwner: false, personId: null, isDocument };
    return { of, file: await beginFile(tx, of, services, begun) };
  });
}

/** Deletes those of the files that came with no message. */
export async function forgetArrived({ db }: Services, of: Of, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await db.inAccount(of.accountId, (tx) => deleteUnsent(tx, of, ids));
}
