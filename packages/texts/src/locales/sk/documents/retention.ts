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
      'Po dobu potrebnú na doručenie obsahu, o ktorý žiadate; záznamy o prístupoch po dobu potrebnú na zistenie chýb a odvrátenie útokov',
    security: 'Po dobu potrebnú na rozpoznanie a vysledovanie útokov, spamu a zneužitia',
    fraud: 'Po dobu potrebnú na preverenie transakcie a na nároky z nej vyplývajúce',
    account: 'Kým účet nevymažete alebo nás o to nepožiadate',
    payments: 'Do dokončenia platby; doklady o nej po dobu, ktorú vyžaduje obchodné a daňové právo',
    contract:
      'Do splnenia zmluvy a premlčania nárokov z nej; faktúry a doklady po dobu, ktorú vyžaduje obchodné a daňové právo',
    choices: 'Po dobu platnosti vašej voľby a potom po dobu, po ktorú ju musíme vedieť preukázať',
    errors: 'Do zistenia a odstránenia chyby',
    enquiry:
      'Do vybavenia vašej otázky, ak už nemožno očakávať nadväzujúcu komunikáciu; dlhšie, ak obchodné právo vyžaduje uchovávanie korešpondencie',
    use: 'Po dobu, počas ktorej funkciu používate, a po dobu uloženia jej sledovacích prvkov',
    booking: 'Do skončenia rezervácie alebo dohodnutého termínu a premlčania nárokov z nich',
    content: 'Po dobu, počas ktorej sa obsah zobrazuje, a po dobu uloženia jeho sledovacích prvkov',
    contribution: 'Po dobu zverejnenia vášho príspevku alebo kým nás nepožiadate o jeho odstránenie',
    statistics:
      'Do odvolania vášho súhlasu alebo do času, keď údaje už nie sú potrebné na naše štatistiky, ak nastane skôr; sledovacie prvky po dobu ich uloženia',
    statisticsOther: 'Do času, keď údaje už nie sú potrebné na naše štatistiky, alebo kým nevznesiete námietku',
    advertising:
      'Do odvolania vášho súhlasu alebo do vyhodnotenia kampane, ak nastane skôr; sledovacie prvky po dobu ich uloženia',
    advertisingOther: 'Do vznesenia vašej námietky alebo do vyhodnotenia kampane, ak nastane skôr',
    subscription:
      'Kým sa neodhlásite alebo neodvoláte svoj súhlas; doklad o vašom súhlase po dobu, počas ktorej možno uplatniť nároky',
    contacts: 'Po dobu trvania obchodného kontaktu, najdlhšie kým nevznesiete námietku',
    membership: 'Po dobu vašej účasti v programe a do premlčania nárokov z nej',
    application:
      'Do prijatia rozhodnutia a premlčania nárokov s ním spojených; dlhšie len s vaším súhlasom alebo v prípade prijatia do zamestnania',
    survey: 'Do vyhodnotenia prieskumu',
    law: 'Po dobu, ktorú vyžaduje obchodné a daňové právo',
    claims: 'Do vyrovnania alebo premlčania nároku',
    purpose: 'Po dobu, ktorú vyžaduje uvedený účel',
  },
};
