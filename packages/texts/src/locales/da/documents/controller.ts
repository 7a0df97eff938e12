import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Dataansvarlig',
  intro:
    'Den dataansvarlige, dvs. den, der afgør, hvorfor og hvordan personoplysninger behandles, når du bruger %{site}, er %{owner}.',
  we: 'I dette dokument betyder »vi« %{owner}.',
  name: 'Navn',
  address: 'Adresse',
  country: 'Land',
  email: 'E-mail',
  phone: 'Telefon',
  vatNumber: 'Momsnummer',
  site: 'Website',
  app: 'App',
  jointControllers: 'Fælles dataansvarlige',
  jointIntro:
    'For en del af behandlingen træffer vi beslutningerne sammen med de parter, der er nævnt her. Du kan udøve dine rettigheder over for hver enkelt af os (databeskyttelsesforordningens artikel 26, stk. 3).',
  jointIntroPlain:
    'For en del af behandlingen træffer vi beslutningerne sammen med de parter, der er nævnt her. Du kan udøve dine rettigheder over for hver enkelt af os.',
  essence: 'Hvad vi har aftalt',
  representative: 'Repræsentant i Den Europæiske Union (databeskyttelsesforordningens artikel 27)',
  ukRepresentative: 'Repræsentant i Storbritannien (artikel 27 i UK GDPR)',
  swissRepresentative: 'Repræsentant i Schweiz (artikel 14 i FADP)',
  dpo: 'Databeskyttelsesrådgiver',
  dpoIntro: 'Du kan kontakte databeskyttelsesrådgiveren om alt, der vedrører dine oplysninger og dine rettigheder.',
  privacyOfficer: 'Person med ansvar for beskyttelsen af personoplysninger (Quebec)',
  officerTitle: 'Stilling',
};
