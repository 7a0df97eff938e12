import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Durant quant de temps es conserven les dades',
  intro:
    'Conservem les dades personals durant el temps que n’exigeix la finalitat. Després les suprimim, llevat que una llei ens obligui a conservar-les més temps o que les necessitem per formular, exercir o defensar reclamacions; en aquest cas no s’utilitzen per a res més.',
  tableIntro: 'Per a les finalitats d’aquesta política, això significa:',
  caption: 'Conservació segons la finalitat',
  purpose: 'Finalitat',
  period: 'Termini o criteri',
  criteria: {
    delivery:
      'El temps necessari per lliurar els continguts que demaneu; els registres d’accés, el temps necessari per detectar errors i repel·lir atacs',
    security: 'El temps necessari per reconèixer i rastrejar atacs, correu brossa i usos indeguts',
    fraud: 'El temps necessari per examinar l’operació i per a les reclamacions que se’n derivin',
    account: 'Fins que elimineu el compte o ens demaneu que ho fem',
    payments:
      'Fins que s’hagi completat el pagament; la documentació corresponent, el temps que exigeix la normativa mercantil i fiscal',
    contract:
      'Fins que s’hagi executat el contracte i hagin prescrit les accions que se’n deriven; les factures i la documentació, el temps que exigeix la normativa mercantil i fiscal',
    choices: 'Mentre la vostra elecció sigui vàlida i, després, durant el temps que l’hàgim de poder demostrar',
    errors: 'Fins que s’hagi detectat i reparat l’error',
    enquiry:
      'Fins que la vostra consulta s’hagi resolt i no se’n pugui esperar cap continuació; més temps, quan la normativa mercantil obligui a conservar la correspondència',
    use: 'Mentre utilitzeu la funció, i durant els terminis de conservació dels seus rastrejadors',
    booking: 'Fins que la reserva o la cita s’hagi acabat i hagin prescrit les accions que se’n deriven',
    content: 'Mentre es mostri el contingut, i durant els terminis de conservació dels seus rastrejadors',
    contribution: 'Mentre la vostra aportació estigui publicada, o fins que ens demaneu que la retirem',
    statistics:
      'Fins que retireu el consentiment o, si és abans, fins que les dades ja no siguin necessàries per a les nostres estadístiques; els rastrejadors, durant els seus terminis de conservació',
    statisticsOther:
      'Fins que les dades ja no siguin necessàries per a les nostres estadístiques, o fins que us hi oposeu',
    advertising:
      'Fins que retireu el consentiment o, si és abans, fins que s’hagi avaluat la campanya; els rastrejadors, durant els seus terminis de conservació',
    advertisingOther: 'Fins que us hi oposeu o, si és abans, fins que s’hagi avaluat la campanya',
    subscription:
      'Fins que us doneu de baixa o retireu el consentiment; la prova del consentiment, mentre es puguin presentar reclamacions',
    contacts: 'Mentre duri el contacte comercial, i fins que us hi oposeu',
    membership: 'Mentre participeu en el programa, i fins que hagin prescrit les accions que se’n deriven',
    application:
      'Fins que s’hagi pres una decisió i hagin prescrit les accions per impugnar-la; més temps, només amb el vostre consentiment o en cas de contractació',
    survey: 'Fins que s’hagi avaluat l’enquesta',
    law: 'El temps que exigeix la normativa mercantil i fiscal',
    claims: 'Fins que la reclamació s’hagi resolt o hagi prescrit',
    purpose: 'El temps que exigeix la finalitat indicada',
  },
};
