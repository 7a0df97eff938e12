import type { RegisterFieldId } from './register-fields.ts';

/** What a column of a layout has: a field, somebody who is responsible, or a part of what is known of transfers. */
export type LayoutCell =
  | RegisterFieldId
  | 'controller'
  | 'jointControllers'
  | 'representative'
  | 'dpo'
  | 'review'
  | 'thirdCountries'
  | 'safeguards';

/** The columns of a record of processing as an authority lays them out in its template. GDPR Art. 30(1). */
export type RegisterLayout = {
  readonly id: RegisterLayoutId;
  readonly authority: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Of its heads, and so of the whole file. */
  readonly language: 'de' | 'en-GB' | 'es' | 'fr' | 'it' | 'nl';
  readonly source: 'from memory';
  /** Whether somebody compared it with the template. */
  readonly confirmed: boolean;
  /** Several cells stand in one column. */
  readonly columns: readonly (readonly [head: string, ...cells: readonly LayoutCell[]])[];
};

/** What a column of the layout of a processor has. GDPR Art. 30(2). */
export type ProcessorCell =
  | 'name'
  | 'processor'
  | 'representative'
  | 'dpo'
  | 'customers'
  | 'customerRepresentatives'
  | 'customerOfficers'
  | 'subprocessors'
  | 'categories'
  | 'transfers'
  | 'thirdCountries'
  | 'safeguards'
  | 'measures'
  | 'systems'
  | 'owner'
  | 'state'
  | 'review'
  | 'description';

/** The same of what is done on behalf of customers. */
export type ProcessorLayout = Omit<RegisterLayout, 'columns'> & {
  readonly columns: readonly (readonly [head: string, ...cells: readonly ProcessorCell[]])[];
};

export const registerLayoutIds = [
  'cnil',
  'ico-controller',
  'ico-processor',
  'dsk',
  'garante',
  'aepd',
  'apd',
  'gba',
] as const;
export type RegisterLayoutId = (typeof registerLayoutIds)[number];

const unconfirmed = { source: 'from memory', confirmed: false } as const;

export const registerLayouts: readonly RegisterLayout[] = [
  {
    id: 'cnil',
    authority: 'CNIL',
    country: 'FR',
    language: 'fr',
    ...unconfirmed,
    columns: [
      ['Nom de l’activité de traitement', 'name'],
      ['Responsable du traitement', 'controller'],
      ['Responsable conjoint du traitement', 'jointControllers'],
      ['Représentant du responsable du traitement', 'representative'],
      ['Délégué à la protection des données', 'dpo'],
      ['Objectifs poursuivis', 'purpose'],
      ['Catégories de personnes concernées', 'subjects'],
      ['Catégories de données collectées', 'data'],
      ['Données sensibles', 'sensitive'],
      ['Durées de conservation des catégories de données', 'kept'],
      ['Catégories de destinataires des données', 'recipients'],
      ['Transferts des données hors UE', 'thirdCountries'],
      ['Garanties', 'safeguards'],
      ['Mesures de sécurité', 'measures'],
    ],
  },
  {
    id: 'ico-controller',
    authority: 'ICO',
    country: 'GB',
    language: 'en-GB',
    ...unconfirmed,
    columns: [
      ['Business function', 'name'],
      ['Purpose of processing', 'purpose'],
      ['Name and contact details of joint controller (if applicable)', 'jointControllers'],
      ['Categories of individuals', 'subjects'],
      ['Categories of personal data', 'data'],
      ['Categories of recipients', 'recipients'],
      [
        'Names of third countries or international organisations that personal data are transferred to (if applicable)',
        'thirdCountries',
      ],
      [
        'Safeguards for exceptional transfers of personal data to third countries or international organisations (if applicable)',
        'safeguards',
      ],
      ['Retention schedule (if possible)', 'kept'],
      ['General description of technical and organisational security measures (if possible)', 'measures'],
      ['Article 6 lawful basis for processing personal data', 'basis'],
      ['Article 9 condition for processing special category data', 'sensitiveCondition'],
      ['Legitimate interests for the processing (if applicable)', 'interest'],
      ['Rights available to individuals', 'rights'],
      ['The source of the personal data (if applicable)', 'source'],
      ['Location of personal data', 'systems'],
    ],
  },
  {
    id: 'dsk',
    authority: 'DSK',
    country: 'DE',
    language: 'de',
    ...unconfirmed,
    columns: [
      ['Bezeichnung der Verarbeitungstätigkeit', 'name'],
      ['Verantwortlicher', 'controller'],
      ['Gemeinsam mit diesem Verantwortlicher', 'jointControllers'],
      ['Vertreter des Verantwortlichen', 'representative'],
      ['Datenschutzbeauftragter', 'dpo'],
      ['Ansprechpartner', 'owner'],
      ['Zwecke der Verarbeitung', 'purpose'],
      ['Beschreibung der Kategorien betroffener Personen', 'subjects'],
      ['Beschreibung der Kategorien personenbezogener Daten', 'data'],
      ['Besondere Kategorien personenbezogener Daten', 'sensitive'],
      [
        'Kategorien von Empfängern, gegenüber denen die personenbezogenen Daten offengelegt worden sind oder noch offengelegt werden',
        'recipients',
      ],
      [
        'Übermittlungen von personenbezogenen Daten an ein Drittland oder an eine internationale Organisation',
        'thirdCountries',
      ],
      ['Dokumentierung geeigneter Garantien', 'safeguards'],
      ['Vorgesehene Fristen für die Löschung der verschiedenen Datenkategorien', 'kept'],
      ['Technische und organisatorische Maßnahmen (TOM) gemäß Art. 32 Abs. 1 DSGVO', 'measures'],
    ],
  },
  {
    id: 'garante',
    authority: 'Garante per la protezione dei dati personali',
    country: 'IT',
    language: 'it',
    ...unconfirmed,
    columns: [
      ['Tipologia di trattamento', 'name'],
      ['Finalità e basi legali del trattamento', 'purpose', 'basis'],
      ['Categorie di interessati', 'subjects'],
      ['Categorie di dati personali', 'data', 'sensitive'],
      ['Categorie di destinatari', 'recipients'],
      ['Trasferimento dati verso paesi terzi o organizzazioni internazionali', 'thirdCountries', 'safeguards'],
      ['Termini ultimi di cancellazione previsti', 'kept'],
      ['Misure di sicurezza tecniche e organizzative', 'measures'],
    ],
  },
  {
    id: 'aepd',
    authority: 'AEPD',
    country: 'ES',
    language: 'es',
    ...unconfirmed,
    columns: [
      ['Actividad de tratamiento', 'name'],
      ['Responsable del tratamiento', 'controller'],
      ['Delegado de protección de datos', 'dpo'],
      ['Fines del tratamiento', 'purpose'],
      ['Base jurídica', 'basis'],
      ['Categorías de interesados', 'subjects'],
      ['Categorías de datos personales', 'data', 'sensitive'],
      ['Categorías de destinatarios', 'recipients'],
      ['Transferencias internacionales', 'thirdCountries', 'safeguards'],
      ['Plazos previstos para la supresión', 'kept'],
      ['Medidas técnicas y organizativas de seguridad', 'measures'],
    ],
  },
  {
    id: 'apd',
    authority: 'APD',
    country: 'BE',
    language: 'fr',
    ...unconfirmed,
    columns: [
      ['Traitement', 'name'],
      ['Finalités du traitement', 'purpose'],
      ['Catégories de personnes concernées', 'subjects'],
      ['Catégories de données à caractère personnel', 'data', 'sensitive'],
      ['Base juridique', 'basis'],
      ['Catégories de destinataires', 'recipients'],
      ['Pays tiers', 'thirdCountries'],
      ['Garanties appropriées', 'safeguards'],
      ['Délai de conservation', 'kept'],
      ['Mesures de sécurité', 'measures'],
    ],
  },
  {
    id: 'gba',
    authority: 'GBA',
    country: 'BE',
    language: 'nl',
    ...unconfirmed,
    columns: [
      ['Verwerking', 'name'],
      ['Doeleinden van de verwerking', 'purpose'],
      ['Categorieën van betrokkenen', 'subjects'],
      ['Categorieën van persoonsgegevens', 'data', 'sensitive'],
      ['Rechtsgrond', 'basis'],
      ['Categorieën van ontvangers', 'recipients'],
      ['Derde landen', 'thirdCountries'],
      ['Passende waarborgen', 'safeguards'],
      ['Bewaartermijn', 'kept'],
      ['Beveiligingsmaatregelen', 'measures'],
    ],
  },
];

export const processorLayouts: readonly ProcessorLayout[] = [
  {
    id: 'ico-processor',
    authority: 'ICO',
    country: 'GB',
    language: 'en-GB',
    ...unconfirmed,
    columns: [
      ['Name and contact details of controller', 'customers'],
      ['Name and contact details of controller’s representative (if applicable)', 'customerRepresentatives'],
      ['Data protection officer of controller (if applicable)', 'customerOfficers'],
      ['Categories of processing', 'name', 'categories'],
      [
        'Names of third countries or international organisations that personal data are transferred to (if applicable)',
        'thirdCountries',
      ],
      [
        'Safeguards for exceptional transfers of personal data to third countries or international organisations (if applicable)',
        'safeguards',
      ],
      ['General description of technical and organisational security measures (if possible)', 'measures'],
      ['Sub-processors', 'subprocessors'],
      ['Location of personal data', 'systems'],
    ],
  },
];
