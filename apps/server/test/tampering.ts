import { tamperingsOfAttestations } from './tampering-attestations.ts';
import { tamperingsOfPublished, type Tampering } from './tampering-published.ts';

/** Ids in the tampered installation that the changes refer to. */
export const places = [
  'account',
  'site',
  'consent',
  'other',
  'person',
  'erased',
  'erasure',
  'notice',
  'version',
  'acceptance',
  'choice',
  'bannerSite',
  'merged',
  'batch',
  'edition',
  'certificate',
] as const;
export type Places = Readonly<Record<(typeof places)[number], string>>;

const consent = "account_id = '{account}' and id = '{consent}'";
const both = ['consent', 'subject_consent'];

/** Fifty kinds of changes, covering all tables with evidence. */
export const tamperings: readonly Tampering[] = [
  {
    what: 'a consent becomes a verified withdrawal by the server, in both tables',
    tables: both,
    change: `update consent set mark = 7 where ${consent}; update subject_consent set mark = 7 where ${consent}`,
    named: 'consent {consent} is shown with another kind, source or verification',
  },
  {
    what: 'a consent is given to somebody else, in both tables',
    tables: both,
    change: `update consent set subject_id = '{person}' where ${consent};
      update subject_consent set subject_id = '{person}' where ${consent}`,
    named: 'consent {consent} stands under person {person}, whom its record does not name',
  },
  {
    what: 'a consent is given to somebody else, in one table',
    tables: ['subject_consent'],
    change: `update subject_consent set subject_id = '{person}' where ${consent}`,
    named: 'consent {consent} does not stand under its person',
  },
  {
    what: 'the time of receipt of a consent',
    tables: ['consent'],
    change: `update consent set received_at = received_at - interval '30 days' where ${consent}`,
    named: 'consent {consent} is shown with another time of receipt',
  },
  {
    what: 'the site of a consent',
    tables: ['consent'],
    change: `update consent set site_id = '{bannerSite}' where ${consent}`,
    named: 'consent {consent} is shown with another site',
  },
  {
    what: 'the legal notices of a consent, in both tables',
    tables: both,
    change: `update consent set notices = 0 where ${consent}; update subject_consent set notices = 0 where ${consent}`,
    named: 'consent {consent} is shown with another legal notices',
  },
  {
    what: 'the record of a consent',
    tables: ['consent'],
    change: `update consent set record = convert_to(replace(convert_from(record, 'UTF8'), '"public"', '"Public"'), 'UTF8')
      where ${consent}`,
    named: 'consent {consent} was changed',
  },
  {
    what: 'the salt of a consent',
    tables: ['consent'],
    change: `update consent set salt = sha256('x') where ${consent}`,
    named: 'consent {consent} was changed',
  },
  {
    what: 'the leaf of a consent',
    tables: ['consent'],
    change: `update consent set leaf = sha256('x') where ${consent}`,
    named: 'consent {consent} has another leaf than the tree',
  },
  {
    what: 'two consents swap what they say',
    tables: ['consent'],
    change: `update consent set (record, salt) = (select record, salt from consent as o where o.account_id = '{account}'
        and o.id = case consent.id when '{consent}' then '{other}'::uuid else '{consent}'::uuid end)
      where account_id = '{account}' and id in ('{consent}', '{other}')`,
    named: 'consent {consent} was changed',
  },
  {
    what: 'a consent is deleted',
    tables: both,
    change: `delete from consent where ${consent}; delete from subject_consent where ${consent}`,
    named: 'consent {consent} is missing',
  },
  {
    what: 'a consent is put in',
    tables: both,
    change: `insert into consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf)
      select account_id, uuid_from(now()), site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf
      from consent where ${consent}`,
    named: 'is in no batch, so it did not come by the intake',
  },
  {
    what: 'a consent is emptied, and a row in the log of erasures says that it was erased',
    tables: ['consent', 'consent_erasure'],
    change: `update consent set record = null, salt = null where ${consent};
      insert into consent_erasure (account_id, id, site_id, at, cause, mode, before, subjects, consents)
      values ('{account}', uuid_from(now()), '{site}', now(), 'retention', 'everything', now(), 1, 1)`,
    named: 'consent {consent} was emptied, and no leaf says that it was erased',
  },
  {
    what: 'an erasure is put into the log',
    tables: ['consent_erasure'],
    change: `insert into consent_erasure (account_id, id, site_id, at, cause, mode, before, subjects, consents)
      values ('{account}', '{choice}', '{site}', now(), 'retention', 'everything', now(), 1, 1)`,
    named: 'erasure {choice} is in no leaf',
  },
  {
    what: 'the ground of an erasure',
    tables: ['consent_erasure'],
    change: `update consent_erasure set cause = 'retention', before = at, person_id = null where id = '{erasure}'`,
    named: 'erasure {erasure} is logged as another than its leaf says',
  },
  {
    what: 'an erasure is taken out of the log',
    tables: ['consent_erasure'],
    change: `delete from consent_erasure where id = '{erasure}'`,
    named: 'erasure {erasure} is missing from the log',
  },
  {
    what: 'what was erased comes back',
    tables: ['consent'],
    change: `update consent set (record, salt) = (select record, salt from consent as o where o.id = '{consent}')
      where id = '{erased}'`,
    named: 'consent {erased} says something, although it was erased',
  },
  {
    what: 'the address of a person',
    tables: ['subject'],
    change: `update subject set email = 'other@example.com' where id = '{person}'`,
    named: 'person {person} is shown with another email than was said',
  },
  {
    what: 'what a person wants',
    tables: ['subject'],
    change: `update subject set preferences = replace(preferences::text, 'true', 'false')::jsonb where id = '{person}'`,
    named: 'person {person} is shown with another preferences than was said',
  },
  {
    what: 'by what a person is found',
    tables: ['subject_key'],
    change: `delete from subject_key where account_id = '{account}'`,
    named: 'consent {consent} stands under person',
  },
  ...tamperingsOfPublished,
  ...tamperingsOfAttestations,
];
