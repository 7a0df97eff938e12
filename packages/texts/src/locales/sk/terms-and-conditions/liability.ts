import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Zodpovednosť',
  general: {
    unlimited:
      'Neobmedzene zodpovedáme za škodu spôsobenú úmyselne alebo z hrubej nedbanlivosti, za ujmu na živote, tele alebo zdraví, ak sme ľstivo zamlčali vadu alebo prevzali záruku, a podľa predpisov o zodpovednosti za škodu spôsobenú vadným výrobkom.',
    essential:
      'Za ľahkú nedbanlivosť zodpovedáme len vtedy, ak sa poruší povinnosť, ktorej splnenie riadne plnenie zmluvy vôbec umožňuje a na ktorej dodržanie sa môžete spravidla spoliehať. Zodpovednosť je potom obmedzená na škodu, ktorá je pre takéto zmluvy typická a ktorú bolo možné predvídať.',
    else: 'Nad tento rámec je zodpovednosť za ľahkú nedbanlivosť vylúčená v rozsahu, v akom rozhodné právo dovoľuje vylúčiť ju vopred. To isté platí pre zodpovednosť osôb, ktoré konajú za nás.',
    consumers:
      'Voči spotrebiteľom zodpovedáme podľa zákona; nič v týchto podmienkach túto zodpovednosť nevylučuje ani neobmedzuje.',
    businesses: 'Voči podnikateľom platí toto:',
    mandatory: 'Práva, ktoré spotrebiteľom patria podľa kogentných predpisov, nie sú dotknuté.',
  },
  unitedKingdom: {
    unlimited:
      'Nič v týchto podmienkach neobmedzuje ani nevylučuje našu zodpovednosť za smrť alebo ujmu na zdraví spôsobenú našou nedbanlivosťou, za podvod alebo podvodné uvedenie do omylu ani za nič iné, pri čom to zákon nedovoľuje.',
    consumers:
      'Ak ste spotrebiteľ, zodpovedáme za stratu alebo škodu, ktorá je predvídateľným dôsledkom toho, že porušíme zmluvu alebo nepostupujeme s primeranou starostlivosťou a odbornosťou. Vaše zákonné práva zostávajú zachované.',
    businesses:
      'Ak ste podnikateľ, nezodpovedáme za ušlý zisk, stratu obchodov alebo obchodných príležitostí ani za nepriamu škodu a naša celková zodpovednosť zo zmluvy je obmedzená na sumu, ktorá sa za ňu zaplatila počas dvanástich mesiacov pred udalosťou.',
  },
  unitedStates: {
    asIs: 'V rozsahu, v akom to zákon dovoľuje, sa online služba %{site} poskytuje tak, ako je, a podľa dostupnosti („as is“ a „as available“), bez akýchkoľvek záruk, výslovných alebo predpokladaných.',
    cap: 'V rozsahu, v akom to zákon dovoľuje, nezodpovedáme za nepriame, vedľajšie, osobitné ani následné škody a naša celková zodpovednosť je obmedzená na sumu, ktorú ste nám zaplatili počas dvanástich mesiacov pred udalosťou, z ktorej nárok vznikol.',
    states:
      'Niektoré právne poriadky nedovoľujú vylúčiť určité záruky alebo obmedziť zodpovednosť za určité škody. V takom prípade sa na vás vyššie uvedené obmedzenia nevzťahujú a môžete mať ďalšie práva.',
  },
};
