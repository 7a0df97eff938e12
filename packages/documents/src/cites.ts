import { follows, stateLawsFor, type Known } from './known.ts';

/**
 * The citations that matter under the laws the document follows. Where only the UK has its own form of the GDPR, the
 * article of that form is cited.
 */
export function citesFor(known: Known, cites: readonly string[]): readonly string[] {
  const [eu, uk, swiss] = [follows(known, 'gdpr'), follows(known, 'uk-gdpr'), follows(known, 'fadp')];
  const california = stateLawsFor(known).some(({ state }) => state === 'CA');
  return cites.flatMap((cite) => {
    if (cite.startsWith('GDPR ') && !eu) return uk ? [`UK ${cite}`] : [];
    if (cite.startsWith('Directive 2002/58/EC') && !eu) return [];
    if (cite.startsWith('FADP ') && !swiss) return [];
    if (/^(?:CCPA|Cal\.) /.test(cite) && !california) return [];
    return [cite];
  });
}
