import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Ukončenie používania',
    text: 'Účet môžeme ukončiť zo závažného dôvodu, najmä po závažných alebo opakovaných porušeniach týchto podmienok, inak s výpovednou lehotou %{days}. Platby za čas, počas ktorého sa plnenie už neposkytuje, vrátime, okrem prípadu, keď ste ukončenie spôsobili svojím porušením.',
    data: 'Pred ukončením a počas 30 dní po ňom môžu spotrebitelia bezplatne získať späť obsah, ktorý vytvorili alebo poskytli.',
  },
  changes: {
    heading: 'Zmeny týchto podmienok',
    reasons:
      'Pri už trvajúcich zmluvách meníme tieto podmienky len zo závažného dôvodu: pri zmene právnych predpisov, na základe rozhodnutia súdu alebo orgánu, z bezpečnostných dôvodov alebo kvôli novým funkciám, ktoré si vyžadujú úpravu.',
    notice:
      'O zmene a o tom, v čom spočíva, vás informujeme najmenej %{days} predtým, než začne platiť. Kým nezačne platiť, môžete zmluvu bezplatne ukončiť. Zmena hlavných plnení ktorejkoľvek strany si vyžaduje váš súhlas.',
    versions:
      'Každé znenie je označené dátumom a skoršie znenia možno otvoriť na stránke, kde sú tieto podmienky zverejnené.',
  },
  law: {
    heading: 'Rozhodné právo a súdy',
    law: 'Rozhodným právom je právo tejto krajiny: %{country}.',
    lawState: 'Rozhodným právom je právo tohto štátu Spojených štátov, s vylúčením jeho kolíznych noriem: %{state}.',
    consumers:
      'Spotrebiteľom zostáva zachovaná ochrana podľa kogentných ustanovení krajiny, v ktorej majú obvyklý pobyt (čl. 6 nariadenia (ES) č. 593/2008, ak sa uplatňuje).',
    convention: 'Vo vzťahu k podnikateľom sa neuplatňuje Dohovor OSN o zmluvách o medzinárodnej kúpe tovaru.',
    court: 'Na spory s podnikateľmi sú príslušné súdy v tomto mieste: %{place}.',
    consumerCourts:
      'Spotrebitelia s bydliskom v Európskom hospodárskom priestore, vo Švajčiarsku alebo v Spojenom kráľovstve môžu podať žalobu na súdoch v mieste svojho bydliska a žalovaní môžu byť len tam.',
  },
  disputes: {
    heading: 'Riešenie sporov',
    first: 'Ak s niečím nie ste spokojní, napíšte na adresu %{contact}: budeme hľadať riešenie.',
    none: 'Na alternatívnom riešení spotrebiteľských sporov sa nezúčastňujeme a nie sme na to povinní, ak zákon neustanovuje inak.',
    body: 'Zúčastňujeme sa na alternatívnom riešení spotrebiteľských sporov pred týmto subjektom: %{body}.',
  },
  final: {
    heading: 'Záverečné ustanovenie',
    text: 'Ak je niektoré ustanovenie týchto podmienok neplatné, namiesto neho sa uplatní zákon; ostatné ustanovenia zostávajú v platnosti.',
  },
};
