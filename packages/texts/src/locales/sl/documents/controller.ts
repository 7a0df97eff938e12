import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Kdo je odgovoren',
  intro:
    'Upravljavec, torej tisti, ki odloča, zakaj in kako se ob uporabi spletne storitve %{site} obdelujejo osebni podatki, je %{owner}.',
  we: 'V tem dokumentu izraz »mi« pomeni: %{owner}.',
  name: 'Ime',
  address: 'Naslov',
  country: 'Država',
  email: 'E-pošta',
  phone: 'Telefon',
  vatNumber: 'Identifikacijska številka za DDV',
  site: 'Spletno mesto',
  app: 'Aplikacija',
  jointControllers: 'Skupni upravljavci',
  jointIntro:
    'O delu obdelave odločamo skupaj s tukaj navedenimi osebami. Svoje pravice lahko uveljavljate proti vsakemu od nas (člen 26(3) GDPR).',
  jointIntroPlain:
    'O delu obdelave odločamo skupaj s tukaj navedenimi osebami. Svoje pravice lahko uveljavljate proti vsakemu od nas.',
  essence: 'Bistvo našega dogovora',
  representative: 'Predstavnik v Evropski uniji (člen 27 GDPR)',
  ukRepresentative: 'Predstavnik v Združenem kraljestvu (člen 27 UK GDPR)',
  swissRepresentative: 'Predstavnik v Švici (člen 14 FADP)',
  dpo: 'Pooblaščena oseba za varstvo podatkov',
  dpoIntro:
    'Na pooblaščeno osebo za varstvo podatkov se lahko obrnete glede vsega, kar zadeva vaše podatke in vaše pravice.',
  privacyOfficer: 'Oseba, odgovorna za varstvo osebnih podatkov (Quebec)',
  officerTitle: 'Položaj',
};
