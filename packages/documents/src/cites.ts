import { follows, hasStateLaw, type ResolvedFacts } from './known.ts';
import { ukActFrom } from './regimes/regimes.ts';

/** The prefixes of citations of state laws. */
const ofStates = { CA: /^(?:CCPA|Cal\.) /, TX: /^Tex\. /, VA: /^Va\. / };

/**
 * The citations that are relevant under the laws the document follows. Where the UK GDPR applies alone or gives the body,
 * cites its articles too.
 */
export function citesFor(known: ResolvedFacts, cites: readonly string[]): readonly string[] {
  const [eu, uk, swiss] = [follows(known, 'gdpr'), follows(known, 'uk-gdpr'), follows(known, 'fadp')];
  const inUk = uk && (!eu || known.body === 'uk-gdpr');
  return cites.flatMap((cite) => {
    if (cite.startsWith('GDPR ')) return [...(inUk ? ukCites(cite, known.on) : []), ...(eu ? [cite] : [])];
    if (/^(?:Directive|Regulation) /.test(cite) && !eu) return [];
    if (cite.startsWith('FADP ') && !swiss) return [];
    const elsewhere = Object.entries(ofStates).some(
      ([state, begins]) => begins.test(cite) && !hasStateLaw(known, state),
    );
    return elsewhere ? [] : [cite];
  });
}

/** The citation under the UK GDPR as amended by the Data (Use and Access) Act 2025. */
function ukCites(cite: string, on: string): readonly string[] {
  if (cite === 'GDPR Art. 22' && on >= ukActFrom) return ['UK GDPR Art. 22A to 22D'];
  return [`UK ${cite}`];
}
