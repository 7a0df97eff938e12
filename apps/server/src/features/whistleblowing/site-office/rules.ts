import type { ReportCountryLaw, ReportOfficeSettings } from '@app/contract';
import { canonicalText } from '@app/evidence';
import type { OfficeDocument, Recipient, SignedOffice } from '@app/sealing';
import type { OfficeProposal, ReportingCountry } from '@app/whistleblowing';

/** The public keys of a manager, and whose they are. */
export type VaultKeys = {
  readonly id: string;
  readonly personId: string;
  readonly kem: string;
  readonly sign: string;
};

/** Days for which mailboxes and open reports stay at least once intake has ended. */
export const daysAfterEnd = 30;

/** Somebody as an office document names them. */
export function recipientOf(
  { id, kem, sign }: VaultKeys,
  { name, function: work }: { readonly name: string; readonly function: string },
): Recipient {
  return { id, name, function: work, kem, sign };
}

type Content = Pick<OfficeProposal, 'country' | 'recipients' | 'custodian' | 'recovery' | 'form'>;

/** The content of an office document, as an admin proposes it. */
export function contentOf(document: OfficeDocument): Content {
  const { country, recipients, custodian, recovery } = document;
  // Documents are signed by managers whose tool made `form` of a proposal.
  return { country, recipients, custodian, recovery, form: document.form as unknown as OfficeProposal['form'] };
}

const members = ['country', 'recipients', 'custodian', 'recovery', 'form'] as const;

/** The members in which a proposal differs from what is published; of a first one, all. */
export function changesOf(proposal: Content, current: Content | undefined): (typeof members)[number][] {
  if (!current) return [...members];
  return members.filter((member) => textOf(proposal[member]) !== textOf(current[member]));
}

const textOf = (value: unknown): string => canonicalText(value as Parameters<typeof canonicalText>[0]);

/** An office as the dashboard shows it: names, and no keys. */
export function settingsOf(content: Content, vaults: readonly VaultKeys[]): ReportOfficeSettings {
  const { country, recipients, custodian, recovery, form } = content;
  const named = ({ id, name, function: work }: Recipient) => ({
    id,
    name,
    function: work,
    personId: vaults.find((vault) => vault.id === id)?.personId ?? null,
  });
  return {
    country,
    name: form.name,
    logo: form.logo ?? null,
    locale: form.locale as ReportOfficeSettings['locale'],
    languages: form.languages as ReportOfficeSettings['languages'],
    welcome: form.welcome,
    questions: [...form.questions],
    otherWays: form.otherWays,
    authorities: [...form.authorities],
    recipients: recipients.map(named),
    custodian: custodian && named(custodian),
    hasRecovery: recovery !== null,
    privacyNotice: form.privacyNotice ?? {},
  };
}

/** Who signed each version, by the names of the version before. */
export function versionsOf(chain: readonly (SignedOffice & { readonly fromDay: string })[]) {
  return chain.map(({ document, by, fromDay }, at) => {
    const signers = (chain[at - 1]?.document ?? document).recipients;
    const signedBy = signers.find(({ id }) => id === by)?.name ?? null;
    return { version: document.version, day: document.day, signedBy, from: fromDay };
  });
}

/** The law of a country, as the dashboard explains it. */
export function lawOf(country: string, law: ReportingCountry): ReportCountryLaw {
  const flat = ({ period, article }: ReportingCountry['acknowledge']) => ({ ...period, article });
  return {
    country,
    law: law.law,
    employees: law.employees,
    acknowledge: flat(law.acknowledge),
    feedback: flat(law.feedback),
    retention: law.retention && { ...flat(law.retention), from: law.retention.from },
    anonymous: law.anonymous,
    authorities: [...law.authorities],
  };
}

/** The state of an office. @param versions how many documents were signed */
export function stateOf(
  office: { readonly endsOn: string | null } | undefined,
  versions: number,
): 'none' | 'proposed' | 'published' | 'ended' {
  if (!office) return 'none';
  if (office.endsOn !== null) return 'ended';
  return versions === 0 ? 'proposed' : 'published';
}
