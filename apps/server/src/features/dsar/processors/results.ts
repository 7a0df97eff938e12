import { dsarFileLimits } from '@app/contract';
import type { Guard } from '@app/scanner';
import { Problem } from '#platform/http/problem.ts';
import type { Services } from '#platform/http/context.ts';
import { ofRequest, openRequestOf } from '../files/service.ts';
import { beginFile, writeFile } from '../files/store.ts';
import { download, ProcessorFailure } from './client.ts';
import { updateOrder, type StoredOrder } from './order-queries.ts';
import type { StoredProcessor } from './queries.ts';

type Work = { readonly services: Services; readonly guard: Guard; readonly accountId: string };

/** Stores the results of an order as a file of the request, for the team to review. @throws ProcessorFailure */
export async function storeResults(work: Work, order: StoredOrder, processor: StoredProcessor): Promise<void> {
  const { services, accountId } = work;
  const { body, type } = await download({ ...work, processor }, order.resultsUrl ?? '');
  const name = `${processor.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')}-${order.type}.${endingOf(type)}`;
  const begun = { name, size: dsarFileLimits.file, fromOwner: true, personId: null };
  try {
    await writeFile(
      services,
      () =>
        services.db.inAccount(accountId, async (tx) => {
          const of = ofRequest(accountId, await openRequestOf(tx, accountId, order.requestId));
          return { of, file: await beginFile(tx, of, services, begun, 0) };
        }),
      (async function* () {
        yield body;
      })(),
    );
  } catch (error) {
    if (error instanceof Problem) throw new ProcessorFailure('results');
    throw error;
  }
  const change = { hasFile: true, failures: 0, failure: null };
  await services.db.inAccount(accountId, (tx) => updateOrder(tx, accountId, order.id, change));
}

function endingOf(type: string): string {
  const [kind = ''] = type.toLowerCase().split(';');
  const endings: Readonly<Record<string, string>> = {
    'application/json': 'json',
    'text/csv': 'csv',
    'application/zip': 'zip',
    'text/plain': 'txt',
    'application/pdf': 'pdf',
  };
  return endings[kind.trim()] ?? 'bin';
}
