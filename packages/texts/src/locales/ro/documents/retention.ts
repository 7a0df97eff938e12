import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Cât timp sunt păstrate datele',
  intro:
    'Păstrăm datele cu caracter personal atât timp cât impune scopul lor. Ulterior le ștergem, cu excepția cazului în care o lege ne obligă să le păstrăm mai mult sau avem nevoie de ele pentru constatarea, exercitarea sau apărarea unor drepturi; în acest caz, nu le utilizăm în niciun alt scop.',
  tableIntro: 'Pentru scopurile prezentei politici, aceasta înseamnă:',
  caption: 'Păstrarea datelor în funcție de scop',
  purpose: 'Scop',
  period: 'Perioadă sau criteriu',
  criteria: {
    delivery:
      'Atât timp cât este necesar pentru furnizarea conținutului solicitat; jurnalele de acces, atât timp cât este necesar pentru depistarea erorilor și respingerea atacurilor',
    security: 'Atât timp cât este necesar pentru identificarea și urmărirea atacurilor, a spamului și a abuzurilor',
    fraud: 'Atât timp cât este necesar pentru examinarea tranzacției și pentru pretențiile care decurg din aceasta',
    account: 'Până când ștergeți contul sau ne solicitați să îl ștergem',
    payments: 'Până la finalizarea plății; documentele aferente, atât timp cât impune legislația comercială și fiscală',
    contract:
      'Până la executarea contractului și prescrierea pretențiilor care decurg din acesta; facturile și documentele, atât timp cât impune legislația comercială și fiscală',
    choices: 'Atât timp cât opțiunea dumneavoastră este valabilă și, ulterior, atât timp cât trebuie să o putem dovedi',
    errors: 'Până la depistarea și remedierea erorii',
    enquiry:
      'Până când solicitarea dumneavoastră este soluționată și nu mai este de așteptat o revenire asupra ei; mai mult timp, dacă legislația comercială impune păstrarea corespondenței',
    use: 'Atât timp cât utilizați funcția, precum și pe durata de stocare a instrumentelor sale de urmărire',
    booking: 'Până la încheierea rezervării sau a programării și prescrierea pretențiilor care decurg din aceasta',
    content: 'Atât timp cât este afișat conținutul, precum și pe durata de stocare a instrumentelor sale de urmărire',
    contribution: 'Atât timp cât contribuția dumneavoastră este publicată sau până când ne solicitați să o eliminăm',
    statistics:
      'Până când vă retrageți consimțământul sau, dacă acest moment survine mai devreme, până când datele nu mai sunt necesare pentru statisticile noastre; instrumentele de urmărire, pe durata lor de stocare',
    statisticsOther: 'Până când datele nu mai sunt necesare pentru statisticile noastre sau până când vă opuneți',
    advertising:
      'Până când vă retrageți consimțământul sau, dacă acest moment survine mai devreme, până la evaluarea campaniei; instrumentele de urmărire, pe durata lor de stocare',
    advertisingOther: 'Până când vă opuneți sau, dacă acest moment survine mai devreme, până la evaluarea campaniei',
    subscription:
      'Până când vă dezabonați sau vă retrageți consimțământul; dovada consimțământului, atât timp cât pot fi formulate pretenții',
    contacts: 'Pe durata relației comerciale și până când vă opuneți',
    membership: 'Pe durata participării la program și până la prescrierea pretențiilor care decurg din acesta',
    application:
      'Până la luarea unei decizii și prescrierea pretențiilor împotriva acesteia; mai mult timp, numai cu consimțământul dumneavoastră sau în cazul angajării',
    survey: 'Până la evaluarea sondajului',
    law: 'Atât timp cât impune legislația comercială și fiscală',
    claims: 'Până la soluționarea sau prescrierea pretenției',
    purpose: 'Atât timp cât impune scopul indicat',
  },
};
