import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Obrada u drugim državama',
  intro:
    'Osobni podaci obrađuju se u ovdje navedenim državama. Izvan Europskog gospodarskog prostora podaci se smiju prenositi samo onamo gdje ih štiti jedna od zaštitnih mjera iz čl. 44. do 49. GDPR-a. Tablica je navodi za svaku državu.',
  introUk:
    'Osobni podaci obrađuju se u ovdje navedenim državama. Izvan Ujedinjenog Kraljevstva podaci se smiju prenositi samo onamo gdje ih štiti jedna od zaštitnih mjera iz čl. 44. do 49. UK GDPR-a. Tablica je navodi za svaku državu.',
  introSwiss:
    'Osobni podaci otkrivaju se primateljima u ovdje navedenim državama. Tablica za svaku državu navodi što osigurava primjerenu zaštitu (čl. 16. FADP-a).',
  introPlain: 'Osobni podaci obrađuju se u sljedećim državama:',
  none: 'Usluge navedene u ovoj politici privatnosti obrađuju osobne podatke samo u Europskom gospodarskom prostoru: %{countries}.',
  caption: 'Države, primatelji i zaštitne mjere',
  country: 'Država',
  recipients: 'Primatelji',
  safeguard: 'Zaštitna mjera',
  safeguards: {
    inside: 'Unutar Europskog gospodarskog prostora, gdje se primjenjuje GDPR',
    home: 'Nema prijenosa u drugu državu',
    adequacyEu: 'Odluka o primjerenosti Europske komisije (čl. 45. GDPR-a)',
    adequacyEuLimited: 'Odluka o primjerenosti Europske komisije (čl. 45. GDPR-a), u okviru njezina područja primjene',
    adequacyUk: 'Britanski propisi o primjerenosti (adequacy regulations, čl. 45.A UK GDPR-a)',
    adequacySwiss:
      'Primjerena zaštita prema ocjeni švicarskog Saveznog vijeća (čl. 16. st. 1. FADP-a, Prilog 1. Uredbi o zaštiti podataka)',
    frameworkEu:
      'Okvir EU-a i SAD-a za privatnost podataka (EU-US Data Privacy Framework): odluka o primjerenosti (EU) 2023/1795 Europske komisije (čl. 45. GDPR-a); primatelj je certificiran u tom okviru',
    frameworkUk:
      'Britansko proširenje okvira EU-a i SAD-a za privatnost podataka (UK Extension to the EU-US Data Privacy Framework); primatelj je certificiran u tom okviru',
    frameworkSwiss:
      'Švicarsko-američki okvir za privatnost podataka (Swiss-US Data Privacy Framework); primatelj je certificiran u tom okviru',
    clausesEu: 'Standardne ugovorne klauzule Europske komisije (čl. 46. st. 2. t. (c) GDPR-a)',
    clausesUk:
      'International Data Transfer Agreement (sporazum o međunarodnom prijenosu podataka) ili Addendum (dodatak) koje je izdao britanski povjerenik za informacije (Information Commissioner) (čl. 46. UK GDPR-a)',
    clausesSwiss:
      'Standardne klauzule o zaštiti podataka koje je priznao švicarski Savezni povjerenik FDPIC (čl. 16. st. 2. t. (d) FADP-a)',
    bindingRules: 'Obvezujuća korporativna pravila (čl. 46. st. 2. t. (b) GDPR-a)',
    explicitConsent: 'Vaša izričita privola nakon upoznavanja s rizicima (čl. 49. st. 1. t. (a) GDPR-a)',
    contract: 'Prijenos je nužan za ugovor s vama ili u vašem interesu (čl. 49. st. 1. t. (b) ili (c) GDPR-a)',
    frameworkOrClausesEu:
      'Standardne ugovorne klauzule Europske komisije (čl. 46. st. 2. t. (c) GDPR-a) ili, ako je primatelj certificiran, okvir EU-a i SAD-a za privatnost podataka (EU-US Data Privacy Framework, čl. 45. GDPR-a)',
  },
  copy: 'Kopiju ovdje navedenih klauzula ili pravila ili obavijest o tome gdje su dostupni možete dobiti na zahtjev: %{contact}.',
  usRisk:
    'U državama za koje ne postoji odluka o primjerenosti zakonom propisana razina zaštite podataka može biti niža, a tijela javne vlasti mogu imati širi pristup podacima. Zato su ugovorene ovdje navedene zaštitne mjere.',
};
