import { asks, type Pack } from './pack.ts';

// A visitor who opted out may not be asked to opt in again for twelve months.
const us = {
  ...asks,
  id: 'us',
  from: '2020-01-01',
  mode: 'opt-out',
  before: 31,
  gpc: true,
  reaskMonths: 12,
  gpp: 7,
  sources: [
    'The comprehensive privacy laws of the states: see usStateLaws of the catalogue',
    'Global Privacy Control, W3C',
  ],
} as const satisfies Pack;

const california = [
  'California Civil Code § 1798.100 to 1798.199.100',
  '11 California Code of Regulations § 7004, 7013, 7015, 7025, 7026',
];

export const americas: readonly Pack[] = [
  us,
  { ...us, id: 'us-ca', gpp: 8, sources: california },
  { ...us, id: 'us-ca', from: '2026-01-01', gpp: 8, gpcShown: true, sources: california },
  {
    ...asks,
    id: 'br',
    from: '2022-10-18',
    sources: [
      'Lei nº 13.709/2018 (LGPD), art. 7, 8',
      'ANPD, guide on cookies and the protection of data, October 2022',
    ],
  },
  // PIPEDA alone would let an opt-out do for what is not sensitive. No lookup tells the provinces apart, and a site for people
  // in Canada has visitors in Quebec, so all of Canada gets what satisfies both laws.
  {
    ...asks,
    id: 'ca-qc',
    from: '2023-09-22',
    sources: [
      'Act respecting the protection of personal information in the private sector (Quebec), s. 8.1, 9.1',
      'PIPEDA, Schedule 1, 4.3',
      'OPC, policy position on online behavioural advertising',
    ],
  },
];
