import type { NoticeFacts, ProfessionFacts } from '../src/index.ts';

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
