import { fill, formatList, type Locale, type Words } from '@app/texts';

/** The days from which reports are kept. */
export type ReportKeptFrom = keyof Words<'reporterNotice'>['start'];

type RetentionPeriod = { readonly months: number; readonly from: ReportKeptFrom; readonly article: string };

/** What a privacy notice for reporters states. */
export type ReporterNoticeFacts = {
  readonly owner: { readonly name: string; readonly address?: string; readonly email?: string };
  readonly dpo?: string;
  /** Who reads reports, by name. */
  readonly recipients: readonly string[];
  /** Null: neither the GDPR nor the UK GDPR applies. */
  readonly gdpr: 'union' | 'unitedKingdom' | null;
  /** The national law, in its own language. */
  readonly law: string | null;
  /** Whether that law requires a channel. */
  readonly isRequired: boolean;
  /** Null: as long as needed, and the law names no number. */
  readonly retention: RetentionPeriod | null;
  /** A shorter period where nobody looks into a report. */
  readonly withoutInquiry: RetentionPeriod | null;
};

type NoticeWords = { readonly notice: Words<'reporterNotice'>; readonly documents: Words<'documents'> };

/**
 * The privacy notice for people who report wrongdoing, as plain text: paragraphs separated by empty lines, headings after `# `, lists
 * by lines that begin with `- `. It stands in the signed office document, so it needs no network and no markup.
 * @see GDPR Art. 13, 23; Directive (EU) 2019/1937, Art. 16 to 18
 */
export function reporterNotice(facts: ReporterNoticeFacts, words: NoticeWords, locale: Locale): string {
  const { notice, documents } = words;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [documents.controller.heading, responsible(facts, words)],
    [notice.heading.purpose, [notice.purpose]],
    [notice.heading.basis, bases(facts, words)],
    [notice.heading.data, [notice.data]],
    [
      documents.recipients.heading,
      [fill(notice.readers, { recipients: formatList(locale, facts.recipients) }), notice.identity],
    ],
    [documents.transfers.heading, [`${documents.transfers.safeguards.home}.`]],
    [documents.retention.heading, kept(facts, words, locale)],
    [documents.rights.heading, rights(facts, words)],
  ];
  const parts = sections.flatMap(([heading, paragraphs]) =>
    paragraphs.length === 0 ? [] : [`# ${heading}`, ...paragraphs],
  );
  return [`# ${notice.title}`, ...parts].join('\n\n');
}

function responsible({ owner, dpo }: ReporterNoticeFacts, { documents }: NoticeWords): readonly string[] {
  const { address, email, dpo: officer } = documents.controller;
  const label = (name: string, text: string | undefined) =>
    text ? [fill(documents.frame.labeled, { label: name, text: text.replaceAll('\n', ', ') })] : [];
  return [
    [owner.name, ...label(address, owner.address), ...label(email, owner.email), ...label(officer, dpo)].join('\n'),
  ];
}

function bases(facts: ReporterNoticeFacts, { notice, documents }: NoticeWords): readonly string[] {
  const law = facts.law === null ? [] : [fill(notice.law, { law: facts.law })];
  if (facts.gdpr === null) return law;
  const gdpr = documents.legalBases.gdprNames[facts.gdpr];
  const { bases: general } = documents.legalBases;
  const { conditions } = documents.sensitiveData;
  const cited = facts.isRequired
    ? [general.legalObligation, conditions.publicInterest]
    : [general.legitimateInterests, conditions.legalClaims];
  return [cited.map((basis) => `- ${fill(basis, { gdpr })}`).join('\n'), ...law];
}

function kept(
  { retention, withoutInquiry }: ReporterNoticeFacts,
  { notice }: NoticeWords,
  locale: Locale,
): readonly string[] {
  const told = (sentence: string, { months, from, article }: RetentionPeriod) =>
    fill(sentence, { period: periodOf(locale, months), start: notice.start[from], article });
  return [
    notice.needed,
    ...(withoutInquiry ? [told(notice.noInquiry, withoutInquiry)] : []),
    ...(retention ? [told(notice.longest, retention)] : []),
  ];
}

function rights(
  { owner, gdpr, law, isRequired }: ReporterNoticeFacts,
  { notice, documents }: NoticeWords,
): readonly string[] {
  const write = owner.email ? [fill(documents.rights.exercise.write, { contact: owner.email })] : [];
  if (gdpr === null) return [...write, notice.mailbox];
  const name = documents.legalBases.gdprNames[gdpr];
  const { access, rectification, erasure, restriction, objection, complaint } = documents.rights;
  const held = [access.text, rectification.text, erasure.text, restriction.text];
  const list = [...held, ...(isRequired ? [] : [objection.reasons])];
  return [
    list.map((text) => `- ${fill(text, { gdpr: name })}`).join('\n'),
    ...write,
    notice.mailbox,
    fill(notice.limits, { provisions: [`Art. 23 ${name}`, ...(law === null ? [] : [law])].join('; ') }),
    ...(gdpr === 'union' ? [complaint.gdpr] : []),
  ];
}

/** As `5 years` or `3 months`. */
function periodOf(locale: Locale, months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
