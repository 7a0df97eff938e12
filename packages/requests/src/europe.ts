import { days, fromMemory, granted, months, type RequestLaw } from './law.ts';

const eea = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Regulation (EEC, Euratom) No 1182/71, Art. 3(4) and (5). */
const regulation1182 = { moves: true, twoWorkingDays: true };

export const gdpr: RequestLaw = {
  id: 'gdpr',
  name: 'GDPR',
  places: eea,
  followsOwner: true,
  rights: granted({
    access: 'GDPR Art. 15',
    portability: 'GDPR Art. 20',
    rectification: 'GDPR Art. 16',
    erasure: 'GDPR Art. 17',
    restriction: 'GDPR Art. 18',
    objection: 'GDPR Art. 21(1)',
    'stop-marketing': 'GDPR Art. 21(2)',
    'human-review': 'GDPR Art. 22(3)',
    withdrawal: 'GDPR Art. 7(3)',
  }),
  counting: regulation1182,
  answer: { period: months(1), article: 'GDPR Art. 12(3)' },
  extended: { period: months(3), article: 'GDPR Art. 12(3)' },
  pauses: { identity: 'GDPR Art. 12(6)', clarification: 'EDPB Guidelines 01/2022' },
  ...fromMemory,
};

export const unitedKingdom: RequestLaw = {
  id: 'uk',
  name: 'UK GDPR',
  places: ['GB', 'GG', 'JE', 'IM', 'GI'],
  followsOwner: true,
  rights: granted({
    access: 'UK GDPR Art. 15',
    portability: 'UK GDPR Art. 20',
    rectification: 'UK GDPR Art. 16',
    erasure: 'UK GDPR Art. 17',
    restriction: 'UK GDPR Art. 18',
    objection: 'UK GDPR Art. 21(1)',
    'stop-marketing': 'UK GDPR Art. 21(2)',
    'human-review': 'UK GDPR Art. 22C',
    withdrawal: 'UK GDPR Art. 7(3)',
    complaint: { article: 'Data Protection Act 2018, s. 164A', from: '2026-06-19' },
  }),
  counting: { moves: true },
  answer: { period: months(1), article: 'UK GDPR Art. 12A' },
  extended: { period: months(3), article: 'UK GDPR Art. 12A' },
  complaint: { period: days(30), article: 'Data Protection Act 2018, s. 164A' },
  pauses: { identity: 'UK GDPR Art. 12A', clarification: 'UK GDPR Art. 12A' },
  ...fromMemory,
};

export const switzerland: RequestLaw = {
  id: 'ch',
  name: 'FADP',
  places: ['CH'],
  followsOwner: true,
  rights: granted({
    access: 'FADP Art. 25',
    portability: 'FADP Art. 28',
    rectification: 'FADP Art. 32(1)',
    erasure: 'FADP Art. 32(2)',
    restriction: 'FADP Art. 32(2)',
    objection: 'FADP Art. 30(2)(b)',
    'stop-marketing': 'FADP Art. 30(2)(b)',
    'human-review': 'FADP Art. 21(2)',
    withdrawal: 'FADP Art. 30(2)(b)',
  }),
  counting: { moves: false },
  answer: { period: days(30), article: 'FADP Art. 25(7)' },
  extended: { period: days(90), article: 'DPO Art. 18(2)', isOurs: true },
  pauses: { identity: 'DPO Art. 16(5)' },
  ...fromMemory,
};
