import { compile, renderHtml, versionFingerprint, type DocumentKind, type Facts } from '@app/documents';
import { isLocale, loadDocumentWords, loadWords } from '@app/texts';
import { pack, treeOf, type Packed } from './packing.ts';
import { printed } from './pages.ts';
import type { PackedPage, StoredPage } from './queries.ts';
import { summaryOf } from './summary.ts';

type PageKey = Pick<StoredPage, 'language' | 'variant'>;

/** A version of a document as it was stored. */
export type Recomposition = {
  readonly kind: DocumentKind;
  /** The facts it was composed from, as JSON. */
  readonly facts: string;
  /** The day for which to compose it, ISO 8601. */
  readonly on: string;
  readonly pages: readonly (PageKey & Packed & Pick<StoredPage, 'fingerprint'>)[];
};

export type Recomposed = {
  readonly fingerprint: string;
  /** The pages whose text changed. */
  readonly changed: readonly PackedPage[];
  /** The pages whose text did not change, and whose bytes stay. */
  readonly same: readonly PageKey[];
  /** A summary of the changes, by language. */
  readonly summary: Readonly<Record<string, string>>;
};

/**
 * Recomposes a version from its own facts and compares the result. Runs in separate threads (see `republish.ts`): it receives
 * all it needs, and its result is ready to be stored.
 */
export async function recompose({ kind, facts: kept, on, pages }: Recomposition): Promise<Recomposed> {
  const facts = JSON.parse(kept) as Facts; // only `insertVersion` writes facts
  const prints: Parameters<typeof versionFingerprint>[0][number][] = [];
  const changed: PackedPage[] = [];
  const same: PageKey[] = [];
  const summary: Record<string, string> = {};
  for (const { language, variant, fingerprint: before, ...page } of pages) {
    if (!isLocale(language)) continue;
    const tree = compile(facts, await loadDocumentWords(language), { kind, language, variant, on });
    const { fingerprint, json } = printed(tree);
    prints.push({ kind, language, variant, fingerprint });
    if (fingerprint === before) same.push({ language, variant });
    else changed.push({ language, variant, fingerprint, tree: pack(json), html: pack(renderHtml(tree)) });
    if (variant !== 'complete') continue;
    summary[language] =
      fingerprint === before
        ? (await loadWords(language, 'changes')).wording
        : await summaryOf({ facts, tree: treeOf(page) }, { facts, tree }, language);
  }
  return { fingerprint: versionFingerprint(prints), changed, same, summary };
}
