import type { DocumentEvidence, RecordEvidence, SiteEvidence } from '@app/contract';
import { fill, formatDate, plural } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';

export type PartName = 'document' | 'banner' | 'choices' | 'consents' | 'newsletters';

/** A part of the evidence of a site, in words. */
export type KeptPart = {
  readonly key: string;
  readonly name: PartName;
  readonly label: string;
  /** How much there is of it; empty for records, which are not counted. */
  readonly amount: string;
  readonly until: string;
  readonly document?: DocumentEvidence;
};

/** Puts the evidence of a site in words, part by part. */
export function useKeptParts(): (evidence: SiteEvidence) => readonly KeptPart[] {
  const words = useWords();
  const locale = useLocale();
  const { parts, versions, until, each, withConsents } = words.evidence;
  const date = (at: string) => formatDate(locale, at, 'long');
  const untilDate = (at: string) => fill(until, { date: date(at) });
  const records = (name: 'choices' | 'consents', of: RecordEvidence | null): readonly KeptPart[] =>
    of
      ? [
          {
            key: name,
            name,
            label: parts[name],
            amount: '',
            until: plural(locale, of.months, each, { date: date(of.keptUntil) }),
          },
        ]
      : [];
  return ({ documents, banner, choices, consents, newsletters }) => [
    ...documents.map((document) => ({
      key: document.documentId,
      name: 'document' as const,
      label: words.sites.documents[document.type],
      amount: plural(locale, document.versions, versions),
      until: untilDate(document.keptUntil),
      document,
    })),
    ...(banner
      ? [
          {
            key: 'banner',
            name: 'banner' as const,
            label: parts.banner,
            amount: plural(locale, banner.versions, versions),
            until: untilDate(banner.keptUntil),
          },
        ]
      : []),
    ...records('choices', choices),
    ...records('consents', consents),
    ...(newsletters > 0
      ? [
          {
            key: 'newsletters',
            name: 'newsletters' as const,
            label: parts.newsletters,
            amount: '',
            until: withConsents,
          },
        ]
      : []),
  ];
}
