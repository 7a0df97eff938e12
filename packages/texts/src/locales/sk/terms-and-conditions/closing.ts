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
    use: 'Používanie služby %{site} sa riadi znením týchto podmienok, ktoré je v danom čase zverejnené.',
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
    consumersElsewhere:
      'Spotrebitelia s bydliskom inde môžu podať žalobu aj na súdoch, ku ktorým majú prístup podľa práva krajiny svojho bydliska.',
  },
  disputes: {
    heading: 'Riešenie sporov',
    first: 'Ak s niečím nie ste spokojní, napíšte na adresu %{contact}: budeme hľadať riešenie.',
    none: 'Nie sme povinní ani ochotní zúčastňovať sa na alternatívnom riešení spotrebiteľských sporov.',
    unlessObliged:
      'Na alternatívnom riešení spotrebiteľských sporov sa zúčastňujeme len vtedy, ak nám to ukladá zákon.',
    body: 'Zúčastňujeme sa na alternatívnom riešení spotrebiteľských sporov pred týmto subjektom: %{body}.',
    france:
      'Spotrebitelia sa na tento subjekt môžu bezplatne obrátiť, ak sa najprv pokúsili vyriešiť spor s nami písomnou sťažnosťou, a to do jedného roka od nej (čl. L. 612-1 a L. 612-2 francúzskeho spotrebiteľského zákonníka).',
    hungary:
      'Spotrebitelia môžu spor predložiť zmierovacej komisii (békéltető testület). V mieste nášho sídla je to: %{body}. V Maďarsku je príslušná komisia miesta, kde spotrebiteľ býva, alebo iná, ktorú uvedie v návrhu.',
    hungaryDuty:
      'Zo zákona sme povinní v jej konaní spolupracovať (§ 29 zákona č. CLV z roku 1997 o ochrane spotrebiteľa).',
  },
  approval: {
    heading: 'Osobitné schválenie ustanovení',
    text: 'Zákazníci, ktorí nie sú spotrebiteľmi, osobitne schvaľujú tieto ustanovenia týchto podmienok, ako to vyžadujú čl. 1341 druhý pododsek a čl. 1342 talianskeho občianskeho zákonníka:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'zmeny prebiehajúcich digitálnych služieb',
      subscription: 'mlčky dohodnuté predĺženie a zmena ceny',
      conformity: 'povinnosť prezrieť tovar a oznámiť vady; premlčanie nárokov',
      marketplace: 'obmedzenie, pozastavenie a ukončenie používania predávajúcimi',
      conduct: 'obmedzenie a zablokovanie prístupu',
      availability: 'prerušenia služby',
      liability: 'vylúčenie a obmedzenie našej zodpovednosti',
      termination: 'naše právo ukončiť zmluvu',
      changes: 'naše právo zmeniť tieto podmienky',
      court: 'príslušnosť súdu',
    },
    separately:
      'Schválenie sa udeľuje druhým podpisom alebo, online, samostatným vyhlásením, oddelene od prijatia týchto podmienok ako celku.',
  },
  final: {
    heading: 'Záverečné ustanovenie',
    text: 'Ak je niektoré ustanovenie týchto podmienok neplatné, namiesto neho sa uplatní zákon; ostatné ustanovenia zostávajú v platnosti.',
  },
};
