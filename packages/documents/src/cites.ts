import { follows, hasStateLaw, type Known } from './known.ts';

/** How citations of the law of a state begin. */
const ofStates = { CA: /^(?:CCPA|Cal\.) /, TX: /^Tex\. /, VA: /^Va\. / };

/**
 * The citations that matter under the laws the document follows. Where only the UK has its own form of the GDPR, the
 * article of that form is cited.
 */
export function citesFor(known: Known, cites: readonly string[]): readonly string[] {
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
