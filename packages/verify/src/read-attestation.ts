import { isAttested, parseAttestation, type ProofBundle } from '@app/evidence';
import { wordsOf, type Language } from './words.ts';
import type { Row } from './read-record.ts';

/** A heading and what stands below it. */
export type Part = { readonly title: string; readonly rows: readonly Row[] };

/** The parts of an attestation: first what it is, then its sections as it has them. Undefined: the record has none. */
export function readAttestation({ record, texts }: ProofBundle, language: Language): readonly Part[] | undefined {
  if (!isAttested(record)) return undefined;
  const said = parseAttestation(texts[0]?.text ?? '');
  if (!said) return undefined;
  const { attestation: words, log } = wordsOf(language);
  const { kind, account, site, on, title, sections, person } = said;
  return [
    {
      title: words.kinds[kind],
      rows: [
        { name: words.title, value: title },
        { name: words.day, value: on },
        { name: log.account, value: account },
        ...(site === null ? [] : [{ name: words.site, value: site }]),
        ...(person ? [{ name: words.person, value: person.hash }] : []),
      ],
    },
    ...sections.map(({ heading, lines }) => ({
      title: heading,
      rows: lines.map(({ label, text }) => ({ name: label, value: text })),
    })),
  ];
}
