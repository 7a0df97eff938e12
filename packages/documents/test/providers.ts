import { ownerKinds } from '@app/catalogue';
import type { Facts, NoticeFacts, OwnerFacts } from '../src/index.ts';
import { noticeLaws } from '../src/regimes/notices.ts';
import { hosting } from './services.ts';
import { sites } from './sites.ts';

const { shop } = sites;
if (!shop) throw new Error('the shop is gone');

/** What a company states in a legal notice, whatever the country. */
export const company = {
  kind: 'company',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  register: { name: 'Handelsregister Muster', number: 'HRB 4711' },
  businessNumber: 'W-4711-B',
  capital: '25 000 €',
  phone: '+49 30 1234567',
  legalRepresentative: 'Erika Muster',
  vatNumber: 'DE123456789',
} as const satisfies Partial<OwnerFacts>;

export const notice = {
  editor: { name: 'Max Beispiel', address: 'Musterweg 5, 10115 Berlin' },
  host: { name: 'Server Beispiel SAS', address: '1 rue du Serveur, 59000 Lille', phone: '+33 3 20 00 00 00' },
  businessObject: { en: 'Trade in herbs' },
  editorialLine: { en: 'News about herbs, independent of parties' },
  ownership: { en: 'Erna Beispiel: 100 %' },
  charges: { en: 'Shipping at 500 yen' },
  returns: { en: 'Within eight days of delivery, at our expense' },
} as const satisfies NoticeFacts;

const physician = {
  profession: {
    title: 'Ärztin',
    country: 'AT',
    body: 'Ärztekammer Muster',
    rules: 'Berufsordnung der Ärztekammer',
    rulesUrl: 'https://chamber.example/rules',
    insurer: 'Versicherung Muster AG, Köln; worldwide',
  },
  supervisor: { name: 'Bezirksamt Muster', address: 'Amtsgasse 1', url: 'https://authority.example' },
} as const satisfies Partial<OwnerFacts>;

const inCountry = (country: string): Facts => ({
  ...shop,
  services: [hosting],
  owner: { ...shop.owner, ...company, country },
  terms: { ...shop.terms, offers: ['goods'] },
  notice: { ...notice, journalistic: true },
});

/** Owners of every country whose law asks for a notice: companies, every kind of owner, owners who state nothing. */
export const providers: Readonly<Record<string, Facts>> = {
  ...Object.fromEntries(Object.keys(noticeLaws).map((country) => [`company ${country}`, inCountry(country)])),
  ...Object.fromEntries(
    ownerKinds.map((kind): [string, Facts] => [
      `${kind} DE`,
      { ...inCountry('DE'), owner: { ...inCountry('DE').owner, kind } },
    ]),
  ),
  physician: { ...inCountry('DE'), owner: { ...inCountry('DE').owner, kind: 'person', ...physician } },
  'silent FR': { ...shop, services: [hosting], owner: { ...shop.owner, kind: 'company', country: 'FR' } },
  'silent JP': { ...shop, owner: { ...shop.owner, kind: 'company', country: 'JP' }, notice: {} },
  'silent DE': { ...shop, owner: { ...shop.owner, country: 'DE' } },
};
