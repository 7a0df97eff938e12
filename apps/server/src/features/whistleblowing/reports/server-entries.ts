import { canonicalText, type JsonObject } from '@app/evidence';
import { serverEntryFormat, serverEntryHash, type ServerEntry } from '@app/sealing';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { bytesOfHex, toHex } from '../ids.ts';
import { listEntries } from './entry-queries.ts';
import { contextOf } from './rules.ts';
import { insertServerEntry, listServerEntries } from './server-entry-queries.ts';

type Of = {
  readonly accountId: string;
  readonly officeId: string;
  readonly id: string;
  readonly documentHash: Buffer;
};

/**
 * Says what the server did to a report by itself, as a leaf of the tree of its office. The chain that managers sign stays as it is:
 * the server has no key that signs there.
 */
export async function addServerEntry(
  tx: Tx,
  { accountId, officeId, id, documentHash }: Of,
  { kind, at, move }: Pick<ServerEntry, 'kind' | 'at' | 'move'>,
): Promise<void> {
  const last = (await listEntries(tx, accountId, id)).at(-1);
  if (!last) throw new Error('An entry of a report is missing.');
  const place = { office: toHex(officeId), report: toHex(id), document: documentHash.toString('hex') };
  const number = (await listServerEntries(tx, accountId, id)).length;
  const entry: ServerEntry = {
    format: serverEntryFormat,
    report: sha256(contextOf(place)).toString('hex'),
    number,
    before: last.hash.toString('hex'),
    kind,
    ...(move && { move }),
    at,
  };
  const body = canonicalText(entry as JsonObject);
  await insertServerEntry(tx, accountId, id, { number, kind, body, hash: bytesOfHex(serverEntryHash(entry)) });
}
