import type { ReportOfficeInput } from '@app/contract';
import { isEea } from '@app/catalogue';
import { reporterNotice, type ReporterNoticeFacts, type ReportKeptFrom } from '@app/documents';
import { loadWords } from '@app/texts';
import { reportingCountry, type ReportRetention, type RetentionStart } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import { findOwner } from '../../sites/index.ts';

const starts: Readonly<Record<RetentionStart, ReportKeptFrom>> = {
  receipt: 'receipt',
  closing: 'closing',
  'final-outcome': 'finalOutcome',
  'end-of-year': 'endOfYear',
  feedback: 'feedback',
};

/** The privacy notice for reporters in each language of a form. */
export async function noticesOf(
  tx: Tx,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  input: ReportOfficeInput,
): Promise<Readonly<Record<string, string>>> {
  const owner = await findOwner(tx, accountId, siteId);
  const facts = noticeFacts(input, owner);
  const notices = [...new Set([input.locale, ...input.languages])].map(async (locale) => {
    const [notice, documents] = await Promise.all([
      loadWords(locale, 'reporterNotice'),
      loadWords(locale, 'documents'),
    ]);
    return [locale, reporterNotice(facts, { notice, documents }, locale)] as const;
  });
  return Object.fromEntries(await Promise.all(notices));
}

type Owner = Awaited<ReturnType<typeof findOwner>>;

function noticeFacts({ name, country, recipients }: ReportOfficeInput, owner: Owner): ReporterNoticeFacts {
  const { law, employees, retention, withoutInquiry } = reportingCountry(country);
  const kept = (rule: ReportRetention | null | undefined) =>
    rule ? { months: rule.period.count, from: starts[rule.from], article: rule.article } : null;
  return {
    owner: {
      name: owner?.name || name,
      ...(owner?.address && { address: owner.address }),
      ...(owner?.email && { email: owner.email }),
    },
    ...(owner?.dpo && { dpo: [owner.dpo.name, owner.dpo.email].filter(Boolean).join(', ') }),
    recipients: recipients.map((one) => `${one.name} (${one.function})`),
    gdpr: isEea(country) ? 'union' : country === 'GB' ? 'unitedKingdom' : null,
    law,
    isRequired: law !== null && employees !== null,
    retention: kept(retention),
    withoutInquiry: kept(withoutInquiry),
  };
}
