import { bitOf } from '../purposes.ts';
import { asks, type Pack } from './pack.ts';

// State of the law: November 2026. The longest period that any authority of the EEA accepts is Spain's 24 months.
const eu = {
  ...asks,
  id: 'eu',
  from: '2018-05-25',
  gdpr: true,
  gpp: 2,
  sources: [
    'Directive 2002/58/EC, Art. 5(3)',
    'Regulation (EU) 2016/679, Art. 4(11), 6(1)(a), 7',
    'CJEU C-673/17 (Planet49)',
    'EDPB, Guidelines 05/2020 on consent',
    'EDPB, Report of the Cookie Banner Taskforce, 17 January 2023',
  ],
} as const satisfies Pack;

export const europe: readonly Pack[] = [
  eu,
  {
    ...eu,
    from: '2027-01-01',
    exempt: { by: 'fr', purposes: bitOf('measurement') },
    disabled:
      'A proposal only: Art. 88a and 88b of the Digital Omnibus, COM(2025) 837; the text of the Council of 18 June 2026 has no Art. 88b.',
    sources: ['COM(2025) 837 final'],
  },
  {
    ...eu,
    id: 'it',
    from: '2022-01-09',
    closeRequired: true,
    sources: [...eu.sources, 'Garante, guidelines on cookies and other trackers of 10 June 2021, no. 231'],
  },
  {
    ...eu,
    id: 'fr',
    from: '2021-04-01',
    exempt: { by: 'fr', purposes: bitOf('measurement') },
    sources: [
      ...eu.sources,
      'Loi n° 78-17 du 6 janvier 1978, art. 82',
      'CNIL, guidelines 2020-091 and recommendation 2020-092 of 17 September 2020',
      'CNIL, decision of 4 July 2025 on audience measurement',
    ],
  },
  {
    ...eu,
    id: 'es',
    from: '2024-01-11',
    sources: [...eu.sources, 'Ley 34/2002 (LSSI), art. 22.2', 'AEPD, guide on the use of cookies, July 2023'],
  },
  {
    ...eu,
    id: 'uk',
    gdpr: true,
    sources: ['Privacy and Electronic Communications Regulations 2003, reg. 6', 'UK GDPR, Art. 4(11), 7'],
  },
  {
    ...eu,
    id: 'uk',
    from: '2026-02-05',
    // The law also exempts adapting how a site looks, but no purpose covers that alone.
    exempt: { by: 'uk', purposes: bitOf('measurement') },
    sources: [
      'Privacy and Electronic Communications Regulations 2003, reg. 6 and Schedule A1',
      'Data (Use and Access) Act 2025, s. 112 and Schedule 12',
    ],
  },
  {
    id: 'ch',
    from: '2023-09-01',
    mode: 'opt-out',
    before: 31,
    closeRequired: false,
    rejectOnFirst: true,
    gpc: false,
    gpcShown: false,
    reaskMonths: 6,
    mostMonths: 24,
    gdpr: false,
    sources: [
      'Telecommunications Act (CH), Art. 45c',
      'Federal Act on Data Protection (CH), Art. 6, 19, 30',
      'FDPIC, guide on cookies, version 1.1 of October 2025',
    ],
  },
];
