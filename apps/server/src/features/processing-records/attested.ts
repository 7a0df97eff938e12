import type { Call, processingRecords } from '@app/contract';
import type { AttestedLine } from '@app/evidence';
import { fill, isLocale, loadRegisterWords, type RegisterWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { listRecipients } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { attest, findNewestAttestation, listAttestedThrough, proveAttestation } from '../evidence/index.ts';
import { dayOf } from '../policies/index.ts';
import { endOf, recordsOn } from './as-of.ts';
import { hasChanged, listAccountsWithRegister, listLastChanges } from './attestation-queries.ts';
import { cellsIn, registerColumns, separator, type ColumnId, type ExportedRecord } from './export-columns.ts';
import { jsonOf } from './export-json.ts';

const day = 86_400_000;
const kind = 'register-edition';
/** Whoever works on a record is no part of what it states, and has rights of their own. */
const hidden: ReadonlySet<ColumnId> = new Set(['owner', 'deputy']);

/** Attests each register of all accounts that changed since it was attested last, as it stood at the end of yesterday. */
export async function attestRegisters({ db, now: clock, log }: Services): Promise<void> {
  const now = clock();
  const on = dayOf(new Date(now.getTime() - day));
  for (const accountId of await db.acrossAccounts(listAccountsWithRegister))
    try {
      const changed = await db.asSystem(async (tx) => {
        const through = await listAttestedThrough(tx, accountId, kind);
        const all = await listLastChanges(tx, accountId, endOf(on));
        return all
          .map((one) => ({ ...one, last: through.get(one.siteId) }))
          .filter(({ last, changedAt }) => last === undefined || changedAt >= endOf(last))
          .map(({ siteId, last }) => ({ siteId, isFirst: last === undefined }));
      });
      // One register a transaction: those of agencies are many.
      for (const { siteId, isFirst } of changed)
        await db.asSystem((tx) => attestRegister(tx, accountId, { siteId, on, now, isFirst }));
    } catch (error) {
      // One account that fails stops no other; tomorrow it is tried again.
      log.failure('job', error, { job: 'processing-records.attest', account: accountId });
    }
}

type Register = {
  readonly siteId: string | null;
  readonly on: string;
  readonly now: Date;
  /** Whether nothing was attested of it before. */
  readonly isFirst: boolean;
};

async function attestRegister(tx: Tx, accountId: string, { siteId, on, now, isFirst }: Register): Promise<void> {
  const [reader] = await listRecipients(tx, accountId, 'register.read', siteId);
  const language = reader?.locale && isLocale(reader.locale) ? reader.locale : 'en';
  const read = await recordsOn(tx, accountId, siteId, on, { language, now, viewer: null });
  // All of its drafts were deleted before they were attested.
  if (isFirst && read.length === 0) return;
  const records = read.map((record) => ({ ...record, fields: { ...record.fields, ownerId: null, deputyId: null } }));
  const words = await loadRegisterWords(language);
  const { register } = words;
  const cell = cellsIn(words, language);
  const lines = (record: ExportedRecord): AttestedLine[] =>
    registerColumns
      .filter(([id]) => !hidden.has(id))
      .map(([id]) => ({ label: register.columns[id], text: cell(record, id) }))
      .filter(({ text }) => text !== '');
  const said = {
    kind,
    site: siteId,
    on,
    language,
    title: register.title,
    sections: [
      { heading: nameOf(records, siteId, words), lines: head(records, words) },
      ...records.map((record) => ({ heading: record.name, lines: lines(record) })),
    ],
    data: jsonOf(records, { role: 'controller', on, language }),
  } as const;
  await attest(tx, accountId, said, now);
}

function nameOf(records: readonly ExportedRecord[], siteId: string | null, { register }: RegisterWords): string {
  return records[0]?.site?.name ?? (siteId === null ? register.values.organization : siteId);
}

function head(records: readonly ExportedRecord[], { register, documents }: RegisterWords): AttestedLine[] {
  const controllers = [...new Set(records.map(({ controller }) => controller))].filter((name) => name !== '');
  return [
    { label: register.columns.controller, text: controllers.join(separator) },
    { label: register.count, text: String(records.length) },
    { label: '', text: fill(register.provision, { gdpr: documents.documents.legalBases.gdprNames.union }) },
  ].filter(({ text }) => text !== '');
}

/**
 * The proof of what stood in the register of a site, or of the organization itself, at the end of a day.
 * @throws Problem `processing-record.not-attested`, `evidence.not-attested`, `evidence.not-signed`
 */
export async function proveEdition(
  { services, actor }: Exchange,
  { on, siteId: of }: Call<typeof processingRecords.proveEdition>['query'],
): Promise<FileAnswer> {
  const { accountId } = actor;
  const siteId = of ?? null;
  return services.db.inAccount(accountId, async (tx) => {
    const found = await findNewestAttestation(tx, accountId, kind, { siteId, until: on });
    const from = found ? endOf(found.onDay) : new Date(0);
    if (await hasChanged(tx, accountId, siteId, { from, before: endOf(on) }))
      throw new Problem('processing-record.not-attested');
    if (!found) throw new Problem('evidence.not-attested');
    const body = await proveAttestation(tx, accountId, { kind, id: found.id });
    const details = { format: 'proof', on };
    await recordEvent(tx, services.now(), actor, 'register.exported', { siteId, details });
    return { body, type: 'application/json', name: `register-${on}-proof.json` };
  });
}
