import { typicalActivities, typicalPeriodOf, whoProcesses, rightsOn, type TypicalActivity } from '@app/catalogue';
import { recordFields, type OwnerData, type RecordFields } from '@app/contract';
import { loadWords, locales, type Words } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { factsChanged, recordEvents } from '../audit/index.ts';
import { findDefaultMember } from '../members/index.ts';
import { requestActivity } from './rules.ts';
import { listTypical } from './own-queries.ts';
import { insertEditions, insertRecords } from './queries.ts';
import { newRecord } from './new-record.ts';

/** Makes drafts of typical activities, except those that have a record that is not over. Returns how many. */
export async function addTypical({ services, actor }: Context, wanted: readonly string[]): Promise<number> {
  const words = await wordsOfAll();
  return services.db.inAccount(actor.accountId, (tx) =>
    addDrafts(tx, { accountId: actor.accountId, doer: actor, personId: actor.id, now: services.now() }, wanted, words),
  );
}

/**
 * Makes the draft of a typical activity that a feature has begun by what it published, unless there is one. It is the organization's, as
 * everybody who keeps the register finds it.
 */
export async function addTypicalOf(
  tx: Tx,
  job: { readonly accountId: string; readonly job: string },
  now: Date,
  typical: string,
): Promise<void> {
  const { accountId } = job;
  await addDrafts(tx, { accountId, doer: job, personId: null, now }, [typical], await wordsOfAll());
}

const wordsOfAll = (): Promise<ByLocale> =>
  Promise.all(locales.map(async (locale) => [locale, await loadWords(locale, 'typicalProcessing')] as const));

type Adding = {
  readonly accountId: string;
  readonly doer: Parameters<typeof recordEvents>[2];
  readonly personId: string | null;
  readonly now: Date;
};

async function addDrafts(
  tx: Tx,
  { accountId, doer, personId, now }: Adding,
  wanted: readonly string[],
  words: ByLocale,
): Promise<number> {
  const there = new Set(await listTypical(tx, accountId));
  const organization = await findDefaultMember(tx, accountId);
  const anchor = { role: 'controller' as const, siteId: null, siteName: null, siteServiceId: null, activityId: null };
  const records = typicalActivities
    .filter(({ id }) => wanted.includes(id) && !there.has(id))
    .map((typical) => newRecord(anchor, usualFields(typical, words, organization), now));
  await insertRecords(tx, accountId, records);
  await insertEditions(tx, accountId, personId, records);
  const told = records.map(({ id }) => ({ target: id }));
  if (told.length > 0) await recordEvents(tx, now, doer, 'processing-record.created', told);
  // Periods of requests are compared with those of the forms of all sites.
  if (records.some(({ fields }) => fields.typical === requestActivity))
    await enqueue(tx, factsChanged, { accountId, siteId: null }, { key: `facts ${accountId} null` });
  return records.length;
}

type ByLocale = readonly (readonly [string, Words<'typicalProcessing'>])[];

/**
 * What is usual for an activity, with its name and purpose in every language of a register. The period is that of the law where the
 * organization is, as far as it is known.
 */
function usualFields(
  { id, subjects, dataTypes, legalBasis, period, sensitive }: TypicalActivity,
  words: ByLocale,
  organization: OwnerData | undefined,
): RecordFields {
  const byLaw = typicalPeriodOf(id, organization?.country ?? '', organization?.part);
  const usual = byLaw ? { amount: byLaw.amount, unit: byLaw.unit } : period;
  const said = (part: 'name' | 'purpose') =>
    Object.fromEntries(
      words.map(([locale, of]) => {
        const texts: Readonly<Record<string, { readonly name: string; readonly purpose: string }>> = of;
        return [locale, texts[id]?.[part]];
      }),
    );
  return recordFields.parse({
    typical: id,
    subjects: [...subjects],
    rights: [...rightsOn([legalBasis])],
    processedBy: whoProcesses.slice(0, 1),
    activity: {
      kind: 'other',
      name: said('name'),
      ownPurpose: said('purpose'),
      dataTypes: [...dataTypes],
      legalBasis,
      retention: { kind: 'period', period: usual },
      ...(sensitive && { sensitiveData: [sensitive.data], sensitiveCondition: sensitive.condition }),
    },
  });
}
