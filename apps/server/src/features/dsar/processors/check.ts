import type { Guard } from '@app/scanner';
import type { Services } from '#platform/http/context.ts';
import { discover, ProcessorFailure } from './client.ts';
import { findProcessor, lockProcessor, updateProcessor, type StoredProcessor } from './queries.ts';
import type { ProcessorIdentity } from './rules.ts';

/** Reads what a processor says of itself and keeps it, or why that failed. Undefined: the processor is gone. */
export async function checkNow(
  services: Services,
  guard: Guard,
  { accountId, processorId }: { readonly accountId: string; readonly processorId: string },
): Promise<StoredProcessor | undefined> {
  const { db } = services;
  const processor = await db.inAccount(accountId, (tx) => findProcessor(tx, accountId, processorId));
  if (!processor) return undefined;
  const found = await foundOf(services, guard, accountId, processor);
  return db.inAccount(accountId, async (tx) => {
    const now = await lockProcessor(tx, accountId, processorId);
    // It was moved meanwhile: another check is under way.
    if (!now || now.url !== processor.url) return now;
    const checked = { ...now, ...found, checkedAt: services.now() };
    await updateProcessor(tx, accountId, checked);
    return checked;
  });
}

async function foundOf(services: Services, guard: Guard, accountId: string, processor: StoredProcessor) {
  try {
    const { supported, ...found } = await discover({ services, guard, accountId, processor });
    // Only compared with those that are chosen.
    return { ...found, supported: supported as ProcessorIdentity[], checkFailure: null };
  } catch (error) {
    if (!(error instanceof ProcessorFailure)) throw error;
    return { checkFailure: error.reason };
  }
}
