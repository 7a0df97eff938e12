import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Kuka vastaa tiedoistasi',
  intro:
    'Rekisterinpitäjä eli se, joka päättää, miksi ja miten henkilötietoja käsitellään palvelua %{site} käytettäessä, on %{owner}.',
  we: 'Tässä asiakirjassa ”me” on %{owner}.',
  name: 'Nimi',
  address: 'Osoite',
  country: 'Maa',
  email: 'Sähköposti',
  phone: 'Puhelin',
  vatNumber: 'Arvonlisäverotunniste',
  site: 'Sivusto',
  app: 'Sovellus',
  jointControllers: 'Yhteisrekisterinpitäjät',
  jointIntro:
    'Osasta käsittelyä päätämme yhdessä tässä mainittujen tahojen kanssa. Voit käyttää oikeuksiasi suhteessa kuhunkin meistä (tietosuoja-asetuksen 26 artiklan 3 kohta).',
  jointIntroPlain:
    'Osasta käsittelyä päätämme yhdessä tässä mainittujen tahojen kanssa. Voit käyttää oikeuksiasi suhteessa kuhunkin meistä.',
  essence: 'Mitä olemme sopineet',
  representative: 'Edustaja Euroopan unionissa (tietosuoja-asetuksen 27 artikla)',
  ukRepresentative: 'Edustaja Yhdistyneessä kuningaskunnassa (UK GDPR:n 27 artikla)',
  swissRepresentative: 'Edustaja Sveitsissä (FADP:n 14 artikla)',
  dpo: 'Tietosuojavastaava',
  dpoIntro: 'Voit ottaa tietosuojavastaavaan yhteyttä kaikissa tietojasi ja oikeuksiasi koskevissa asioissa.',
  privacyOfficer: 'Henkilötietojen suojasta vastaava henkilö (Québec)',
  officerTitle: 'Asema',
};
