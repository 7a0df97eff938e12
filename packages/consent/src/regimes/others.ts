import { asks, type Pack } from './pack.ts';

const tells = { ...asks, mode: 'notice', before: 31 } as const;

export const others: readonly Pack[] = [
  {
    ...tells,
    id: 'jp',
    from: '2023-06-16',
    sources: [
      'Telecommunications Business Act (Japan), Art. 27-12',
      'Act on the Protection of Personal Information, Art. 31',
    ],
  },
  {
    ...asks,
    id: 'kr',
    from: '2022-09-14',
    sources: ['Personal Information Protection Act (Korea), Art. 15, 22', 'PIPC, decisions of 14 September 2022'],
  },
  {
    ...tells,
    id: 'in',
    from: '2011-04-11',
    sources: ['Information Technology (Reasonable Security Practices) Rules, 2011'],
  },
  {
    ...asks,
    id: 'in',
    // Eighteen months after the rules were published.
    from: '2027-05-13',
    sources: ['Digital Personal Data Protection Act, 2023, s. 5, 6', 'Digital Personal Data Protection Rules, 2025'],
  },
  {
    ...tells,
    id: 'za',
    from: '2021-07-01',
    mode: 'opt-out',
    sources: ['Protection of Personal Information Act, 2013 (South Africa), s. 11(3), 18'],
  },
  { ...tells, id: 'au', from: '2014-03-12', sources: ['Privacy Act 1988 (Australia), Australian Privacy Principle 5'] },
  // In places whose law is unknown, visitors are asked: many laws follow the European one, and a question harms nobody.
  { ...asks, id: 'other', from: '2018-05-25', sources: [] },
];
