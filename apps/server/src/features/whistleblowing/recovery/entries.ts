import { canonicalText, type JsonObject } from '@app/evidence';
import { isSignedOfficeEntry, officeEntryFormat, officeEntryHash, type SignedOfficeEntry } from '@app/sealing';
import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { bytesOfHex, toHex } from '../ids.ts';
import { isTimeNear } from '../reports/rules.ts';
import { hex, id } from '../reports/schemas.ts';
import type { VaultRow } from '../tool/vault-queries.ts';
import { insertOfficeEntry, listOfficeEntries, type OfficeEntryRow } from './queries.ts';

const number = z.int().min(0).max(2_147_483_647);

/** The members of an entry are listed: what is not would be dropped, and the entry would have another hash. */
export const signedOfficeEntry = z.strictObject({
  entry: z.strictObject({
    format: z.literal(officeEntryFormat),
    office: id,
    number,
    before: hex(32).nullable(),
    kind: z.enum(['recovery-asked', 'recovery-stopped', 'recovery-opened']),
    request: number.exactOptional(),
    at: z.string().max(40),
    author: id,
  }),
  signature: hex(64),
});
export type SentOfficeEntry = z.output<typeof signedOfficeEntry>;

export type WantedEntry = {
  readonly kind: SentOfficeEntry['entry']['kind'];
  /** The request that it belongs to; undefined: it asks. */
  readonly request: number | undefined;
  readonly now: Date;
};

type Office = { readonly accountId: string; readonly id: string };
type ByVault = WantedEntry & { readonly vault: VaultRow };

/**
 * Checks an entry of a manager that follows those of an office, which the transaction holds.
 * @throws Problem `report.changed`, `report.clock`, `report.malformed`, `report.signature`
 */
export async function checkOfficeEntry(
  tx: Tx,
  { accountId, id: officeId }: Office,
  signed: SentOfficeEntry,
  { kind, request, now, vault }: ByVault,
): Promise<void> {
  const { entry } = signed;
  const last = (await listOfficeEntries(tx, accountId, officeId)).at(-1);
  const follows = entry.number === (last?.number ?? -1) + 1 && entry.before === (last?.hash.toString('hex') ?? null);
  if (!follows) throw new Problem('report.changed');
  const isRight = entry.office === toHex(officeId) && entry.author === toHex(vault.id) && entry.kind === kind;
  if (!isRight || entry.request !== request) throw new Problem('report.malformed', { reason: 'kind' });
  if (!isTimeNear(entry.at, now)) throw new Problem('report.clock');
  if (!isSignedOfficeEntry(signed, vault.signKey)) throw new Problem('report.signature');
}

/** Adds an entry of a manager to those of an office, which the transaction holds. @throws Problem as `checkOfficeEntry` */
export async function appendOfficeEntry(
  tx: Tx,
  office: Office,
  signed: SentOfficeEntry,
  wanted: ByVault,
): Promise<void> {
  await checkOfficeEntry(tx, office, signed, wanted);
  const { entry, signature } = signed;
  await insertOfficeEntry(tx, office.accountId, office.id, {
    number: entry.number,
    kind: wanted.kind,
    body: canonicalText(entry as JsonObject),
    signature: bytesOfHex(signature),
    hash: bytesOfHex(officeEntryHash(entry)),
    author: wanted.vault.id,
  });
}

export const officeEntryView = ({ body, signature }: OfficeEntryRow): SignedOfficeEntry => ({
  // Only checked entries are stored.
  entry: JSON.parse(body) as SignedOfficeEntry['entry'],
  signature: signature.toString('hex'),
});
