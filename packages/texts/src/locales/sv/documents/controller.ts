import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Personuppgiftsansvarig',
  intro:
    'Personuppgiftsansvarig, det vill säga den som bestämmer varför och hur personuppgifter behandlas när du använder %{site}, är %{owner}.',
  we: 'I detta dokument avses med ”vi” %{owner}.',
  name: 'Namn',
  address: 'Adress',
  country: 'Land',
  email: 'E-post',
  phone: 'Telefon',
  vatNumber: 'Momsregistreringsnummer',
  site: 'Webbplats',
  app: 'App',
  jointControllers: 'Gemensamt personuppgiftsansvariga',
  jointIntro:
    'För en del av behandlingen fattar vi besluten tillsammans med de parter som anges här. Du kan utöva dina rättigheter gentemot var och en av oss (artikel 26.3 i GDPR).',
  jointIntroPlain:
    'För en del av behandlingen fattar vi besluten tillsammans med de parter som anges här. Du kan utöva dina rättigheter gentemot var och en av oss.',
  essence: 'Vad vi har kommit överens om',
  representative: 'Företrädare i Europeiska unionen (artikel 27 i GDPR)',
  ukRepresentative: 'Företrädare i Storbritannien (artikel 27 i UK GDPR)',
  swissRepresentative: 'Företrädare i Schweiz (artikel 14 i FADP)',
  dpo: 'Dataskyddsombud',
  dpoIntro: 'Du kan kontakta dataskyddsombudet i alla frågor som rör dina uppgifter och dina rättigheter.',
  privacyOfficer: 'Person med ansvar för skyddet av personuppgifter (Québec)',
  officerTitle: 'Befattning',
};
