import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Behandlingsansvarlig',
  intro:
    'Den behandlingsansvarlige, det vil si den som bestemmer hvorfor og hvordan personopplysninger behandles når du bruker %{site}, er %{owner}.',
  we: 'I dette dokumentet betyr «vi» %{owner}.',
  name: 'Navn',
  address: 'Adresse',
  country: 'Land',
  email: 'E-post',
  phone: 'Telefon',
  vatNumber: 'MVA-nummer',
  site: 'Nettsted',
  app: 'App',
  jointControllers: 'Felles behandlingsansvarlige',
  jointIntro:
    'For en del av behandlingen tar vi beslutningene sammen med partene som er nevnt her. Du kan utøve rettighetene dine overfor hver enkelt av oss (personvernforordningen artikkel 26 nr. 3).',
  jointIntroPlain:
    'For en del av behandlingen tar vi beslutningene sammen med partene som er nevnt her. Du kan utøve rettighetene dine overfor hver enkelt av oss.',
  essence: 'Hva vi har avtalt',
  representative: 'Representant i Den europeiske union (personvernforordningen artikkel 27)',
  ukRepresentative: 'Representant i Storbritannia (UK GDPR artikkel 27)',
  swissRepresentative: 'Representant i Sveits (FADP artikkel 14)',
  dpo: 'Personvernombud',
  dpoIntro: 'Du kan kontakte personvernombudet om alt som gjelder opplysningene dine og rettighetene dine.',
  privacyOfficer: 'Person med ansvar for vernet av personopplysninger (Québec)',
  officerTitle: 'Stilling',
};
