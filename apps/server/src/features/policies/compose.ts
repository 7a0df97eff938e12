import type { Variant } from '@app/contract';
import { compile, type DocumentTree, type Facts } from '@app/documents';
import { isLocale, loadDocumentWords, type Locale } from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { readDocument } from './document-service.ts';
import { factsOf } from './facts.ts';
import { dayOf, saidOf } from './findings.ts';

/** The document of these facts in one language. */
export async function composeTree(facts: Facts, language: Locale, variant: Variant, on: string): Promise<DocumentTree> {
  const words = await loadDocumentWords(language);
  return compile(facts, words, { kind: 'privacy_policy', language, variant, on });
}

type Asked = { readonly language?: Locale | undefined; readonly variant: Variant };

/** The document as it would be published now. @throws Problem `document.not-found` */
export async function previewDocument(
  { services, actor, asked }: Exchange,
  documentId: string,
  { language, variant }: Asked,
) {
  const { accountId } = actor;
  const on = dayOf(services.now());
  const { facts, languages } = await services.db.inAccount(accountId, async (tx) => {
    const document = await readDocument(tx, accountId, documentId);
    return { facts: await factsOf(tx, accountId, document, services.now()), languages: document.languages };
  });
  const { missing, assumed } = await saidOf(facts, languages, on, asked.locale);
  const shown = language ?? languages.find(isLocale) ?? 'en';
  return { tree: await composeTree(facts, shown, variant, on), missing, assumed };
}
