import { formatDate } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf, pageAddress, tellPeople } from '../../accounts/index.ts';
import { nameOf } from '../clocks/mails.ts';
import { toHex } from '../ids.ts';
import { addressesOf, formerAddressesOf, isManager } from '../offices/managers.ts';
import { listDocuments, type DocumentRow, type OfficeRow } from '../offices/queries.ts';
import { formUrl } from '../offices/tool-offices.ts';
import { listVaultOwners } from '../tool/vault-queries.ts';

const utc = (time: Date): string => `${time.toISOString().slice(11, 16)} UTC`;

/** Mails that somebody asks for recovery. Former members learn that, and neither by whom nor what only managers can do about it. */
export async function tellAsked(
  tx: Tx,
  services: Services,
  office: OfficeRow,
  { name, readyAt }: { readonly name: string; readonly readyAt: Date },
): Promise<void> {
  const { documents, managers, former } = await everNamed(tx, office);
  const site = await siteOf(tx, office, documents);
  const { accountId } = office;
  await tellPeople(
    tx,
    accountId,
    'reportRecoveryAsked',
    await addressesOf(tx, office.accountId, managers),
    (locale) => ({
      site,
      name,
      date: formatDate(locale, dayOf(readyAt), 'long'),
      time: utc(readyAt),
      link: pageAddress(services, locale, 'whistleblowing'),
    }),
  );
  const link = formUrl(services.config.reportUrl, toHex(office.id));
  await tellPeople(tx, accountId, 'reportRecoveryFormer', await formerAddressesOf(tx, former), (locale) => ({
    site,
    date: formatDate(locale, dayOf(readyAt), 'long'),
    link,
  }));
}

/** Mails managers who stopped a request, so that nobody who stops one after the other stays unseen. */
export async function tellStopped(
  tx: Tx,
  services: Services,
  office: OfficeRow,
  { personId, at }: { readonly personId: string; readonly at: Date },
): Promise<void> {
  const { documents, managers } = await everNamed(tx, office);
  const site = await siteOf(tx, office, documents);
  const name = await nameOfPerson(tx, office, documents, personId);
  await tellPeople(
    tx,
    office.accountId,
    'reportRecoveryStopped',
    await addressesOf(tx, office.accountId, managers),
    (locale) => ({
      site,
      name,
      date: formatDate(locale, dayOf(at), 'long'),
      time: utc(at),
      link: pageAddress(services, locale, 'whistleblowing'),
    }),
  );
}

/** The name that documents of an office give somebody, by any of the keys that they have had. */
export async function nameOfPerson(
  tx: Tx,
  { accountId }: Pick<OfficeRow, 'accountId'>,
  documents: readonly Pick<DocumentRow, 'document'>[],
  personId: string,
): Promise<string> {
  const owners = await listVaultOwners(tx, accountId);
  const ids = owners.filter((owner) => owner.personId === personId).map(({ id }) => toHex(id));
  const named = documents.flatMap(({ document }) => peopleIn(document)).findLast(({ id }) => ids.includes(id));
  return named?.name ?? ids[0]?.slice(0, 8) ?? '';
}

const peopleIn = ({ recipients, custodian }: DocumentRow['document']) => [
  ...recipients,
  ...(custodian ? [custodian] : []),
];

/** Everybody whom a document of the office has ever named, so that nobody is replaced or removed and passed over. */
async function everNamed(tx: Tx, office: OfficeRow) {
  const documents = await listDocuments(tx, office.accountId, office.id);
  const named = new Set(documents.flatMap(({ document }) => peopleIn(document).map(({ id }) => id)));
  const owners = (await listVaultOwners(tx, office.accountId)).filter(({ id }) => named.has(toHex(id)));
  const managers: string[] = [];
  const former: string[] = [];
  for (const personId of new Set(owners.map((owner) => owner.personId)))
    ((await isManager(tx, office, personId)) ? managers : former).push(personId);
  return { documents, managers, former };
}

async function siteOf(tx: Tx, office: OfficeRow, documents: readonly DocumentRow[]): Promise<string> {
  const last = documents.at(-1);
  return last ? nameOf(tx, office, last) : '';
}
