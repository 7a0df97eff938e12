import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Obdelava v drugih državah',
  intro:
    'Osebni podatki se obdelujejo v tukaj navedenih državah. Zunaj Evropskega gospodarskega prostora se smejo podatki prenesti le tja, kjer jih varuje eden od zaščitnih ukrepov iz členov 44 do 49 GDPR. Preglednica ga navaja za vsako državo.',
  introUk:
    'Osebni podatki se obdelujejo v tukaj navedenih državah. Zunaj Združenega kraljestva se smejo podatki prenesti le tja, kjer jih varuje eden od zaščitnih ukrepov iz členov 44 do 49 UK GDPR. Preglednica ga navaja za vsako državo.',
  introSwiss:
    'Osebni podatki se razkrivajo uporabnikom podatkov v tukaj navedenih državah. Preglednica za vsako državo navaja, kaj zagotavlja ustrezno varstvo (člen 16 FADP).',
  introPlain: 'Osebni podatki se obdelujejo v naslednjih državah:',
  none: 'Storitve, navedene v tej politiki zasebnosti, obdelujejo osebne podatke samo v Evropskem gospodarskem prostoru: %{countries}.',
  caption: 'Države, uporabniki podatkov in zaščitni ukrepi',
  country: 'Država',
  recipients: 'Uporabniki podatkov',
  safeguard: 'Zaščitni ukrep',
  safeguards: {
    inside: 'V Evropskem gospodarskem prostoru, kjer velja GDPR',
    home: 'Brez prenosa v drugo državo',
    adequacyEu: 'Sklep o ustreznosti Evropske komisije (člen 45 GDPR)',
    adequacyEuLimited: 'Sklep o ustreznosti Evropske komisije (člen 45 GDPR), v okviru njegovega področja uporabe',
    adequacyUk: 'Britanski predpisi o ustreznosti (adequacy regulations, člen 45A UK GDPR)',
    adequacySwiss:
      'Ustrezno varstvo po ugotovitvi švicarskega Zveznega sveta (člen 16(1) FADP, priloga 1 k uredbi o varstvu podatkov)',
    frameworkEu:
      'Okvir za varstvo zasebnosti podatkov med EU in ZDA (EU-US Data Privacy Framework): sklep o ustreznosti (EU) 2023/1795 Evropske komisije (člen 45 GDPR); uporabnik podatkov je v tem okviru certificiran',
    frameworkUk:
      'Britanska razširitev okvira za varstvo zasebnosti podatkov med EU in ZDA (UK Extension to the EU-US Data Privacy Framework); uporabnik podatkov je v njej certificiran',
    frameworkSwiss:
      'Okvir za varstvo zasebnosti podatkov med Švico in ZDA (Swiss-US Data Privacy Framework); uporabnik podatkov je v tem okviru certificiran',
    clausesEu: 'Standardna pogodbena določila Evropske komisije (člen 46(2)(c) GDPR)',
    clausesUk:
      'International Data Transfer Agreement (sporazum o mednarodnem prenosu podatkov) ali Addendum (dodatek), ki ju je izdal britanski informacijski pooblaščenec (Information Commissioner) (člen 46 UK GDPR)',
    clausesSwiss:
      'Standardna določila o varstvu podatkov, ki jih je priznal švicarski zvezni pooblaščenec FDPIC (člen 16(2)(d) FADP)',
    bindingRules: 'Zavezujoča poslovna pravila (člen 46(2)(b) GDPR)',
    explicitConsent: 'Vaša izrecna privolitev po seznanitvi s tveganji (člen 49(1)(a) GDPR)',
    contract: 'Prenos je potreben za pogodbo z vami ali v vašem interesu (člen 49(1)(b) ali (c) GDPR)',
    frameworkOrClausesEu:
      'Standardna pogodbena določila Evropske komisije (člen 46(2)(c) GDPR) ali, če je uporabnik podatkov certificiran, okvir za varstvo zasebnosti podatkov med EU in ZDA (EU-US Data Privacy Framework, člen 45 GDPR)',
  },
  copy: 'Kopijo tukaj navedenih določil ali pravil oziroma informacijo, kje so na voljo, lahko dobite na zahtevo: %{contact}.',
  usRisk:
    'V državah, za katere ne velja sklep o ustreznosti, je lahko zakonsko zahtevana raven varstva podatkov nižja, organi pa imajo lahko širši dostop do podatkov. Zato so dogovorjeni tukaj navedeni zaščitni ukrepi.',
};
