import { changedServices, compare, type ClauseChange, type DocumentTree, type Facts } from '@app/documents';
import { fill, formatList, loadWords, type Locale } from '@app/texts';

type State = { readonly facts: Facts; readonly tree: DocumentTree };

type Changed = Pick<ClauseChange, 'kind' | 'heading'>;

/**
 * Summarizes the changes from one version to the next in a paragraph, in the document's language.
 *
 * @param compared the changed clauses, if they are already known
 */
export async function summaryOf(
  before: State | undefined,
  after: State,
  language: Locale,
  compared?: readonly Changed[],
): Promise<string> {
  const words = await loadWords(language, 'changes');
  if (!before) return words.first;
  const services = changedServices(before.facts, after.facts);
  const clauses = compared ?? compare(before.tree, after.tree);
  const headings = (kind: Changed['kind']) =>
    clauses.filter((clause) => clause.kind === kind).map(({ heading }) => heading);
  const says = (names: readonly string[], sentence: (list: string) => string) =>
    names.length > 0 ? [sentence(formatList(language, names))] : [];
  const sentences = [
    ...says(services.added, (list) => fill(words.servicesAdded, { services: list })),
    ...says(services.removed, (list) => fill(words.servicesRemoved, { services: list })),
    ...says(headings('added'), (list) => fill(words.clausesAdded, { clauses: list })),
    ...says(headings('removed'), (list) => fill(words.clausesRemoved, { clauses: list })),
    ...says(headings('changed'), (list) => fill(words.clausesChanged, { clauses: list })),
  ];
  // Chinese and Japanese have no space between sentences.
  const between = language === 'ja' || language === 'zh-CN' ? '' : ' ';
  return sentences.length > 0 ? sentences.join(between) : words.wording;
}
