import type { NoticeFacts, OwnerFacts, ProfessionFacts } from '../src/index.ts';

/** What the legal notices of two of the ten sites state besides the owner. */
export const notices = {
  shop: { businessObject: { en: 'Trade in herbs and teas' } },
  app: {
    editor: { name: 'Camille Martin' },
    host: { name: 'Nuage SAS', address: '2 rue du Serveur, 59100 Roubaix', phone: '+33 3 20 00 00 00' },
  },
} as const satisfies Record<string, NoticeFacts>;

export const physician = {
  title: 'Ärztin',
  body: 'Ärztekammer Berlin',
  rules: 'Berufsordnung der Ärztekammer Berlin',
  rulesUrl: 'https://kammer.example/berufsordnung',
} as const satisfies ProfessionFacts;

/** How some of the ten owners are registered. */
export const companies = {
  shop: {
    kind: 'company',
    legalRepresentative: 'Lena Gruber',
    register: { name: 'Landesgericht Innsbruck', number: 'FN 123456a' },
  },
  app: {
    kind: 'company',
    legalForm: 'société par actions simplifiée',
    register: { name: 'RCS Grenoble', number: '123 456 789' },
    capital: '10 000 €',
  },
  magazine: { kind: 'company', register: { name: 'England and Wales', number: '01234567' } },
  recruiter: { kind: 'company', register: { name: 'KvK', number: '12345678' } },
} as const satisfies Record<string, Partial<OwnerFacts>>;
