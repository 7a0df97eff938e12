import type { DriftCode } from '@app/catalogue';
import type { DriftFinding } from '@app/contract';
import { fill, formatDate, formatList, formatNumber, loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { namePeople } from '../accounts/index.ts';
import { catalogue, dayOf } from '../policies/index.ts';
import { recipientId } from '../recipients/index.ts';
import { listAcceptances, listSiteNames, type StoredFinding } from './drift-queries.ts';
import { articles, type Side } from './drift-rules.ts';
import { calledIn, namesOfRecords } from './names.ts';
import { listByIds } from './queries.ts';
import type { ViewOptions } from './view.ts';

const ofContracts: ReadonlySet<DriftCode> = new Set(['no-contract', 'no-arrangement', 'contract-review-due']);

/**
 * Findings in the words of a language, with what was accepted of them. Those about records that whoever reads them does not see are
 * left out: they were found by somebody who sees the whole account.
 */
export async function viewsOf(
  tx: Tx,
  accountId: string,
  findings: readonly StoredFinding[],
  { language, now, viewer }: ViewOptions,
): Promise<DriftFinding[]> {
  const words = (await loadWords(language, 'processingRecords')).driftSides;
  const say = await sayerIn(language);
  const siteIds = [...new Set(findings.flatMap(({ siteId }) => siteId ?? []))];
  const sites = await listSiteNames(tx, accountId, siteIds);
  const accepted = new Map((await listAcceptances(tx, accountId, siteIds, dayOf(now))).map((one) => [one.key, one]));
  const named = await namePeople(
    tx,
    viewer,
    [...accepted.values()].map(({ acceptedBy }) => acceptedBy),
  );
  const ids = [...new Set(findings.flatMap(({ recordId }) => recordId ?? []))];
  const records = ids.length === 0 ? [] : await listByIds(tx, accountId, ids);
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const seen = findings.filter(({ recordId }) => recordId === null || recordOf.has(recordId));
  const unrecorded = seen.map((finding) => ({ ...finding, fields: {} }));
  const nameIn = await namesOfRecords(tx, accountId, [...records, ...unrecorded], language);
  return seen.map((finding) => {
    const { siteId, key, code, recordId, register, other } = finding;
    const site = siteId === null ? null : { id: siteId, name: sites.get(siteId) ?? '' };
    const acceptance = accepted.get(key);
    const isStated = finding.siteServiceId !== null || finding.activityId !== null;
    const record = recordId === null ? undefined : recordOf.get(recordId);
    const about = record
      ? calledIn(record, record.fields.onBehalf?.customers[0]?.name ?? nameIn(record))
      : isStated && nameIn({ ...finding, fields: {} });
    // Findings about contracts are about the recipient.
    const party = ofContracts.has(code) && register?.kind === 'text' ? register.text : undefined;
    const services = code === 'not-in-documents' && other?.kind === 'ids' ? other.ids : undefined;
    const count = services && String(services.length);
    const name = party ?? count ?? (about || (site?.name ?? ''));
    return {
      id: key,
      code,
      site,
      recordId,
      recipientId: party === undefined ? null : recipientId(accountId, party),
      isStated,
      name,
      article: articles[code],
      register: fill(words[code].register, { value: say(register) }),
      other: fill(words[code].other, { value: say(other) }),
      services: [...(services ?? [])],
      months: code === 'retention-differs' && other?.kind === 'months' ? other.months : null,
      accepted: acceptance
        ? {
            reason: acceptance.reason,
            until: acceptance.until,
            at: acceptance.acceptedAt.toISOString(),
            by: named(acceptance.acceptedBy),
          }
        : null,
    };
  });
}

/** Says a side in a language. */
async function sayerIn(language: Locale): Promise<(side: Side | null) => string> {
  const words = await loadWords(language, 'processingRecords');
  const { names: bases } = (await loadWords(language, 'policies')).service.legalBasis;
  const others: Readonly<Record<string, string>> = { ...words.missing, ...words.transferBases };
  return (side) => {
    switch (side?.kind) {
      case undefined:
        return '';
      case 'names':
        return listed(side.names);
      case 'contract':
        return side.day === null ? '' : formatDate(language, side.day, 'long');
      case 'text':
        return side.text;
      case 'day':
        return formatDate(language, side.day, 'long');
      case 'months':
        return formatNumber(language, side.months);
      case 'bases':
        return listed(side.ids.map((id) => bases[id]));
      case 'ids':
        return listed(side.ids.map((id) => others[id] ?? catalogue.find(id)?.name ?? id));
    }
  };

  function listed(parts: readonly string[]): string {
    return formatList(language, parts);
  }
}
