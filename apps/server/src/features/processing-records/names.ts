import type { ActivityKind } from '@app/catalogue';
import type { DocumentSettings, RecordFields } from '@app/contract';
import { kindNames, nameOfAlternate, type ProcessingEntry } from '@app/documents';
import { loadRegisterWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { listNamesOfServices, listSettings } from '../policies/index.ts';
import type { StoredRecord } from './queries.ts';

type Kinds = Readonly<Record<ActivityKind, { readonly name: string }>>;
type Named = Pick<StoredRecord, 'siteId' | 'siteServiceId' | 'activityId'> & {
  readonly fields: Pick<RecordFields, 'activity'>;
};
type Activity = NonNullable<DocumentSettings['activities']>[number];

/** The names of the kinds of activities, as a register names them. */
export async function kindsIn(locale: Locale): Promise<Kinds> {
  return kindNames((await loadRegisterWords(locale)).documents);
}

/** The name that the owner gave, or that of the kind of activity. */
export function nameOf({ isNamed, kind, name }: ProcessingEntry, kinds: Kinds): string {
  return isNamed || !kind ? name : kinds[kind].name;
}

type Called = Pick<StoredRecord, 'isAlternate'> & { readonly fields: Pick<RecordFields, 'label'> };

/** What a record is called: by its label, else by what it is about. An alternate by both, since its service goes by the same name. */
export function calledIn({ isAlternate, fields }: Called, about: string | undefined): string | undefined {
  if (isAlternate && about !== undefined) return nameOfAlternate(about, fields.label);
  return fields.label ?? about;
}

/** Names records for a list, without resolving the facts of their sites: as `nameOf` does. Undefined: what it is about is gone. */
export async function namesOfRecords(
  tx: Tx,
  accountId: string,
  records: readonly Named[],
  locale: Locale,
): Promise<(record: Named) => string | undefined> {
  const kinds = await kindsIn(locale);
  const serviceIds = new Set(records.flatMap(({ siteServiceId }) => siteServiceId ?? []));
  const services = await listNamesOfServices(tx, accountId, [...serviceIds]);
  const stating = records.filter(({ activityId }) => activityId !== null);
  const settings = await listSettings(tx, accountId, [...new Set(stating.flatMap(({ siteId }) => siteId ?? []))]);
  const named = (activity: RecordFields['activity'], id: string): string | undefined => {
    if (activity?.name) return activity.name[locale] ?? Object.values(activity.name)[0];
    if (activity) return activity.kind === 'other' ? id : kinds[activity.kind].name;
    // Visits and messages, which every site has.
    return id === 'visit' || id === 'contact' ? kinds[id].name : undefined;
  };
  return ({ siteId, siteServiceId, activityId, fields }) => {
    if (siteServiceId !== null) return services.get(siteServiceId);
    if (siteId === null || activityId === null) return named(fields.activity, 'own');
    const activities: readonly Activity[] = settings.get(siteId)?.activities ?? [];
    return named(
      activities.find(({ id }) => id === activityId),
      activityId,
    );
  };
}
