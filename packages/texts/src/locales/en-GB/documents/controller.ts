import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Who is responsible',
  intro:
    'The controller, that is, the person or organisation that decides why and how personal data is processed when you use %{site}, is %{owner}.',
  we: 'In this document, ‘we’ means %{owner}.',
  name: 'Name',
  address: 'Address',
  country: 'Country',
  email: 'Email',
  phone: 'Telephone',
  vatNumber: 'VAT registration number',
  site: 'Site',
  app: 'App',
  jointControllers: 'Joint controllers',
  jointIntro:
    'For part of the processing, we take decisions jointly with those named here. You may exercise your rights against each of us (Article 26(3) GDPR).',
  jointIntroPlain:
    'For part of the processing, we take decisions jointly with those named here. You may exercise your rights against each of us.',
  essence: 'The essence of our arrangement',
  representative: 'Representative in the European Union (Article 27 GDPR)',
  ukRepresentative: 'Representative in the United Kingdom (Article 27 UK GDPR)',
  swissRepresentative: 'Representative in Switzerland (Article 14 FADP)',
  dpo: 'Data protection officer',
  dpoIntro: 'You may contact the data protection officer about any matter that concerns your data or your rights.',
  privacyOfficer: 'Person in charge of the protection of personal information (Quebec)',
  officerTitle: 'Job title',
};
