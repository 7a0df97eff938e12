import type { Tampering } from './tampering-published.ts';

const one = (id: string) => `account_id = '{account}' and id = '{${id}}'`;

/** Changes of what an account stated to others: editions of its register, and certificates of erasures. */
export const tamperingsOfAttestations: readonly Tampering[] = [
  {
    what: 'what a certificate of an erasure says',
    tables: ['evidence_attestation'],
    change: `update evidence_attestation set content = content || '\\x20' where ${one('certificate')}`,
    named: 'certificate of an erasure {certificate} has another content',
  },
  {
    what: 'the day of a certificate of an erasure',
    tables: ['evidence_attestation'],
    change: `update evidence_attestation set on_day = on_day - 1 where ${one('certificate')}`,
    named: 'certificate of an erasure {certificate} was changed',
  },
  {
    what: 'a certificate of an erasure is given to another request',
    tables: ['evidence_attestation'],
    change: `update evidence_attestation set subject_id = '{edition}' where ${one('certificate')}`,
    named: 'certificate of an erasure {certificate} was changed',
  },
  {
    what: 'a certificate of an erasure is cut out',
    tables: ['evidence_attestation'],
    change: `delete from evidence_attestation where ${one('certificate')}`,
    named: 'certificate of an erasure {certificate} is missing',
  },
  {
    what: 'a certificate of an erasure is put in',
    tables: ['evidence_attestation'],
    change: `insert into evidence_attestation (account_id, id, kind, site_id, subject_id, on_day, at, content)
      select account_id, '{choice}', kind, site_id, subject_id, on_day, at, content
      from evidence_attestation where ${one('certificate')}`,
    named: 'certificate of an erasure {choice} is in no leaf',
  },
  {
    what: 'what an edition of the register says',
    tables: ['evidence_attestation'],
    change: `update evidence_attestation set content = content || '\\x20' where ${one('edition')}`,
    named: 'edition of the register {edition} has another content',
  },
  {
    what: 'an edition of the register is cut out, with its leaf',
    tables: ['evidence_attestation', 'evidence_entry'],
    change: `delete from evidence_attestation where ${one('edition')};
      delete from evidence_entry where account_id = '{account}' and key = '{edition}'`,
    named: 'is missing',
  },
  {
    what: 'an edition of the register and a certificate swap what they say',
    tables: ['evidence_attestation'],
    change: `update evidence_attestation set content = (select o.content from evidence_attestation o where o.account_id = '{account}'
        and o.id = case evidence_attestation.id when '{edition}' then '{certificate}'::uuid else '{edition}'::uuid end)
      where account_id = '{account}' and id in ('{edition}', '{certificate}')`,
    named: 'certificate of an erasure {certificate} has another content',
  },
  {
    what: 'the proof of a certificate is that of an edition',
    tables: ['evidence_entry'],
    change: `update evidence_entry set (record, salt) = (select o.record, o.salt from evidence_entry o
        where o.account_id = '{account}' and o.key = '{edition}')
      where account_id = '{account}' and key = '{certificate}'`,
    named: '(erasure-certificate {certificate}) was changed',
  },
];
