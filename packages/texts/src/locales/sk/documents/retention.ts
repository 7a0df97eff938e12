import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Ako dlho sa údaje uchovávajú',
  intro:
    'Osobné údaje uchovávame tak dlho, ako to vyžaduje ich účel. Potom ich vymažeme, okrem prípadov, keď nám zákon ukladá uchovávať ich dlhšie alebo ich potrebujeme na preukazovanie, uplatňovanie alebo obhajovanie právnych nárokov; na nič iné sa vtedy nepoužívajú.',
  tableIntro: 'Pre účely uvedené v týchto zásadách to znamená:',
  caption: 'Doba uchovávania podľa účelov',
  purpose: 'Účel',
  period: 'Doba alebo kritérium',
  criteria: {
    delivery:
      'Tak dlho, ako je to potrebné na doručenie obsahu, o ktorý žiadate; záznamy o prístupoch tak dlho, ako je to potrebné na zistenie chýb a odvrátenie útokov',
    security: 'Tak dlho, ako je to potrebné na rozpoznanie a vysledovanie útokov, spamu a zneužitia',
    fraud: 'Tak dlho, ako je to potrebné na preverenie transakcie a na nároky z nej vyplývajúce',
    account: 'Kým účet nevymažete alebo nás o to nepožiadate',
    payments: 'Do dokončenia platby; doklady o nej tak dlho, ako to vyžaduje obchodné a daňové právo',
    contract:
      'Do splnenia zmluvy a premlčania nárokov z nej; faktúry a doklady tak dlho, ako to vyžaduje obchodné a daňové právo',
    choices: 'Kým platí vaša voľba, a potom tak dlho, ako ju musíme vedieť preukázať',
    errors: 'Do zistenia a odstránenia chyby',
    enquiry:
      'Do vybavenia vašej otázky, ak už nemožno očakávať nadväzujúcu komunikáciu; dlhšie, ak obchodné právo vyžaduje uchovávanie korešpondencie',
    use: 'Kým funkciu používate, a počas doby uloženia jej sledovacích prvkov',
    booking: 'Do skončenia rezervácie alebo dohodnutého termínu a premlčania nárokov z nich',
    content: 'Kým sa obsah zobrazuje, a počas doby uloženia jeho sledovacích prvkov',
    contribution: 'Kým je váš príspevok zverejnený alebo kým nás nepožiadate o jeho odstránenie',
    statistics:
      'Do odvolania vášho súhlasu alebo do času, keď údaje už nie sú potrebné na naše štatistiky, podľa toho, čo nastane skôr; sledovacie prvky počas doby ich uloženia',
    statisticsOther: 'Do času, keď údaje už nie sú potrebné na naše štatistiky, alebo do vznesenia vašej námietky',
    advertising:
      'Do odvolania vášho súhlasu alebo do vyhodnotenia kampane, podľa toho, čo nastane skôr; sledovacie prvky počas doby ich uloženia',
    advertisingOther: 'Do vznesenia vašej námietky alebo do vyhodnotenia kampane, podľa toho, čo nastane skôr',
    subscription:
      'Kým sa neodhlásite alebo neodvoláte svoj súhlas; doklad o vašom súhlase tak dlho, ako možno uplatniť nároky',
    contacts: 'Kým trvá obchodný kontakt, najdlhšie do vznesenia vašej námietky',
    membership: 'Počas vašej účasti v programe a do premlčania nárokov z nej',
    application:
      'Do prijatia rozhodnutia a premlčania nárokov s ním spojených; dlhšie len s vaším súhlasom alebo v prípade prijatia do zamestnania',
    survey: 'Do vyhodnotenia prieskumu',
    law: 'Tak dlho, ako to vyžaduje obchodné a daňové právo',
    claims: 'Do vyrovnania alebo premlčania nároku',
    purpose: 'Tak dlho, ako to vyžaduje uvedený účel',
  },
};
