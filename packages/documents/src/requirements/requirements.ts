import type { DocumentWords } from '@app/texts';
import type { Facts } from '../facts.ts';
import { follows, type ResolvedFacts } from '../known.ts';
import { missingFacts } from '../missing.ts';
import { resolve } from '../resolve.ts';
import type { Block, DocumentKind, DocumentTree } from '../tree.ts';
import { voiceOf } from '../voice.ts';
import { coppa, usStates } from './america.ts';
import { gdpr, switzerland, unitedKingdom } from './europe.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { legalNotice } from './legal-notice.ts';
import { processingAgreement } from './processing-agreement.ts';
import type { Requirement } from './requirement.ts';
import { termsAndConditions } from './terms.ts';
import { world } from './world.ts';

export type { Requirement } from './requirement.ts';

/** The statements that laws require of each kind of document, article by article. */
export const requirements: Readonly<Record<DocumentKind, readonly Requirement[]>> = {
  privacy_policy: [...gdpr, ...unitedKingdom, ...switzerland, ...usStates, ...coppa, ...world],
  cookie_policy: cookiePolicy,
  terms_and_conditions: termsAndConditions,
  legal_notice: legalNotice,
  data_processing_agreement: processingAgreement,
};

/**
 * Requirements that a complete document does not meet: no clause makes the statement, and it is not requested from the owner as
 * a missing fact either.
 */
export function unmetRequirements(facts: Facts, tree: DocumentTree, words: DocumentWords): readonly Requirement[] {
  const known = resolve(facts, tree.date);
  const voice = voiceOf(tree.language, words);
  const missing = new Set(missingFacts(facts, [], tree.date, tree.kind).map(({ code }) => code));
  return requirements[tree.kind].filter((requirement) => {
    if (!concerns(requirement, known)) return false;
    if (requirement.orMissing?.some((code) => missing.has(code))) return false;
    const said = tree.sections
      .filter(({ id, blocks }) => requirement.clauses.includes(id) && blocks.length > 0)
      .map(({ heading, blocks }) => [heading, ...blocks.map(textOf)].join('\n'))
      .join('\n');
    const shown = requirement.shows?.(known, voice) ?? [];
    return said === '' || shown.some((text) => text !== undefined && !contains(said, text));
  });
}

function concerns({ regimes, when }: Requirement, known: ResolvedFacts): boolean {
  return (!regimes || follows(known, ...regimes)) && (when?.(known) ?? true);
}

/** Compares without case, because labels in a row begin with a lowercase letter. */
function contains(said: string, text: string): boolean {
  return said.toLowerCase().includes(text.trim().toLowerCase());
}

function textOf(block: Block): string {
  const text = (runs: readonly { readonly text: string }[]): string => runs.map((run) => run.text).join('');
  switch (block.kind) {
    case 'paragraph':
      return text(block.runs);
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(text).join('\n');
    case 'definitions':
      return block.items.map(({ term, runs }) => `${term}: ${text(runs)}`).join('\n');
    case 'table':
      return block.rows.map((row) => row.map(text).join(' ')).join('\n');
  }
}
