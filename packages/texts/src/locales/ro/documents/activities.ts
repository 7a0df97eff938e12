import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Prelucrări pe care le efectuăm direct',
  intro:
    'În situațiile de mai jos colectăm direct date cu caracter personal, indiferent dacă intervine sau nu vreunul dintre serviciile prezentate în continuare.',
  introAlone: 'Colectăm date cu caracter personal în situațiile de mai jos.',
  requiredLabel: 'Obligația de a furniza datele',
  kinds: {
    visit: {
      name: 'Vizitarea site-ului',
      nameApp: 'Utilizarea aplicației',
      purpose:
        'Furnizarea conținutului solicitat, menținerea disponibilității acestuia și apărarea lui împotriva atacurilor',
      interest: 'Funcționarea și securitatea sistemelor',
      required: 'Da, din motive tehnice: fără adresa IP a dispozitivului dumneavoastră, nu i se poate transmite nimic.',
    },
    contact: {
      name: 'Când ne contactați',
      purpose: 'Citirea mesajului dumneavoastră și formularea răspunsului',
      interest: 'Acordarea unui răspuns persoanelor care ne scriu',
      required: 'Nu. Fără o modalitate de a vă contacta, nu vă putem însă răspunde.',
    },
    account: {
      name: 'Contul dumneavoastră',
      purpose: 'Crearea și administrarea contului dumneavoastră și autentificarea în cont',
      interest: 'Asigurarea unui acces propriu pentru utilizatorii înregistrați',
      required: 'Da, dacă doriți un cont: acesta nu poate fi creat fără datele marcate ca obligatorii.',
    },
    orders: {
      name: 'Comenzi și achiziții',
      purpose: 'Încheierea și executarea contractului cu dumneavoastră: comandă, plată, livrare, retururi și garanție',
      interest: 'Gestionarea corespunzătoare a comenzilor',
      required: 'Da, pentru contract: fără datele marcate ca obligatorii nu putem accepta și nici livra o comandă.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Trimiterea newsletterului către cei care l-au solicitat',
      interest: 'Informarea clienților cu privire la ofertele noastre similare',
      required: 'Nu. Fără o adresă de e-mail, nu vă putem însă trimite newsletterul.',
    },
    comments: {
      name: 'Comentarii și contribuții',
      purpose: 'Publicarea contribuțiilor dumneavoastră și prevenirea abuzurilor',
      interest: 'Un dialog deschis cu cititorii, lipsit de abuzuri',
      required: 'Nu. Fără datele marcate ca obligatorii, contribuția nu poate fi însă publicată.',
    },
    bookings: {
      name: 'Rezervări și programări',
      purpose: 'Stabilirea, confirmarea și onorarea programării sau a rezervării',
      interest: 'Gestionarea corespunzătoare a rezervărilor',
      required: 'Da, pentru rezervare: fără datele marcate ca obligatorii nu o putem efectua.',
    },
    jobApplications: {
      name: 'Candidaturi',
      purpose: 'Examinarea candidaturii dumneavoastră și luarea unei decizii cu privire la aceasta',
      interest: 'Alegerea personalului potrivit',
      required:
        'Da, în măsura în care datele sunt necesare pentru examinarea candidaturii. Dumneavoastră decideți ce adăugați la aceasta.',
    },
    surveys: {
      name: 'Sondaje și feedback',
      purpose: 'Identificarea, pe baza răspunsurilor dumneavoastră, a modului în care ne putem îmbunătăți oferta',
      interest: 'Îmbunătățirea ofertei noastre',
      required: 'Nu. Participarea este voluntară, iar neparticiparea nu atrage niciun dezavantaj.',
    },
    accounting: {
      name: 'Facturi și contabilitate',
      purpose: 'Emiterea facturilor, ținerea contabilității și plata taxelor și impozitelor, conform legii',
      interest: 'O contabilitate ordonată',
      required: 'Da: legea prevede ce trebuie să conțină o factură.',
    },
    legalClaims: {
      name: 'Drepturi și pretenții',
      purpose: 'Constatarea, exercitarea sau apărarea unor drepturi',
      interest: 'Valorificarea drepturilor noastre și apărarea împotriva pretențiilor altora',
      required: 'Numai în cazurile prevăzute de lege.',
    },
    other: {
      interest: 'Realizarea scopului indicat mai sus',
      requiredYes: 'Da. Fără aceste date, cele descrise aici nu sunt posibile.',
      requiredNo: 'Nu. Puteți alege să nu le furnizați.',
    },
  },
};
