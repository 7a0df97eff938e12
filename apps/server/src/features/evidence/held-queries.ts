import { attestedKinds, type AttestedKind } from '@app/evidence';
import { sql, type RawBuilder, type Tx } from '#platform/database/database.ts';

// Rows that have a leaf, and the content of the leaf: SHA-256 over parts of each row, computed only by the database, so that
// writing and auditing use the same encoding. The list of columns of a part must never change: a column added later gets a part
// of its own.

export type HeldKind =
  | 'acceptance'
  | 'document-version'
  | 'banner-version'
  | 'legal-notice-text'
  | 'choices-expiry'
  | AttestedKind;

export const heldKinds: readonly HeldKind[] = [
  'acceptance',
  'document-version',
  'banner-version',
  'legal-notice-text',
  'choices-expiry',
  ...attestedKinds,
];

/**
 * A filter for rows of one kind: all of an account, or those with these ids (of the row; for a banner its site, for a text its
 * notice).
 */
export type HeldFilter = {
  readonly ids?: readonly string[];
  /** The number of a banner version. */
  readonly number?: number;
  readonly siteId?: string;
  /** The language of a text. */
  readonly language?: string;
  /** The document of a version. */
  readonly documentId?: string;
};

export type HeldRow = { readonly key: string; readonly parts: Readonly<Record<string, string>> };

type Where = (column: string) => RawBuilder<unknown>;
type Source = (accountId: string, given: HeldFilter, ids: Where) => RawBuilder<HeldRow>;

/** SHA-256, in hexadecimal, over columns encoded as a JSON list. Bytes and times are converted to text first. */
const digest = (columns: string) =>
  sql.raw(`encode(sha256(convert_to(jsonb_build_array(${columns})::text, 'UTF8')), 'hex')`);
const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;
const hex = (column: string) => `encode(${column}, 'hex')`;
const bytes = (column: string) => `encode(sha256(coalesce(${column}, ''::bytea)), 'hex')`;

const acceptanceColumns = [
  'a.id, a.person_id, a.statement, a.identifier, a.version, a.locale',
  hex('a.text_hash'),
  'a.proof_form, a.proof_content',
  micros('a.created_at'),
].join(', ');

const versionColumns = [
  'v.id, v.document_id, v.number, v.fingerprint, to_jsonb(v.languages), v.facts, v.summary, v.published_by',
  micros('v.published_at'),
].join(', ');
const pageColumns = `${bytes('p.tree')}, ${bytes('p.html')}, p.packing, p.fingerprint`;

const bannerColumns = [
  'b.site_id, b.number, b.configuration',
  hex('b.hash'),
  'to_jsonb(b.languages), to_jsonb(b.since), b.asked, b.changes, b.weight, b.published_by',
  micros('b.published_at'),
].join(', ');
const bannerTextColumns = 't.banner, t.layer, t.files';

const noticeColumns = [
  'n.id, n.site_id, n.identifier, n.version, n.document_id',
  micros('n.created_at'),
  `t.language, ${hex('t.sha256')}, t.body`,
].join(', ');

const expiryColumns = `e.id, e.site_id, ${micros('e.at')}, ${micros('e.before')}, e.deleted`;

const attestationColumns = `s.id, s.kind, s.site_id, s.subject_id, s.on_day, ${micros('s.at')}`;

/** Unlike other digests, that of the content is over its bytes alone, so that whoever has the text can compute it. */
const attestation =
  (kind: AttestedKind): Source =>
  (accountId, _, ids) =>
    sql`
    select s.id::text as key, jsonb_build_object('row', ${digest(attestationColumns)}, 'content', encode(sha256(s.content), 'hex')) as parts
    from evidence_attestation s where s.account_id = ${accountId} and s.kind = ${kind} ${ids('s.id')}`;

const sources: Readonly<Record<HeldKind, Source>> = {
  acceptance: (accountId, _, ids) => sql`
    select a.id::text as key, jsonb_build_object('row', ${digest(acceptanceColumns)}) as parts
    from acceptance a where a.account_id = ${accountId} ${ids('a.id')}`,

  'document-version': (accountId, { siteId, documentId }, ids) => sql`
    select v.id::text as key, jsonb_build_object('row', ${digest(versionColumns)}) || coalesce((
        select jsonb_object_agg('page ' || p.language || ' ' || p.variant, ${digest(pageColumns)})
        from version_page p where p.account_id = ${accountId} and p.version_id = v.id), '{}') as parts
    from document_version v where v.account_id = ${accountId} ${ids('v.id')}
      ${documentId === undefined ? sql`` : sql`and v.document_id = ${documentId}`}
      ${siteId === undefined ? sql`` : sql`and v.site_id = ${siteId}`}`,

  'banner-version': (accountId, { siteId, number }, ids) => sql`
    select b.site_id || '/' || b.number as key, jsonb_build_object('row', ${digest(bannerColumns)}) || coalesce((
        select jsonb_object_agg('texts ' || t.language, ${digest(bannerTextColumns)}) from banner_text t
        where t.account_id = ${accountId} and t.site_id = b.site_id and t.number = b.number), '{}')
      || case when b.facts is null then '{}' else jsonb_build_object('facts', ${digest('b.facts')}) end as parts
    from banner_version b where b.account_id = ${accountId} ${ids('b.site_id')}
      ${siteId === undefined ? sql`` : sql`and b.site_id = ${siteId}`}
      ${number === undefined ? sql`` : sql`and b.number = ${number}`}`,

  'legal-notice-text': (accountId, { siteId, language }, ids) => sql`
    select n.id || '/' || t.language as key, jsonb_build_object('row', ${digest(noticeColumns)}) as parts
    from legal_notice n left join legal_notice_text t on t.account_id = ${accountId} and t.notice_id = n.id
    where n.account_id = ${accountId} ${ids('n.id')}
      ${language === undefined ? sql`` : sql`and t.language = ${language}`} ${siteId === undefined ? sql`` : sql`and n.site_id = ${siteId}`}`,

  'choices-expiry': (accountId, _, ids) => sql`
    select e.id::text as key, jsonb_build_object('row', ${digest(expiryColumns)}) as parts
    from preference_expiry e where e.account_id = ${accountId} ${ids('e.id')}`,

  'register-edition': attestation('register-edition'),
  'erasure-certificate': attestation('erasure-certificate'),
  'assessment-version': attestation('assessment-version'),
};

/** The rows of a kind, as a query. */
export function heldRows(accountId: string, kind: HeldKind, given: HeldFilter = {}): RawBuilder<HeldRow> {
  const { ids } = given;
  return sources[kind](accountId, given, (column) =>
    ids === undefined ? sql`` : sql`and ${sql.raw(column)} = any(${ids}::uuid[])`,
  );
}

export async function listHeld(tx: Tx, accountId: string, kind: HeldKind, given: HeldFilter): Promise<HeldRow[]> {
  const { rows } = await heldRows(accountId, kind, given).execute(tx);
  return rows;
}

/** Lists rows that have no leaf yet, at most `limit`, ordered by key. */
export async function listUnheld(tx: Tx, accountId: string, kind: HeldKind, limit: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select held.key, held.parts from (${heldRows(accountId, kind)}) as held
    where held.key is not null and not exists (select from evidence_entry entry
      where entry.account_id = ${accountId} and entry.kind = ${kind} and entry.key = held.key)
    limit ${limit}`.execute(tx);
  return rows;
}
