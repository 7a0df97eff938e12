import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { page } from '#app/page.ts';
import { meQuery, useMe, type Me } from '#app/session.ts';

const load = async (): Promise<ComponentType> => (await import('./account-notices.tsx')).AccountNotices;
const Later = lazyPart(async () => ({ default: await load() }), 'hidden');
let Loaded: ComponentType | undefined;

function isOwed({ person, account, viewsAs }: Me): boolean {
  return !person.emailVerified || account.deletedAt !== null || viewsAs !== null;
}

/** The account's notices; their code is loaded only if there are any. */
export function PreparedNotices() {
  if (!isOwed(useMe())) return null;
  return Loaded ? <Loaded /> : <Later />;
}

/** Loads the notices before the page is shown, so that they do not push it down later under the pointer. */
export async function prepareNotices(client: QueryClient): Promise<void> {
  if (!isOwed(await client.ensureQueryData(meQuery))) return;
  const { instanceQuery } = await import('#app/instance.ts');
  const [notices] = await Promise.all([
    load(),
    page.mailConfigured ? undefined : client.ensureQueryData(instanceQuery),
  ]);
  Loaded = notices;
}
