import type { Facts } from '../src/index.ts';
import { advertising, analytics, crashes, mailchimp, stripe, support } from './services.ts';
import { terms } from './terms.ts';

/** Sites whose owners said which areas they address: the law of the owner's country gives their documents. */
export const homes = {
  /** An app of São Paulo for people in Brazil, children among them. */
  horta: {
    site: { type: 'MobileApplication', name: 'Horta' },
    owner: {
      name: 'Horta Tecnologia Ltda.',
      email: 'privacidade@horta.example',
      address: 'Rua do Exemplo, 1, São Paulo',
      country: 'BR',
      kind: 'company',
      legalRepresentative: 'João Lima',
      vatNumber: '12.345.678/0001-90',
      register: { name: 'CNPJ', number: '12.345.678/0001-90' },
      dpo: { name: 'Ana Souza', email: 'encarregada@horta.example' },
    },
    services: [analytics, stripe, { ...advertising, childSetting: 'child-directed' }],
    activities: [
      { id: 'account', kind: 'account' },
      { id: 'newsletter', kind: 'newsletter', measured: false },
    ],
    audience: { areas: ['home'], children: true },
    terms: terms.app,
  },
  /** A charity of Bristol for people in the United Kingdom. */
  charity: {
    site: { type: 'Site', name: 'Bristol Hands', url: 'https://charity.example' },
    owner: {
      name: 'Bristol Hands',
      email: 'hello@charity.example',
      address: '1 Example Street, Bristol',
      country: 'GB',
      kind: 'association',
      register: { name: 'Charity Commission', number: '1234567' },
    },
    services: [analytics, stripe, mailchimp],
    activities: [{ id: 'newsletter', kind: 'newsletter' }],
    audience: { areas: ['home'], children: true },
    terms: terms.association,
  },
  /** A blog of Florence for people in Italy. */
  florence: {
    site: { type: 'Site', name: 'Appunti fiorentini', url: 'https://firenze.example' },
    owner: {
      name: 'Maria Rossi',
      email: 'maria@firenze.example',
      address: 'Via Esempio 1, Firenze',
      country: 'IT',
      kind: 'person',
    },
    services: [analytics],
    audience: { areas: ['home'] },
    terms: terms.blog,
  },
  /** A hotel of Grisons for people in Switzerland and the EEA. */
  hotel: {
    site: { type: 'Site', name: 'Berghaus', url: 'https://hotel.example' },
    owner: {
      name: 'Berghaus AG',
      email: 'info@hotel.example',
      address: 'Beispielweg 1, 7000 Chur',
      country: 'CH',
      kind: 'company',
      register: { name: 'Handelsregister Graubünden', number: 'CHE-123.456.789' },
    },
    services: [analytics, stripe],
    activities: [{ id: 'bookings', kind: 'bookings' }],
    audience: { areas: ['home', 'eea'] },
    terms: terms.clinic,
  },
  /** Software of Denver for people in the United States. */
  planner: {
    site: { type: 'Site', name: 'Planner', url: 'https://planner.example' },
    owner: {
      name: 'Planner, Inc.',
      email: 'privacy@planner.example',
      address: '1 Example Street, Denver, CO',
      country: 'US',
    },
    services: [stripe, support, crashes, analytics],
    activities: [{ id: 'account', kind: 'account' }],
    audience: { areas: ['home'] },
    terms: terms.software,
  },
  /** A shop of Sydney for people in Australia. */
  reef: {
    site: { type: 'Site', name: 'Reef', url: 'https://reef.example' },
    owner: { name: 'Reef Pty Ltd', email: 'hello@reef.example', address: '1 Example Street, Sydney', country: 'AU' },
    services: [stripe, analytics],
    activities: [{ id: 'orders', kind: 'orders' }],
    audience: { areas: ['home'] },
    terms: terms.blog,
  },
} satisfies Readonly<Record<string, Facts>>;
