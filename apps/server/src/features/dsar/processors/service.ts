import { mostProcessors, type Call, type DsarProcessor, type dsarProcessors } from '@app/contract';
import { Refused, readTarget, type Guard } from '@app/scanner';
import { seal } from '#platform/crypto/seal.ts';
import { newId } from '#platform/database/ids.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { changesBetween, recordEvent } from '../../audit/index.ts';
import { checkProcessor } from '../jobs.ts';
import { processorSecrets, whoseSecret } from './client.ts';
import {
  deleteProcessor,
  insertProcessor,
  listProcessors,
  lockProcessor,
  updateProcessor,
  type StoredProcessor,
} from './queries.ts';

type ProcessorSettings = Required<Pick<Call<typeof dsarProcessors.add>['body'], 'name' | 'url' | 'identities'>> &
  Pick<StoredProcessor, 'path' | 'propertyId' | 'sendsItself'> & { readonly authorization?: string | null | undefined };

export async function readProcessors({ services, actor }: Exchange): Promise<{ processors: DsarProcessor[] }> {
  const { accountId } = actor;
  const found = await services.db.inAccount(accountId, (tx) => listProcessors(tx, accountId));
  return { processors: found.map(shown) };
}

const unchecked = {
  checkedAt: null,
  checkFailure: null,
  apiVersion: null,
  types: [],
  supported: [],
  certificate: null,
  certificateUntil: null,
} as const;

/** @throws Problem `dsar-processor.taken`, `dsar-processor.too-many`, `input.invalid` */
export async function addProcessor(
  { services, actor }: Exchange,
  guard: Guard,
  given: ProcessorSettings,
): Promise<DsarProcessor> {
  const { accountId } = actor;
  await checkAddress(guard, given.url);
  const now = services.now();
  const id = newId(now);
  const { authorization, ...fields } = given;
  const processor: StoredProcessor = {
    ...fields,
    ...unchecked,
    id,
    authorization: authorization ? sealedFor(services, accountId, id, authorization) : null,
    createdAt: now,
  };
  return services.db.inAccount(accountId, async (tx) => {
    if ((await listProcessors(tx, accountId)).length >= mostProcessors) throw new Problem('dsar-processor.too-many');
    if (!(await insertProcessor(tx, accountId, processor))) throw new Problem('dsar-processor.taken');
    await recordEvent(tx, now, actor, 'dsar-processor.changed', { changes: changesBetween({}, recorded(processor)) });
    await enqueue(tx, checkProcessor, { accountId, processorId: id });
    return shown(processor);
  });
}

/** @throws Problem `dsar-processor.not-found`, `dsar-processor.taken`, `input.invalid` */
export async function changeProcessor(
  { services, actor }: Exchange,
  guard: Guard,
  id: string,
  given: ProcessorSettings,
): Promise<DsarProcessor> {
  const { accountId } = actor;
  const { authorization: entered, ...fields } = given;
  return services.db.inAccount(accountId, async (tx) => {
    const before = await lockProcessor(tx, accountId, id);
    if (!before) throw new Problem('dsar-processor.not-found');
    await checkAddress(guard, given.url);
    const others = (await listProcessors(tx, accountId)).filter((one) => one.id !== id);
    if (others.some(({ name }) => name.toLowerCase() === given.name.toLowerCase()))
      throw new Problem('dsar-processor.taken');
    // A secret for one host is not sent to another.
    const isMoved = new URL(before.url).origin !== new URL(given.url).origin;
    const kept = isMoved ? null : before.authorization;
    const authorization =
      entered === undefined ? kept : entered === null ? null : sealedFor(services, accountId, id, entered);
    const after = { ...before, ...fields, ...(before.url !== given.url && unchecked), authorization };
    await updateProcessor(tx, accountId, after);
    const changes = changesBetween(recorded(before), recorded(after));
    await recordEvent(tx, services.now(), actor, 'dsar-processor.changed', { changes });
    await enqueue(tx, checkProcessor, { accountId, processorId: id });
    return shown(after);
  });
}

/** @throws Problem `dsar-processor.not-found` */
export async function removeProcessor({ services, actor }: Exchange, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const before = await lockProcessor(tx, accountId, id);
    if (!before || !(await deleteProcessor(tx, accountId, id))) throw new Problem('dsar-processor.not-found');
    const changes = changesBetween(recorded(before), {});
    await recordEvent(tx, services.now(), actor, 'dsar-processor.changed', { changes });
  });
}

function sealedFor({ secrets }: Services, accountId: string, id: string, text: string): Buffer {
  return seal(secrets, processorSecrets, whoseSecret(accountId, id), text);
}

/** Checks an address by its text; where a name leads to is checked each time. @throws Problem `input.invalid` */
async function checkAddress(guard: Guard, url: string): Promise<void> {
  try {
    if (readTarget(url).literal) await guard.admit(url);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Problem('input.invalid', undefined, { url: { code: 'field.private-address' } });
  }
}

/** The fields whose changes are recorded. Of the address the host alone, since its path may hold a secret. */
function recorded({ name, url, path, identities, propertyId, sendsItself, authorization }: StoredProcessor) {
  return {
    processor: name,
    url: new URL(url).host,
    path,
    identities: identities.map(({ type, format }) => `${type} ${format}`),
    propertyId,
    sendsItself,
    hasAuthorization: authorization !== null,
  };
}

function shown(processor: StoredProcessor): DsarProcessor {
  const { id, name, url, path, identities, propertyId, sendsItself, createdAt, checkedAt, checkFailure } = processor;
  return {
    id,
    name,
    url,
    path,
    identities: identities.map((one) => ({ ...one })),
    propertyId,
    sendsItself,
    hasAuthorization: processor.authorization !== null,
    createdAt: createdAt.toISOString(),
    check: checkedAt && {
      at: checkedAt.toISOString(),
      // Written by the check alone.
      failure: checkFailure as NonNullable<DsarProcessor['check']>['failure'],
      apiVersion: processor.apiVersion,
      types: [...processor.types],
      certificateUntil: processor.certificateUntil?.toISOString() ?? null,
    },
  };
}
