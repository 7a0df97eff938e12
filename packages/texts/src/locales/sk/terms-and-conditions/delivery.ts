import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Dodanie',
    countries: 'Dodávame do týchto krajín: %{countries}.',
    anywhere: 'Do ktorých krajín dodávame, je zobrazené pri objednávke.',
    within: 'Tovar vám dodáme najneskôr v tomto čase od uzavretia zmluvy: %{period}.',
    shown: 'Lehota dodania je zobrazená pri objednávke; nikdy nie je dlhšia ako 30 dní od uzavretia zmluvy.',
    risk: 'Na spotrebiteľov prechádza nebezpečenstvo straty alebo poškodenia tovaru okamihom, keď tovar prevezme spotrebiteľ alebo ním určená osoba iná ako dopravca. Na podnikateľov prechádza okamihom, keď tovar odovzdáme dopravcovi.',
    riskConsumers:
      'Nebezpečenstvo straty alebo poškodenia tovaru na vás prechádza okamihom, keď tovar prevezmete vy alebo vami určená osoba iná ako dopravca.',
    riskBusinesses:
      'Nebezpečenstvo straty alebo poškodenia tovaru na vás prechádza okamihom, keď tovar odovzdáme dopravcovi.',
  },
  digital: {
    heading: 'Prístup a aktualizácie',
    access: 'Prístup k tomu, čo ste si objednali, vám umožníme bez zbytočného odkladu po uzavretí zmluvy.',
    updates:
      'Poskytujeme aktualizácie vrátane bezpečnostných, ktoré sú potrebné na to, aby to, čo ste si objednali, zostalo v súlade so zmluvou, a informujeme vás o nich: pri predplatnom počas jeho trvania, pri jednorazovom nákupe počas obdobia, počas ktorého to môžete rozumne očakávať.',
    requirements: 'S ktorými zariadeniami a programami to funguje, je uvedené pri ponuke.',
    changes:
      'Nad tento rámec môžeme trvajúce digitálne služby meniť len zo závažného dôvodu, ako je nové technické prostredie, vyšší počet používateľov alebo iný dôležitý prevádzkový dôvod, bez nákladov pre vás a po tom, čo vás o tom jasne informujeme. Ak zmena zhorší vaše používanie viac než zanedbateľne, informujeme vás vopred a zmluvu môžete do 30 dní bezplatne ukončiť.',
  },
  conformity: {
    heading: 'Keď niečo nie je v poriadku',
    goods:
      'Platí zákonná zodpovednosť za vady: ak má tovar vadu, môžete požadovať bezplatnú opravu alebo výmenu a za podmienok ustanovených zákonom zľavu z ceny alebo vrátenie peňazí.',
    goodsPeriod:
      'Pri spotrebiteľoch v Európskom hospodárskom priestore sa vzťahuje na každú vadu, ktorá sa prejaví počas najmenej dvoch rokov od dodania.',
    digital:
      'Na digitálny obsah a digitálne služby sa vzťahuje zákonná zodpovednosť za vady: ak nie sú v súlade so zmluvou, môžete požadovať, aby sme to napravili, a za podmienok ustanovených zákonom zaplatiť menej alebo od zmluvy odstúpiť.',
    personalData:
      'Ak nám spotrebitelia v Európskom hospodárskom priestore namiesto ceny poskytujú osobné údaje, zákonná zodpovednosť za vady sa vzťahuje aj na naše digitálne služby, ibaže tieto údaje spracúvame len na to, aby sme službu poskytli alebo splnili požiadavky zákona: ak služba nie je v súlade so zmluvou, môžu požadovať, aby sme to napravili, alebo od zmluvy odstúpiť.',
    unitedKingdom: 'Spotrebitelia v Spojenom kráľovstve majú práva podľa zákona Consumer Rights Act 2015.',
    businessRights: 'Ak má to, čo dodáme alebo poskytneme, vady, máte práva, ktoré vám dáva zákon.',
    businesses:
      'Podnikatelia musia tovar pri dodaní bezodkladne prezrieť a oznámiť nám zjavné vady; skryté vady, len čo ich zistia. Nároky z vád musia uplatniť najneskôr do jedného roka od dodania, s výnimkou prípadov, v ktorých zodpovedáme neobmedzene.',
    guarantee: 'Okrem toho poskytujeme túto záruku, ktorá nemá vplyv na vaše zákonné práva:',
    contact: 'Ak niečo nie je v poriadku, napíšte na adresu %{contact}.',
    france: {
      goods:
        'Pri predaji tovaru spotrebiteľom francúzske právo predpisuje toto poučenie (príloha k čl. D. 211-2 francúzskeho spotrebiteľského zákonníka):',
      once: 'Pri digitálnom obsahu a digitálnych službách poskytovaných spotrebiteľom jednorazovo alebo v jednotlivých plneniach francúzske právo predpisuje toto poučenie (príloha k čl. D. 211-3 francúzskeho spotrebiteľského zákonníka):',
      continuous:
        'Pri digitálnom obsahu a digitálnych službách poskytovaných spotrebiteľom nepretržite francúzske právo predpisuje toto poučenie (príloha k čl. D. 211-4 francúzskeho spotrebiteľského zákonníka):',
    },
  },
};
