import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Jak dlouho se údaje uchovávají',
  intro:
    'Osobní údaje uchováváme po dobu, kterou vyžaduje jejich účel. Poté je vymažeme, ledaže nám zákon ukládá uchovávat je déle nebo je potřebujeme pro určení, výkon nebo obhajobu právních nároků; k ničemu jinému se pak nepoužívají.',
  tableIntro: 'Pro účely uvedené v těchto zásadách to znamená:',
  caption: 'Doba uchování podle účelů',
  purpose: 'Účel',
  period: 'Doba nebo kritérium',
  criteria: {
    delivery:
      'Po dobu potřebnou k doručení obsahu, o který žádáte; záznamy o přístupech po dobu potřebnou ke zjištění chyb a odvrácení útoků',
    security: 'Po dobu potřebnou k rozpoznání a vysledování útoků, spamu a zneužití',
    fraud: 'Po dobu potřebnou k prověření transakce a pro nároky z ní vyplývající',
    account: 'Dokud účet nesmažete nebo nás o to nepožádáte',
    payments: 'Do dokončení platby; doklady o ní po dobu, kterou vyžaduje obchodní a daňové právo',
    contract:
      'Do splnění smlouvy a promlčení nároků z ní; faktury a doklady po dobu, kterou vyžaduje obchodní a daňové právo',
    choices: 'Po dobu platnosti vaší volby a poté po dobu, po kterou ji musíme být schopni doložit',
    errors: 'Do zjištění a odstranění chyby',
    enquiry:
      'Do vyřízení vašeho dotazu, pokud již nelze očekávat navazující komunikaci; déle, pokud obchodní právo vyžaduje uchování korespondence',
    use: 'Po dobu, kdy funkci používáte, a po dobu uložení jejích sledovacích prvků',
    booking: 'Do ukončení rezervace nebo sjednaného termínu a promlčení nároků z nich',
    content: 'Po dobu, kdy se obsah zobrazuje, a po dobu uložení jeho sledovacích prvků',
    contribution: 'Po dobu zveřejnění vašeho příspěvku nebo dokud nás nepožádáte o jeho odstranění',
    statistics:
      'Do odvolání vašeho souhlasu, nebo do doby, kdy údaje již nejsou potřebné pro naše statistiky, podle toho, co nastane dříve; sledovací prvky po dobu jejich uložení',
    statisticsOther: 'Do doby, kdy údaje již nejsou potřebné pro naše statistiky, nebo do vznesení vaší námitky',
    advertising:
      'Do odvolání vašeho souhlasu, nebo do vyhodnocení kampaně, podle toho, co nastane dříve; sledovací prvky po dobu jejich uložení',
    advertisingOther: 'Do vznesení vaší námitky, nebo do vyhodnocení kampaně, podle toho, co nastane dříve',
    subscription:
      'Dokud se neodhlásíte nebo neodvoláte svůj souhlas; doklad o vašem souhlasu po dobu, kdy lze uplatnit nároky',
    contacts: 'Po dobu trvání obchodního kontaktu, nejdéle dokud nevznesete námitku',
    membership: 'Po dobu vaší účasti v programu a do promlčení nároků z ní',
    application:
      'Do přijetí rozhodnutí a promlčení nároků s ním spojených; déle jen s vaším souhlasem nebo v případě přijetí do zaměstnání',
    survey: 'Do vyhodnocení průzkumu',
    law: 'Po dobu, kterou vyžaduje obchodní a daňové právo',
    claims: 'Do vypořádání nebo promlčení nároku',
    purpose: 'Po dobu, kterou vyžaduje uvedený účel',
  },
};
