import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { permissionsIn } from '#platform/http/rights.ts';
import { dayOf, listProjectRoles } from '../../accounts/index.ts';
import { toHex, toUuid } from '../ids.ts';
import { findCurrentDocument, findOfficeIn, type Office } from '../reports/office-queries.ts';
import { findWrap, lockReport, type StoredReport } from '../reports/queries.ts';
import { findProjectOfOffice, hasOpened } from '../reports/listed-queries.ts';
import type { Manager } from './session.ts';
import { findVault, type VaultRow } from './vault-queries.ts';

/** A manager at an office whose current document names them. */
export type AtOffice = { readonly office: Office; readonly document: OfficeDocument; readonly vault: VaultRow };

/** A manager with a report that was wrapped for them. The transaction holds it. */
export type Reader = AtOffice & { readonly report: StoredReport; readonly wrapped: Buffer };

/** Projects in which a manager handles reports; `all` where the role holds in the account. */
export type Places = ReadonlySet<string> | 'all';

export async function placesOf({ db }: Services, { actor }: Manager): Promise<Places> {
  if (actor.rights.account.has('reports.manage')) return 'all';
  const placed = await db.asSystem((tx) => listProjectRoles(tx, actor.accountId, actor.id));
  return new Set(placed.filter(({ roles }) => permissionsIn(roles).has('reports.manage')).map(({ id }) => id));
}

/** The manager at an office, or undefined if the office is not theirs: neither its existence nor its reports are told then. */
export async function atOffice(
  tx: Tx,
  { actor }: Manager,
  places: Places,
  officeId: string,
  today: string,
): Promise<AtOffice | undefined> {
  const { accountId } = actor;
  const office = await findOfficeIn(tx, accountId, officeId);
  const vault = office && (await findVault(tx, accountId, actor.id));
  const stored = vault && (await findCurrentDocument(tx, accountId, office.id, today));
  if (!stored) return undefined;
  const project = await findProjectOfOffice(tx, accountId, office.siteId);
  // Of a deleted site the project is not known any more: who handles reports anywhere goes on with those that are there.
  const isPlaced = places === 'all' || (project === null ? places.size > 0 : places.has(project));
  // What was checked when it was signed.
  const document = JSON.parse(stored.body) as OfficeDocument;
  const recipient = document.recipients.find(({ id }) => id === toHex(vault.id));
  const isNamed = recipient?.sign === vault.signKey.toString('hex');
  return isPlaced && isNamed ? { office, document, vault } : undefined;
}

/** Runs work for a manager on a report that they may read. */
export async function withReport<Result>(
  services: Services,
  manager: Manager,
  reportHex: string,
  work: (tx: Tx, reader: Reader) => Promise<Result>,
): Promise<Result> {
  const { accountId } = manager.actor;
  const places = await placesOf(services, manager);
  return services.db.inAccount(accountId, async (tx) =>
    work(tx, await admitReader(tx, manager, places, toUuid(reportHex), dayOf(services.now()))),
  );
}

/** @throws Problem `report.not-found` */
async function admitReader(tx: Tx, manager: Manager, places: Places, reportId: string, today: string): Promise<Reader> {
  const { accountId } = manager.actor;
  const report = await lockReport(tx, accountId, reportId);
  const at = report && (await atOffice(tx, manager, places, report.officeId, today));
  const wrapped = at && (await findWrap(tx, accountId, reportId, { purpose: 'share', recipient: at.vault.id }));
  if (!at || !wrapped) throw new Problem('report.not-found');
  return { ...at, report, wrapped };
}

/** Whoever writes or reads on has opened the report before, so that the log of openings is complete. @throws Problem */
export async function checkOpened(tx: Tx, { report, vault }: Reader): Promise<void> {
  if (!(await hasOpened(tx, report.accountId, report.id, vault.id))) throw new Problem('report.not-opened');
}
