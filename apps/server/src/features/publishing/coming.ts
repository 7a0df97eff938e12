import { comingChanges } from '@app/documents';
import { isLocale, loadDocumentWords, type Locale } from '@app/texts';
import type { Context } from '#platform/http/context.ts';
import { dayOf, factsOf, readDocument } from '../policies/index.ts';
import { shownChanges } from './changes.ts';

/** Reads how upcoming laws will change a document with its current settings. @throws Problem `document.not-found` */
export async function readComing({ services, actor }: Context, documentId: string, language: Locale | undefined) {
  const { accountId } = actor;
  const { document, facts } = await services.db.inAccount(accountId, async (tx) => {
    const found = await readDocument(tx, accountId, documentId);
    return { document: found, facts: await factsOf(tx, services, accountId, found) };
  });
  const shown = language ?? document.languages.find(isLocale) ?? 'en';
  const options = { kind: document.type, language: shown, variant: 'complete', on: dayOf(services.now()) } as const;
  const coming = comingChanges(facts, await loadDocumentWords(shown), options);
  return { coming: coming.map(({ on, changes }) => ({ on, changes: shownChanges(changes) })) };
}
