import type { Context } from '#platform/http/context.ts';
import { findLog, saveKeptYears } from './log-queries.ts';
import { recordEvent } from './record.ts';
import { usualYears } from './rules.ts';

export async function readRetention({ services, actor: { accountId } }: Context): Promise<{ readonly years: number }> {
  const log = await services.db.inAccount(accountId, (tx) => findLog(tx, accountId));
  return { years: log?.keptYears ?? usualYears };
}

export async function changeRetention(
  { services, actor }: Context,
  years: number,
): Promise<{ readonly years: number }> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const before = (await findLog(tx, accountId))?.keptYears ?? usualYears;
    await saveKeptYears(tx, accountId, years);
    if (before !== years)
      await recordEvent(tx, services.now(), actor, 'audit.retention-changed', { changes: { years: [before, years] } });
    return { years };
  });
}
