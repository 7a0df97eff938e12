import { createHash } from 'node:crypto';
import {
  auditConsents,
  auditErasures,
  auditNoticeTexts,
  auditOwners,
  auditPeople,
  auditStrays,
} from '../features/consent-records/index.ts';
import { auditChoices } from '../features/cookie-preferences/index.ts';
import { checkedLog } from '../features/audit/index.ts';
import { auditTrees } from '../features/evidence/index.ts';
import { changedFiles, notHeld } from './audit-files.ts';
import { sql, type Database, type Tx } from '../platform/database/database.ts';

export type Finding = { readonly check: string; readonly ok: boolean; readonly detail: string };

/** Searches for states that must never occur: tables open to other accounts, rights to change evidence, changed texts. */
export async function audit(
  db: Database,
  noted: ReadonlyMap<string, readonly string[]> = new Map(),
  now = new Date(),
): Promise<Finding[]> {
  const consents = { batch: auditConsents };
  const trees = await auditTrees(db, noted, { consent: () => consents, audit: checkedLog });
  const [choices, people] = [await auditChoices(db, now), await auditPeople(db)];
  return db.acrossAccounts(async (tx) => [
    finding('Every table of accounts has forced row-level security', await openTables(tx)),
    finding('Roles of the product own nothing, pass no policy and become nobody else', await strongRoles(tx)),
    finding('Requests can neither change nor delete evidence', await rightsOnEvidence(tx)),
    finding('The words people agreed to are unchanged', await changedWords(tx)),
    finding('Legal notices say what they said', await auditNoticeTexts(tx)),
    finding('Signed checkpoints are of what is there', trees.checkpoints),
    finding('The tree of each account is whole', trees.tree),
    finding('Consents are as they came, and all there', [...trees.things, ...(await auditStrays(tx))]),
    finding('Consents are found under the person they are of', await auditOwners(tx)),
    finding('People are shown as they said or were corrected', people),
    finding('What was erased of consents was logged', await auditErasures(tx)),
    finding('What was published, accepted and deleted is as it was', trees.entries),
    finding('The audit log is as it was recorded, and all there', trees.log),
    finding('Files that visitors load are the ones that were published', await changedFiles(tx)),
    finding('Choices of visitors are those that came', choices),
    finding('Every account has an owner', await ownerless(tx)),
    { check: 'To be known', ok: true, detail: listed(trees.notes) },
    ...notHeld.map((what) => ({ check: 'Not held', ok: true, detail: what })),
  ]);
}

function finding(check: string, wrong: readonly string[]): Finding {
  return { check, ok: wrong.length === 0, detail: listed(wrong) };
}

const mostListed = 50;

function listed(all: readonly string[]): string {
  const more = all.length > mostListed ? `, and ${all.length - mostListed} more` : '';
  return all.slice(0, mostListed).join(', ') + more;
}

/**
 * Checks that tables of accounts force their row-level policies, or belong to candor_auth without grants. A partition is
 * accessed through its parent, whose policies then apply: nobody may access it by its own name.
 */
async function openTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relforcerowsecurity
      and exists (select from unnest(array['candor_app', 'candor_intake'] || case when c.relispartition then '{}'::text[] else array['candor_jobs'] end) role
        where has_table_privilege(role, c.oid, 'SELECT, INSERT, UPDATE, DELETE'))`.execute(tx);
  return rows.map((row) => row.name);
}

async function strongRoles(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select r.rolname as name from pg_catalog.pg_roles r where r.rolname in ('candor_app', 'candor_intake', 'candor_jobs')
      and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication
        or exists (select from pg_catalog.pg_auth_members m where m.member = r.oid)
        or exists (select from pg_catalog.pg_shdepend s
          where s.refclassid = 'pg_catalog.pg_authid'::regclass and s.refobjid = r.oid and s.deptype = 'o'))`.execute(
    tx,
  );
  return rows.map((row) => row.name);
}

/** Tables of agreements, publications, visitors' choices, and what happened in accounts. */
const evidence = [
  'audit_event',
  'evidence_entry',
  'evidence_attestation',
  'acceptance',
  'notice_text',
  'document_version',
  'version_page',
  'preference',
  'preference_signal',
  'preference_erased',
  'consent',
  'consent_erasure',
  'legal_notice',
  'legal_notice_text',
  'evidence_batch',
  'evidence_tile',
  'evidence_tree',
  'evidence_checkpoint',
  'evidence_key',
];

async function rightsOnEvidence(tx: Tx): Promise<string[]> {
  // The views of the information schema would show only the rights of the current role.
  const { rows } = await sql<{ right: string }>`
    select format('%s may %s %s', role, lower(action), name) as "right"
    from unnest(array['candor_app', 'candor_intake']) role, unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) action,
      unnest(${evidence}::text[]) name
    where has_table_privilege(role, 'public.' || name, action)`.execute(tx);
  return rows.map((row) => row.right);
}

async function changedWords(tx: Tx): Promise<string[]> {
  const texts = await tx.selectFrom('noticeText').select(['textHash', 'title', 'body']).execute();
  return texts
    .filter(({ textHash, title, body }) => !createHash('sha256').update(`${title}\n${body}`).digest().equals(textHash))
    .map(({ textHash }) => textHash.toString('hex'));
}

async function ownerless(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from account a where not auth.has_owner(a.id)`.execute(tx);
  return rows.map((row) => row.id);
}
