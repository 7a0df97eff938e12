import type { OwnerKind } from '@app/catalogue';

/** The facts that a legal notice may have to state, each under its own code in `missing-notice.ts`. */
export const noticeFacts = [
  'representative',
  'register',
  'number',
  'capital',
  'phone',
  'second-contact',
  'vat',
  'editor',
  'host',
  'object',
  'line',
  'ownership',
  'returns',
] as const;
export type NoticeFact = (typeof noticeFacts)[number];

/** When a duty applies besides the country: to shops, or to sites with articles that form opinions. */
type NoticeCase = 'sells' | 'journalistic';

export type NoticeDuty = {
  readonly fact: NoticeFact;
  /** The provision, as lawyers of the country cite it. */
  readonly source: string;
  /** The owners it concerns. Left out: all. */
  readonly of?: readonly OwnerKind[];
  readonly when?: NoticeCase;
};

/** A provision that concerns some owners only: those of certain kinds, or those with a VAT number. */
export type OwnersProvision = {
  readonly source: string;
  readonly of?: readonly OwnerKind[];
  readonly withVatNumber?: true;
};

export type NoticeLaw = {
  /** The provisions that ask for the notice, as lawyers of the country cite them. */
  readonly provisions: readonly (string | OwnersProvision)[];
  readonly duties: readonly NoticeDuty[];
  /** What the country calls its business number. */
  readonly number?: string;
  /** Whether a person has compared our reading with the texts. */
  readonly confirmed: boolean;
};

const registered: readonly OwnerKind[] = ['company', 'partnership'];
const legalPersons: readonly OwnerKind[] = ['company', 'partnership', 'association', 'public-body'];

/** A country whose law adds nothing to Art. 5 of Directive 2000/31/EC. `register`: companies name their entry. */
function european(source: string, more: Partial<NoticeLaw> = {}): NoticeLaw {
  return {
    provisions: [source],
    duties: [{ fact: 'register', source, of: registered }],
    confirmed: false,
    ...more,
  };
}

/** A country that knows a business by its number alone. */
function numbered(source: string, number: string): NoticeLaw {
  return european(source, { number, duties: [{ fact: 'number', source, of: registered }] });
}

const directive = 'Directive 2000/31/EC Art. 5';

/**
 * Laws that ask site owners for a legal notice, by the country of the owner. Written from memory of the texts, so none is
 * confirmed. For a member state whose act is not named here, the directive stands.
 */
export const noticeLaws: Readonly<Record<string, NoticeLaw>> = {
  AT: {
    provisions: ['§ 5 ECG', { source: '§ 14 UGB', of: registered }, '§ 63 GewO', '§ 25 MedienG'],
    duties: [
      { fact: 'register', source: '§ 5 Abs. 1 Z 4 ECG, § 14 UGB', of: registered },
      { fact: 'object', source: '§ 25 Abs. 5 MedienG' },
      { fact: 'line', source: '§ 25 Abs. 4 MedienG', when: 'journalistic' },
      { fact: 'ownership', source: '§ 25 Abs. 2 und 3 MedienG', of: registered, when: 'journalistic' },
    ],
    confirmed: false,
  },
  BE: numbered('Art. XII.6 WER/CDE', 'KBO/BCE'),
  BG: european('чл. 4 ЗЕТ', { number: 'ЕИК' }),
  BR: {
    provisions: ['Decreto nº 7.962/2013, art. 2º'],
    duties: [{ fact: 'number', source: 'Decreto nº 7.962/2013, art. 2º, I' }],
    number: 'CNPJ/CPF',
    confirmed: false,
  },
  CH: { provisions: ['Art. 3 Abs. 1 lit. s UWG'], duties: [], number: 'UID', confirmed: false },
  CY: european(directive),
  CZ: european('§ 435 zákona č. 89/2012 Sb.', {
    number: 'IČO',
    duties: [
      { fact: 'register', source: '§ 435 zákona č. 89/2012 Sb.', of: registered },
      { fact: 'number', source: '§ 435 zákona č. 89/2012 Sb.', of: registered },
    ],
  }),
  DE: {
    provisions: ['§ 5 DDG'],
    duties: [
      { fact: 'representative', source: '§ 5 Abs. 1 Nr. 1 DDG', of: legalPersons },
      { fact: 'second-contact', source: '§ 5 Abs. 1 Nr. 2 DDG' },
      { fact: 'register', source: '§ 5 Abs. 1 Nr. 4 DDG', of: ['company', 'partnership', 'association'] },
      { fact: 'editor', source: '§ 18 Abs. 2 MStV', when: 'journalistic' },
    ],
    number: 'W-IdNr.',
    confirmed: false,
  },
  DK: numbered('e-handelsloven § 7', 'CVR'),
  EE: european(directive),
  ES: {
    provisions: ['art. 10 LSSI'],
    duties: [
      { fact: 'register', source: 'art. 10.1.b) LSSI', of: registered },
      { fact: 'number', source: 'art. 10.1.e) LSSI' },
    ],
    number: 'NIF',
    confirmed: false,
  },
  FI: european(directive, { number: 'Y-tunnus' }),
  FR: {
    provisions: ['LCEN, art. 1-1 et 19'],
    duties: [
      { fact: 'phone', source: 'LCEN, art. 1-1' },
      { fact: 'register', source: 'LCEN, art. 1-1', of: registered },
      { fact: 'capital', source: 'LCEN, art. 1-1', of: ['company'] },
      { fact: 'editor', source: 'LCEN, art. 1-1' },
      { fact: 'host', source: 'LCEN, art. 1-1' },
    ],
    number: 'SIREN',
    confirmed: false,
  },
  GB: {
    provisions: [
      'Electronic Commerce (EC Directive) Regulations 2002, reg. 6',
      'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015',
    ],
    duties: [
      {
        fact: 'register',
        source: 'Names and Trading Disclosures Regulations 2015, reg. 25',
        of: registered,
      },
    ],
    confirmed: false,
  },
  GR: european('Π.Δ. 131/2003, άρθρο 4', { number: 'Α.Φ.Μ.' }),
  HR: european(directive, { number: 'OIB' }),
  HU: european('2001. évi CVIII. törvény 4. §', { number: 'Adószám' }),
  IE: european('S.I. No. 68/2003, reg. 7'),
  IS: european(directive),
  IT: {
    provisions: [
      'art. 7 D.Lgs. 70/2003',
      { source: 'art. 2250 c.c.', of: registered },
      { source: 'art. 35 D.P.R. 633/1972', withVatNumber: true },
    ],
    duties: [
      { fact: 'register', source: 'art. 2250 c.c.', of: registered },
      { fact: 'capital', source: 'art. 2250 c.c.', of: ['company'] },
      { fact: 'vat', source: 'art. 35 D.P.R. 633/1972', of: registered },
    ],
    number: 'Codice fiscale',
    confirmed: false,
  },
  JP: {
    provisions: ['特定商取引法第11条'],
    duties: [
      { fact: 'representative', source: '特定商取引法第11条', of: legalPersons, when: 'sells' },
      { fact: 'phone', source: '特定商取引法第11条', when: 'sells' },
      { fact: 'returns', source: '特定商取引法第11条', when: 'sells' },
    ],
    number: '法人番号',
    confirmed: false,
  },
  LI: european(directive),
  LT: european(directive),
  LU: european('loi du 14 août 2000, art. 5'),
  LV: european(directive),
  MT: european(directive),
  NL: european('art. 3:15d BW'),
  NO: numbered('ehandelsloven § 8', 'Org.nr.'),
  PL: european('art. 5 ustawy o świadczeniu usług drogą elektroniczną', { number: 'NIP' }),
  PT: european('art. 10.º do DL n.º 7/2004', { number: 'NIPC' }),
  RO: european('art. 5 din Legea nr. 365/2002', { number: 'CUI' }),
  SE: numbered('8 § e-handelslagen', 'Organisationsnummer'),
  SI: european(directive),
  SK: european('§ 4 zákona č. 22/2004 Z. z.', { number: 'IČO' }),
};
