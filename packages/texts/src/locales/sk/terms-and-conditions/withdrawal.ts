import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Právo odstúpiť od zmluvy',
  who: 'Spotrebitelia v Európskom hospodárskom priestore a v Spojenom kráľovstve majú právo odstúpiť od zmluvy uzavretej na diaľku bez uvedenia dôvodu.',
  brazil:
    'Spotrebitelia, ktorých chráni brazílske právo, môžu odstúpiť do siedmich dní od uzavretia zmluvy alebo od prijatia tovaru či služby a ihneď dostanú späť všetko, čo zaplatili (čl. 49 brazílskeho zákonníka na ochranu spotrebiteľa). Podmienky a výnimky uvedené nižšie toto právo neobmedzujú.',
  periodGoods:
    'Lehota na odstúpenie od zmluvy je %{days} odo dňa, keď vy alebo vami určená tretia osoba s výnimkou dopravcu prevezmete tovar; ak sa objednávka dodáva po častiach, odo dňa prevzatia poslednej časti.',
  periodServices:
    'Pri službách a digitálnom obsahu je lehota na odstúpenie od zmluvy %{days} odo dňa uzavretia zmluvy.',
  function: {
    heading: 'Ako odstúpiť od zmluvy',
    link: 'Do konca lehoty môžete od zmluvy kedykoľvek odstúpiť online, a to tu: %{link}. Zadáte svoje meno, údaje o zmluve a e-mailovú adresu na potvrdenie a potom stlačíte „Potvrdiť odstúpenie od zmluvy“. Prijatie odstúpenia vám bezodkladne potvrdíme e-mailom, s jeho obsahom, dátumom a časom.',
    label: 'Odstúpiť od zmluvy tu',
    statement:
      'Svoje rozhodnutie nám môžete oznámiť aj akýmkoľvek iným jednoznačným vyhlásením, napríklad listom na našu adresu alebo e-mailom na adresu %{contact}. Môžete použiť formulár uvedený nižšie, nie je to však povinné.',
    deadline: 'Lehota je zachovaná, ak oznámenie o odstúpení od zmluvy odošlete pred jej uplynutím.',
  },
  effects: {
    heading: 'Dôsledky odstúpenia od zmluvy',
    refund:
      'Bez zbytočného odkladu, najneskôr do 14 dní odo dňa, keď nám bolo doručené oznámenie o odstúpení, vám vrátime všetky platby, ktoré sme od vás dostali, vrátane nákladov na štandardné dodanie. Použijeme rovnaký spôsob platby, aký ste použili vy, ak nie je výslovne dohodnuté inak, a neúčtujeme za to žiadny poplatok.',
    refundServices:
      'Bez zbytočného odkladu, najneskôr do 14 dní odo dňa, keď nám bolo doručené oznámenie o odstúpení, vám vrátime všetky platby, ktoré sme od vás dostali,. Použijeme rovnaký spôsob platby, aký ste použili vy, ak nie je výslovne dohodnuté inak, a neúčtujeme za to žiadny poplatok.',
    withhold:
      'S vrátením platby môžeme počkať, kým nedostaneme tovar späť alebo kým nepreukážete, že ste ho odoslali, podľa toho, čo nastane skôr.',
    sendTo:
      'Tovar pošlite bez zbytočného odkladu, najneskôr do 14 dní odo dňa, keď nám odstúpenie oznámite, na adresu: %{address}.',
    send: 'Tovar pošlite späť na našu adresu bez zbytočného odkladu, najneskôr do 14 dní odo dňa, keď nám odstúpenie oznámite.',
    costCustomer: 'Priame náklady na vrátenie tovaru znášate vy.',
    costOwner: 'Náklady na vrátenie tovaru znášame my.',
    value:
      'Za zníženie hodnoty tovaru zodpovedáte len vtedy, ak vzniklo v dôsledku zaobchádzania s ním iným spôsobom, než aký je potrebný na zistenie jeho povahy, vlastností a funkčnosti.',
    services:
      'Ak ste požiadali, aby sme so službou začali počas lehoty na odstúpenie, zaplatíte časť poskytnutú do okamihu, keď ste nám odstúpenie oznámili.',
  },
  exceptions: {
    heading: 'Kedy právo odstúpiť od zmluvy nie je',
    goods: {
      bespoke: 'tovar zhotovený podľa vašich požiadaviek alebo zjavne prispôsobený vašim osobným potrebám',
      perishable: 'tovar, ktorý rýchlo podlieha skaze alebo má krátku dobu použiteľnosti',
      sealed:
        'tovar v zapečatenom obale, ktorý z dôvodu ochrany zdravia alebo hygieny nie je vhodné vrátiť, ak bol obal porušený',
      mixed: 'tovar, ktorý bol po dodaní neoddeliteľne zmiešaný s iným tovarom',
      recordings: 'zvukové alebo obrazové záznamy a počítačový softvér v zapečatenom obale, ak bol obal porušený',
    },
    digital:
      'digitálny obsah, ktorý sa nedodáva na hmotnom nosiči, ak sme s jeho poskytovaním začali s vaším predchádzajúcim výslovným súhlasom, vzali ste na vedomie, že tým právo odstúpiť strácate, a zmluvu sme vám potvrdili',
    services:
      'služby, ktoré boli úplne poskytnuté, ak sme s nimi začali s vaším predchádzajúcim výslovným súhlasom a vzali ste na vedomie, že úplným splnením zmluvy právo odstúpiť strácate',
  },
  form: {
    heading: 'Vzorový formulár na odstúpenie od zmluvy',
    intro: 'Ak chcete od zmluvy odstúpiť, môžete vyplniť tento formulár a poslať ho späť:',
    to: 'Komu: %{recipient}',
    declare:
      'Týmto oznamujem/oznamujeme, že odstupujem/odstupujeme od mojej/našej zmluvy na tento tovar / od zmluvy o poskytnutí tejto služby:',
    ordered: 'Dátum objednania / dátum prijatia:',
    name: 'Meno a priezvisko spotrebiteľa/spotrebiteľov:',
    address: 'Adresa spotrebiteľa/spotrebiteľov:',
    signature: 'Podpis spotrebiteľa/spotrebiteľov (iba ak sa tento formulár podáva v listinnej podobe):',
    date: 'Dátum:',
  },
};
