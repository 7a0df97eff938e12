import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Wie verantwoordelijk is',
  intro:
    'De verwerkingsverantwoordelijke, dat wil zeggen degene die bepaalt waarom en hoe persoonsgegevens worden verwerkt wanneer u %{site} gebruikt, is %{owner}.',
  we: 'In dit document betekent “wij” %{owner}.',
  name: 'Naam',
  address: 'Adres',
  country: 'Land',
  email: 'E-mail',
  phone: 'Telefoon',
  vatNumber: 'Btw-identificatienummer',
  site: 'Website',
  app: 'App',
  jointControllers: 'Gezamenlijke verwerkingsverantwoordelijken',
  jointIntro:
    'Over een deel van de verwerking beslissen wij samen met de hier genoemde partijen. U kunt uw rechten tegenover ieder van ons uitoefenen (artikel 26 lid 3 AVG).',
  jointIntroPlain:
    'Over een deel van de verwerking beslissen wij samen met de hier genoemde partijen. U kunt uw rechten tegenover ieder van ons uitoefenen.',
  essence: 'Wat wij hebben afgesproken',
  representative: 'Vertegenwoordiger in de Europese Unie (artikel 27 AVG)',
  ukRepresentative: 'Vertegenwoordiger in het Verenigd Koninkrijk (artikel 27 UK GDPR)',
  swissRepresentative: 'Vertegenwoordiger in Zwitserland (artikel 14 FADP)',
  dpo: 'Functionaris voor gegevensbescherming',
  dpoIntro:
    'U kunt met de functionaris voor gegevensbescherming contact opnemen over alles wat met uw gegevens en uw rechten te maken heeft.',
  privacyOfficer: 'Verantwoordelijke voor de bescherming van persoonlijke informatie (Quebec)',
  officerTitle: 'Functie',
};
