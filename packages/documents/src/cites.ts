import { follows, hasStateLaw, type ResolvedFacts } from './known.ts';

/** The prefixes of citations of state laws. */
const ofStates = { CA: /^(?:CCPA|Cal\.) /, TX: /^Tex\. /, VA: /^Va\. / };

/**
 * The citations that are relevant under the laws the document follows. Where the UK GDPR applies and the EU GDPR does not,
 * cites the article of the UK GDPR.
 */
export function citesFor(known: ResolvedFacts, cites: readonly string[]): readonly string[] {
  const [eu, uk, swiss] = [follows(known, 'gdpr'), follows(known, 'uk-gdpr'), follows(known, 'fadp')];
  return cites.flatMap((cite) => {
    if (cite.startsWith('GDPR ') && !eu) return uk ? [`UK ${cite}`] : [];
    if (/^(?:Directive|Regulation) /.test(cite) && !eu) return [];
    if (cite.startsWith('FADP ') && !swiss) return [];
    const elsewhere = Object.entries(ofStates).some(
      ([state, begins]) => begins.test(cite) && !hasStateLaw(known, state),
    );
    return elsewhere ? [] : [cite];
  });
}
