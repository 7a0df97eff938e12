import type { LegalTerm } from './legal-term.ts';
import type { Locale } from './locales.ts';
import { rightsTerms } from './rights-terms.ts';

/** Where the terms of each language are taken from. */
export const legalTermSources = {
  en: 'Regulation (EU) 2016/679, English version',
  de: 'Verordnung (EU) 2016/679 (DSGVO), deutsche Fassung',
  it: 'Regolamento (UE) 2016/679, versione italiana',
  fr: 'Règlement (UE) 2016/679 (RGPD), version française',
  es: 'Reglamento (UE) 2016/679 (RGPD), versión española',
  'pt-BR': 'Lei nº 13.709/2018 (LGPD)',
} as const satisfies Partial<Record<Locale, string>>;

export const legalTerms = {
  controller: {
    english: ['controller'],
    terms: {
      de: 'Verantwortlicher',
      it: 'titolare del trattamento',
      fr: 'responsable du traitement',
      es: 'responsable del tratamiento',
      'pt-BR': 'controlador',
    },
    stems: {
      de: ['verantwortlich'],
      it: ['titolar'],
      fr: ['responsable'],
      es: ['responsable'],
      'pt-BR': ['controlador'],
    },
  },
  processor: {
    english: ['processor'],
    terms: {
      de: 'Auftragsverarbeiter',
      it: 'responsabile del trattamento',
      fr: 'sous-traitant',
      es: 'encargado del tratamiento',
      'pt-BR': 'operador',
    },
    stems: {
      de: ['auftragsverarbeit'],
      it: ['responsabil'],
      fr: ['sous-trait'],
      es: ['encargad'],
      'pt-BR': ['operador'],
    },
  },
  consent: {
    english: ['consent'],
    terms: { de: 'Einwilligung', it: 'consenso', fr: 'consentement', es: 'consentimiento', 'pt-BR': 'consentimento' },
    stems: { de: ['einwillig'], it: ['consen'], fr: ['consent'], es: ['consent'], 'pt-BR': ['consent'] },
  },
  legitimateInterests: {
    english: ['legitimate interest'],
    terms: {
      de: 'berechtigte Interessen',
      it: 'legittimo interesse',
      fr: 'intérêts légitimes',
      es: 'interés legítimo',
      'pt-BR': 'legítimo interesse',
    },
    stems: {
      de: ['berechtigte'],
      it: ['legittim'],
      fr: ['légitime'],
      es: ['legítimo'],
      'pt-BR': ['legítimo'],
    },
  },
  dataSubject: {
    english: ['data subject'],
    terms: {
      de: 'betroffene Person',
      it: 'interessato',
      fr: 'personne concernée',
      es: 'interesado',
      'pt-BR': 'titular dos dados',
    },
    stems: { de: ['betroffen'], it: ['interessat'], fr: ['concernée'], es: ['interesad'], 'pt-BR': ['titular'] },
  },
  supervisoryAuthority: {
    english: ['supervisory authority'],
    terms: {
      de: 'Aufsichtsbehörde',
      it: 'autorità di controllo',
      fr: 'autorité de contrôle',
      es: 'autoridad de control',
      'pt-BR': 'autoridade de controle',
    },
    stems: {
      de: ['aufsichtsbehörde'],
      it: ['autorità di controllo'],
      fr: ['autorité de contrôle'],
      es: ['autoridad de control', 'autoridades de control'],
      'pt-BR': ['autoridade'],
    },
  },
  recipient: {
    english: ['recipient'],
    terms: { de: 'Empfänger', it: 'destinatario', fr: 'destinataire', es: 'destinatario', 'pt-BR': 'destinatário' },
    stems: {
      de: ['empfänger'],
      it: ['destinatar'],
      fr: ['destinataire'],
      es: ['destinatari'],
      'pt-BR': ['destinatári'],
    },
  },
  personalData: {
    english: ['personal data'],
    terms: {
      de: 'personenbezogene Daten',
      it: 'dati personali',
      fr: 'données à caractère personnel',
      es: 'datos personales',
      'pt-BR': 'dados pessoais',
    },
    stems: {
      de: ['personenbezogen'],
      it: ['dati personali'],
      fr: ['données à caractère personnel', 'données personnelles'],
      es: ['datos personales'],
      'pt-BR': ['dados pessoais'],
    },
  },
  processing: {
    english: ['processing'],
    terms: { de: 'Verarbeitung', it: 'trattamento', fr: 'traitement', es: 'tratamiento', 'pt-BR': 'tratamento' },
    stems: { de: ['verarbeit'], it: ['tratta'], fr: ['trait'], es: ['trat'], 'pt-BR': ['trat'] },
  },
  dataProtectionOfficer: {
    english: ['data protection officer'],
    terms: {
      de: 'Datenschutzbeauftragter',
      it: 'responsabile della protezione dei dati',
      fr: 'délégué à la protection des données',
      es: 'delegado de protección de datos',
      'pt-BR': 'encarregado pelo tratamento de dados pessoais',
    },
    stems: {
      de: ['datenschutzbeauftragt'],
      it: ['responsabile della protezione dei dati'],
      fr: ['protection des données'],
      es: ['delegado de protección de datos'],
      'pt-BR': ['encarregado'],
    },
  },
  representative: {
    english: ['representative'],
    terms: { de: 'Vertreter', it: 'rappresentante', fr: 'représentant', es: 'representante', 'pt-BR': 'representante' },
    stems: {
      de: ['vertret'],
      it: ['rappresentant'],
      fr: ['représentant'],
      es: ['representant'],
      'pt-BR': ['representant'],
    },
  },
  profiling: {
    english: ['profiling'],
    terms: {
      de: 'Profiling',
      it: 'profilazione',
      fr: 'profilage',
      es: 'elaboración de perfiles',
      'pt-BR': 'definição de perfis',
    },
    stems: { de: ['profiling'], it: ['profilazione'], fr: ['profilage'], es: ['perfil'], 'pt-BR': ['perfi'] },
  },
  thirdCountry: {
    english: ['third country', 'third countries'],
    terms: { de: 'Drittland', it: 'paese terzo', fr: 'pays tiers', es: 'tercer país', 'pt-BR': 'país estrangeiro' },
    stems: {
      de: ['drittl'],
      it: ['paese terzo', 'paesi terzi'],
      fr: ['pays tiers'],
      es: ['tercer país', 'terceros países'],
      'pt-BR': ['estrangeir', 'terceiro'],
    },
  },
  adequacyDecision: {
    english: ['adequacy decision'],
    terms: {
      de: 'Angemessenheitsbeschluss',
      it: 'decisione di adeguatezza',
      fr: 'décision d’adéquation',
      es: 'decisión de adecuación',
      'pt-BR': 'decisão de adequação',
    },
    stems: {
      de: ['angemessenheitsb'],
      it: ['adeguatezza'],
      fr: ['adéquation'],
      es: ['adecuación'],
      'pt-BR': ['adequação'],
    },
  },
  standardContractualClauses: {
    english: ['standard contractual clauses'],
    terms: {
      de: 'Standardvertragsklauseln',
      it: 'clausole contrattuali tipo',
      fr: 'clauses contractuelles types',
      es: 'cláusulas contractuales tipo',
      'pt-BR': 'cláusulas-padrão contratuais',
    },
    stems: {
      de: ['standardvertragsklauseln'],
      it: ['clausole contrattuali tipo'],
      fr: ['clauses contractuelles types'],
      es: ['cláusulas contractuales tipo'],
      'pt-BR': ['cláusulas-padrão contratuais', 'cláusulas contratuais padrão', 'cláusulas-padrão'],
    },
  },
  ...rightsTerms,
} as const satisfies Record<string, LegalTerm>;
