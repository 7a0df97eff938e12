import type { OpenDatabase } from '#platform/database/database.ts';
import { preparePartitions } from '#platform/database/monthly.ts';
import type { Services } from '#platform/http/context.ts';
import type { ChoiceRow } from './event.ts';
import { choiceWriter } from './intake-queries.ts';
import { makePreferencePartitions } from './retention-queries.ts';
import { countTouched, countUnansweredVisits } from './rollup.ts';
import { insertUnanswered, type UnansweredRow } from './unanswered-queries.ts';

export type ExampleChoice = ChoiceRow & { readonly country: string; readonly device: number };

const day = 86_400_000;

/**
 * Stores and counts choices of an example site as if they had arrived when they were made. The choices must be ordered
 * oldest first.
 */
export async function keepExampleChoices(
  services: Services,
  intake: OpenDatabase['intake'],
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  choices: readonly ExampleChoice[],
  unanswered: readonly Omit<UnansweredRow, 'accountId' | 'siteId'>[] = [],
): Promise<void> {
  const { db, now } = services;
  const first = choices[0]?.at ?? now().getTime();
  for (let at = first; at < now().getTime(); at += 28 * day)
    await preparePartitions(db, new Date(at), makePreferencePartitions);
  const write = await choiceWriter(intake);
  // Hours are counted only when no more choices can be on the way.
  const received = now().getTime() - 5 * 60_000;
  await write(
    choices.map((choice) => ({ ...choice, accountId, siteId })),
    received,
  );
  await countTouched(services);
  await insertUnanswered(
    intake,
    unanswered.map((row) => ({ ...row, accountId, siteId })),
  );
  await countUnansweredVisits(services);
}
