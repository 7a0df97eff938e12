/** A change made in the database by somebody with all rights, and the finding that the audit must report. */
export type Tampering = {
  readonly what: string;
  /** Tables that are restored afterwards. */
  readonly tables: readonly string[];
  /** SQL of the change, with names of `Places` in braces. */
  readonly change: string;
  /** The expected finding, with the same names. */
  readonly named: string;
};

/** Changes of what was published, accepted and chosen, and of the tree itself. */
export const tamperingsOfPublished: readonly Tampering[] = [
  {
    what: 'a text of a legal notice',
    tables: ['legal_notice_text'],
    change: `update legal_notice_text set body = 'You agree!' where notice_id = '{notice}'`,
    named: 'text of a legal notice {notice}/en was changed',
  },
  {
    what: 'a text of a legal notice, with its hash',
    tables: ['legal_notice_text'],
    change: `update legal_notice_text set body = 'You agree!', sha256 = sha256('You agree!') where notice_id = '{notice}'`,
    named: 'text of a legal notice {notice}/en was changed',
  },
  {
    what: 'a legal notice is deleted',
    tables: ['legal_notice_text', 'legal_notice'],
    change: `delete from legal_notice_text where notice_id = '{notice}'; delete from legal_notice where id = '{notice}'`,
    named: 'text of a legal notice {notice}/en is missing',
  },
  {
    what: 'the names of a set of legal notices',
    tables: ['consent_notices'],
    change: `update consent_notices set notices = '[{"identifier": "x", "version": "1"}]' where account_id = '{account}'`,
    named: 'the names of legal notices',
  },
  {
    what: 'the bytes of a published page',
    tables: ['version_page'],
    change: `update version_page set html = html || '\\x00' where version_id = '{version}'`,
    named: 'version of a document {version} has another page en',
  },
  {
    what: 'the date of a published version',
    tables: ['document_version'],
    change: `update document_version set published_at = published_at - interval '1 day' where id = '{version}'`,
    named: 'version of a document {version} was changed',
  },
  {
    what: 'a published version is deleted',
    tables: ['version_page', 'document_version'],
    change: `delete from document_version where id = '{version}'`,
    named: 'version of a document {version} is missing',
  },
  {
    what: 'a page is added to a published version',
    tables: ['version_page'],
    change: `insert into version_page select account_id, version_id, 'xx', variant, tree, html, packing, fingerprint
      from version_page where version_id = '{version}' limit 1`,
    named: 'version of a document {version} has a page xx',
  },
  {
    what: 'the hash of a banner’s version',
    tables: ['banner_version'],
    change: `update banner_version set hash = sha256('x') where site_id = '{bannerSite}'`,
    named: 'version of a banner {bannerSite}/1 was changed',
  },
  {
    what: 'the words of a banner’s version',
    tables: ['banner_text'],
    change: `update banner_text set banner = '{}' where site_id = '{bannerSite}'`,
    named: 'version of a banner {bannerSite}/1 has another texts en',
  },
  {
    what: 'a file that visitors load, as it is packed',
    tables: ['embed_part'],
    change: `update embed_part set brotli = (select brotli from embed_part p where p.brotli is not null
      and p.sha256 <> embed_part.sha256 limit 1) where brotli is not null`,
    named: 'as Brotli, was changed',
  },
  {
    what: 'an acceptance of terms',
    tables: ['acceptance'],
    change: `update acceptance set created_at = created_at - interval '1 day' where id = '{acceptance}'`,
    named: 'acceptance {acceptance} was changed',
  },
  {
    what: 'an acceptance is deleted',
    tables: ['acceptance'],
    change: `delete from acceptance where id = '{acceptance}'`,
    named: 'acceptance {acceptance} is missing',
  },
  {
    what: 'an acceptance is put in',
    tables: ['acceptance'],
    change: `insert into acceptance select account_id, '{choice}', person_id, statement, identifier, version, locale, text_hash,
      proof_form, proof_content, created_at from acceptance where id = '{acceptance}'`,
    named: 'acceptance {choice} is in no leaf',
  },
  {
    what: 'a choice of a visitor',
    tables: ['preference'],
    change: `update preference set granted = 0, action = 1 where id = '{choice}'`,
    named: 'choices of site {bannerSite} in the hour of',
  },
  {
    what: 'a choice is deleted',
    tables: ['preference'],
    change: `delete from preference where id = '{choice}'`,
    named: 'some are missing',
  },
  {
    what: 'a choice is put in',
    tables: ['preference'],
    change: `insert into preference select account_id, uuid_from(moment_of(id)), site_id, consent_id, received_at, version, waited,
      action, regime, decided, granted, variant, language, country from preference where id = '{choice}'`,
    named: 'some were added beside the intake',
  },
  {
    what: 'hashes of the tree',
    tables: ['evidence_tile'],
    change: `update evidence_tile set hashes = sha256('x') || substring(hashes from 33)
      where account_id = '{account}' and level = 0 and place = 0`,
    named: 'is not of the leaves that are there',
  },
  {
    what: 'a checkpoint',
    tables: ['evidence_checkpoint'],
    change: `update evidence_checkpoint set note = replace(note, 'time 2', 'time 1') where account_id = '{account}'`,
    named: 'is not signed by its key: bad-signature',
  },
  {
    what: 'a leaf that is no consent is deleted with its row',
    tables: ['evidence_entry', 'acceptance'],
    change: `delete from evidence_entry where account_id = '{account}' and key = '{acceptance}';
      delete from acceptance where id = '{acceptance}'`,
    named: 'is missing',
  },
  {
    what: 'a leaf that is no consent says something else',
    tables: ['evidence_entry', 'acceptance'],
    change: `update evidence_entry set record = convert_to(replace(convert_from(record, 'UTF8'), '"row":"', '"row":"0'), 'UTF8')
      where account_id = '{account}' and key = '{acceptance}'`,
    named: '(acceptance {acceptance}) was changed',
  },
  {
    what: 'that two people became one is said of others',
    tables: ['evidence_entry', 'consent', 'subject_consent'],
    change: `update evidence_entry set record = convert_to(replace(convert_from(record, 'UTF8'), '{merged}', '{consent}'), 'UTF8')
      where account_id = '{account}' and kind = 'merge'`,
    named: '(merge',
  },
  {
    what: 'the words of terms that people agreed to',
    tables: ['notice_text'],
    change: `update notice_text set body = body || '.'`,
    named: 'The words people agreed to are unchanged',
  },
];
