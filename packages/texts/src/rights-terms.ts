import type { LegalTerm } from './legal-term.ts';

/** The rights of GDPR Art. 15 to 21, as the law calls them. */
export const rightsTerms = {
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
