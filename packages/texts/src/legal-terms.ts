import type { Locale } from './locales.ts';

/**
 * How the law itself calls things, language by language. Whoever translates a document uses these words and no others,
 * so that a reader finds in the law what the document speaks of.
 */
export type LegalTerm = {
  /** How the English words say it, in small letters. */
  readonly english: readonly string[];
  /** Where the English alone does not tell (`access` is an ordinary word): the only keys of the words that mean it. */
  readonly keys?: readonly string[];
  /** The word to use, as a dictionary would list it. */
  readonly terms: Readonly<Partial<Record<Locale, string>>>;
  /** What a translation must contain, in small letters: stems, because words are inflected. The term alone if not said. */
  readonly stems: Readonly<Partial<Record<Locale, readonly string[]>>>;
};

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
  access: {
    english: ['access'],
    keys: ['rights.access.name'],
    terms: { de: 'Auskunft', it: 'accesso', fr: 'accès', es: 'acceso', 'pt-BR': 'acesso' },
    stems: { de: ['auskunft'], it: ['accesso'], fr: ['accès'], es: ['acceso'], 'pt-BR': ['acesso'] },
  },
  rectification: {
    english: ['rectification'],
    keys: ['rights.rectification.name'],
    terms: { de: 'Berichtigung', it: 'rettifica', fr: 'rectification', es: 'rectificación', 'pt-BR': 'correção' },
    stems: {
      de: ['berichtigung'],
      it: ['rettifica'],
      fr: ['rectification'],
      es: ['rectificación'],
      'pt-BR': ['correção', 'retificação'],
    },
  },
  erasure: {
    english: ['erasure'],
    keys: ['rights.erasure.name'],
    terms: { de: 'Löschung', it: 'cancellazione', fr: 'effacement', es: 'supresión', 'pt-BR': 'eliminação' },
    stems: { de: ['löschung'], it: ['cancellazione'], fr: ['effacement'], es: ['supresión'], 'pt-BR': ['eliminação'] },
  },
  restriction: {
    english: ['restriction'],
    keys: ['rights.restriction.name'],
    terms: {
      de: 'Einschränkung der Verarbeitung',
      it: 'limitazione di trattamento',
      fr: 'limitation du traitement',
      es: 'limitación del tratamiento',
      'pt-BR': 'limitação do tratamento',
    },
    stems: {
      de: ['einschränkung'],
      it: ['limitazione'],
      fr: ['limitation'],
      es: ['limitación'],
      'pt-BR': ['limitação', 'restrição'],
    },
  },
  portability: {
    english: ['portability'],
    keys: ['rights.portability.name'],
    terms: {
      de: 'Datenübertragbarkeit',
      it: 'portabilità dei dati',
      fr: 'portabilité des données',
      es: 'portabilidad de los datos',
      'pt-BR': 'portabilidade dos dados',
    },
    stems: {
      de: ['übertragbarkeit'],
      it: ['portabilità'],
      fr: ['portabilité'],
      es: ['portabilidad'],
      'pt-BR': ['portabilidade'],
    },
  },
  objection: {
    english: ['object'],
    keys: ['rights.objection.heading'],
    terms: {
      de: 'Widerspruchsrecht',
      it: 'diritto di opposizione',
      fr: 'droit d’opposition',
      es: 'derecho de oposición',
      'pt-BR': 'direito de oposição',
    },
    stems: { de: ['widerspr'], it: ['oppo'], fr: ['oppos'], es: ['opo'], 'pt-BR': ['opo'] },
  },
} as const satisfies Record<string, LegalTerm>;
