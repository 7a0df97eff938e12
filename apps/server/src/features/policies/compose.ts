import type { Variant } from '@app/contract';
import { compile, type CompileOptions, type DocumentTree, type Facts } from '@app/documents';
import { isLocale, loadDocumentWords, type Locale } from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { readDocument } from './document-service.ts';
import { factsOf } from './facts.ts';
import { dayOf, saidOf } from './findings.ts';

/** Compiles facts to a document in one language. */
export async function composeTree(
  facts: Facts,
  options: CompileOptions & { readonly language: Locale },
): Promise<DocumentTree> {
  return compile(facts, await loadDocumentWords(options.language), options);
}

type PageQuery = { readonly language?: Locale | undefined; readonly variant: Variant };

/** The document as it would be published now. @throws Problem `document.not-found` */
export async function previewDocument(
  { services, actor, asked }: Exchange,
  documentId: string,
  { language, variant }: PageQuery,
) {
  const { accountId } = actor;
  const on = dayOf(services.now());
  const { facts, document } = await services.db.inAccount(accountId, async (tx) => {
    const found = await readDocument(tx, accountId, documentId);
    return { facts: await factsOf(tx, services, accountId, found), document: found };
  });
  const { missing, assumed, derived } = await saidOf(facts, document, on, asked.locale);
  const shown = language ?? document.languages.find(isLocale) ?? 'en';
  const tree = await composeTree(facts, { kind: document.type, language: shown, variant, on });
  return { tree, missing, assumed, derived };
}
