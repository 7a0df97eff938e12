import { days, fromMemory, granted, months, type RequestLaw } from './law.ts';

const plain = { moves: false };

const australia: RequestLaw = {
  id: 'au',
  name: 'Privacy Act 1988',
  places: ['AU'],
  followsOwner: true,
  rights: granted({
    access: 'APP 12',
    rectification: 'APP 13',
    'stop-marketing': 'APP 7.6',
    complaint: 'APP 1.4(e)',
  }),
  counting: plain,
  answer: { period: days(30), article: 'APP 12.4(a), 13.5(a)', isOurs: true },
  pauses: {},
  ...fromMemory,
};

const southAfrica: RequestLaw = {
  id: 'za',
  name: 'POPIA',
  places: ['ZA'],
  followsOwner: true,
  rights: granted({
    access: 'POPIA s. 23',
    rectification: 'POPIA s. 24',
    erasure: 'POPIA s. 24',
    objection: 'POPIA s. 11(3)(a)',
    'stop-marketing': 'POPIA s. 11(3)(b), 69',
    'human-review': 'POPIA s. 71',
    withdrawal: 'POPIA s. 11(2)(b)',
  }),
  counting: plain,
  answer: { period: days(30), article: 'PAIA s. 25(1)' },
  extended: { period: days(60), article: 'PAIA s. 26(1)' },
  pauses: {},
  ...fromMemory,
};

const japan: RequestLaw = {
  id: 'jp',
  name: 'APPI',
  places: ['JP'],
  followsOwner: true,
  rights: granted({
    access: 'APPI Art. 33',
    rectification: 'APPI Art. 34',
    erasure: 'APPI Art. 35',
    restriction: 'APPI Art. 35',
    complaint: 'APPI Art. 40',
  }),
  counting: plain,
  answer: { period: days(14), article: 'APPI Art. 33(2)', isOurs: true },
  pauses: {},
  ...fromMemory,
};

const india: RequestLaw = {
  id: 'in',
  name: 'DPDP Act 2023',
  places: ['IN'],
  from: '2027-05-13',
  followsOwner: true,
  rights: granted({
    access: 'DPDP Act s. 11',
    rectification: 'DPDP Act s. 12',
    erasure: 'DPDP Act s. 12',
    withdrawal: 'DPDP Act s. 6(4)',
    complaint: 'DPDP Act s. 13',
  }),
  counting: plain,
  answer: { period: days(90), article: 'DPDP Rules, r. 14(3)' },
  pauses: {},
  ...fromMemory,
};

/** For people whom none of our laws protects, asking somebody whom none binds: what any of them would be given. */
export const general: RequestLaw = {
  id: 'general',
  name: '',
  places: [],
  followsOwner: false,
  rights: granted({
    access: '',
    rectification: '',
    erasure: '',
    objection: '',
    'stop-marketing': '',
    withdrawal: '',
    complaint: '',
  }),
  counting: plain,
  answer: { period: months(1), article: '', isOurs: true },
  pauses: {},
  ...fromMemory,
};

export const elsewhere: readonly RequestLaw[] = [australia, southAfrica, japan, india];
