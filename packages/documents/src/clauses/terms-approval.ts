import { list, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { provides } from '../resolve-terms.ts';
import { plain, type Voice } from '../voice.ts';
import { termsBusiness } from './terms-business.ts';
import { termsChanges, termsLaw, termsTermination } from './terms-closing.ts';
import { termsSubscription } from './terms-contract.ts';
import { termsAccess, termsConformity } from './terms-delivery.ts';
import { termsLiability } from './terms-liability.ts';
import { termsMarketplace } from './terms-marketplace.ts';
import { termsAvailability, termsConduct } from './terms-usage.ts';

type Matter = keyof Voice['terms']['closing']['approval']['matters'];
type Onerous = {
  readonly clause: Clause;
  readonly matter: Matter;
  readonly burdens?: (known: ResolvedFacts) => boolean;
};

/** Clauses that have no effect without specific written approval, in reading order. */
const onerous: readonly Onerous[] = [
  { clause: termsAccess, matter: 'access' },
  { clause: termsSubscription, matter: 'subscription', burdens: ({ terms }) => !terms.facts.subscription?.ends },
  { clause: termsConformity, matter: 'conformity', burdens: ({ terms }) => terms.goods },
  { clause: termsMarketplace, matter: 'marketplace' },
  { clause: termsConduct, matter: 'conduct' },
  { clause: termsAvailability, matter: 'availability' },
  { clause: termsLiability, matter: 'liability' },
  { clause: termsBusiness, matter: 'business' },
  { clause: termsTermination, matter: 'termination' },
  { clause: termsChanges, matter: 'changes' },
  { clause: termsLaw, matter: 'court', burdens: ({ terms }) => Boolean(terms.facts.court) },
];

/**
 * The specific approval. Codice civile, art. 1341(2) and 1342(2). Consumers have other protection: Codice del consumo, art. 33
 * to 36.
 */
export const termsApproval: Clause = {
  id: 'specific-approval',
  heading: ({ terms }) => terms.closing.approval.heading,
  applies: ({ terms }) => provides(terms, 'italy-approval'),
  cites: () => ['Codice civile, art. 1341', 'Codice civile, art. 1342'],
  reads: (known, voice) => {
    const { approval: words } = voice.terms.closing;
    const lines = onerous
      .filter(({ clause, burdens }) => clause.applies(known) && (burdens?.(known) ?? true))
      .map(({ clause, matter }) =>
        voice.fill(words.line, { clause: clause.heading(voice, known), matter: words.matters[matter] }),
      );
    return [paragraph(words.text), list(lines.map((line) => [plain(line)])), paragraph(words.separately)];
  },
};
