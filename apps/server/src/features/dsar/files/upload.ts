import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findRequest } from '../request-queries.ts';
import { mostUnanswered, unansweredIn } from '../rules.ts';
import { listLetters } from '../thread-queries.ts';
import { readRequestKey } from '../tokens.ts';
import { arrivingLimits, type StoreFile } from './arriving.ts';
import { deleteFiles, type Of, type StoredFile } from './queries.ts';
import { ofRequest } from './service.ts';
import { writeFile } from './store.ts';

/** Stores the files of one form of a requester, whose key has to stand before them. */
export function uploadOf(services: Services): {
  readonly store: StoreFile;
  forget(files: readonly StoredFile[]): Promise<void>;
} {
  let of: Of | undefined;

  async function admitted(key: string): Promise<Of> {
    const linked = readRequestKey(services.secrets, key);
    if (linked?.way !== 'mail') throw new Problem('dsar.not-found');
    const { accountId, id } = linked;
    return services.db.inAccount(accountId, async (tx) => {
      const request = await findRequest(tx, accountId, id);
      if (!request || request.name === null) throw new Problem('dsar.not-found');
      const isFull = unansweredIn(await listLetters(tx, accountId, id)) >= mostUnanswered;
      if (isFull || request.state === 'closed') throw new Problem('dsar.not-possible');
      return ofRequest(accountId, request);
    });
  }

  return {
    async store(fields, name, bytes) {
      of ??= await admitted(fields['key'] ?? '');
      const begun = { name: name.slice(-200), size: arrivingLimits.file, fromOwner: false, personId: null };
      return writeFile(services, of, begun, bytes);
    },
    async forget(files) {
      const whose = of;
      if (!whose) return;
      await services.db.inAccount(whose.accountId, (tx) =>
        deleteFiles(
          tx,
          whose,
          files.map(({ id }) => id),
        ),
      );
    },
  };
}
