import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Pentru rezidenții statelor din SUA',
    intro:
      'Această secțiune și cele care urmează se aplică, în completarea celorlalte dispoziții ale prezentei politici, rezidenților din următoarele state, în măsura în care legea statului privind protecția vieții private a consumatorilor ni se aplică: %{states}.',
    date: 'Ele descriu prelucrarea pe care am efectuat-o în cele 12 luni anterioare datei prezentei politici.',
  },
  collection: {
    heading: 'Categorii de date cu caracter personal (state din SUA)',
    intro:
      'În aceste 12 luni am colectat următoarele categorii de date cu caracter personal. Durata de păstrare a fiecăreia rezultă din scopurile sale (a se vedea secțiunea privind păstrarea datelor).',
    sources: 'Surse: %{sources}.',
    sourceYou: 'dumneavoastră, când ne furnizați date',
    sourceDevice: 'dispozitivul și browserul dumneavoastră, când utilizați %{site}',
    sourceServices: 'serviciile indicate în prezenta politică',
    caption: 'Categorii colectate, scopurile și destinatarii acestora',
    category: 'Categorie',
    examples: 'Date',
    purposes: 'Scopuri',
    disclosedTo: 'Comunicate către',
    soldOrShared: 'Vândute sau partajate („sharing”)',
    categories: {
      identifiers: 'Identificatori',
      customerRecords: 'Evidențe privind clienții',
      protected: 'Caracteristici protejate de lege',
      commercial: 'Informații comerciale',
      biometric: 'Informații biometrice',
      internetActivity: 'Activitate pe internet sau în alte rețele electronice',
      geolocation: 'Date de geolocalizare',
      audioVisual: 'Informații audio, electronice, vizuale sau similare',
      professional: 'Informații profesionale sau privind ocuparea forței de muncă',
      inferences: 'Deducții și profiluri',
      sensitive: 'Informații personale sensibile',
      other: 'Alte informații personale',
    },
  },
  disclosure: {
    heading: 'Vânzarea și partajarea datelor cu caracter personal (state din SUA)',
    neither:
      'În aceste 12 luni nu am vândut date cu caracter personal, nu le-am partajat și nici nu le-am prelucrat în scopul publicității direcționate.',
    shares:
      'În aceste 12 luni, unele date au fost utilizate pentru publicitate direcționată, adică publicitate aleasă pe baza activității pe mai multe site-uri sau în mai multe aplicații. Legile statelor numesc aceasta „partajare” (sharing), „publicitate direcționată” (targeted advertising) sau, atunci când se primește în schimb ceva de valoare, „vânzare” (sale). Datele au fost colectate prin: %{services}.',
    sells: 'În aceste 12 luni am vândut date cu caracter personal, în sensul acestor legi, către: %{services}.',
    noOtherSale: 'În afară de aceasta, nu am vândut date cu caracter personal.',
    minors:
      'Nu avem cunoștință efectivă despre vânzarea sau partajarea de către noi a datelor cu caracter personal ale persoanelor sub 16 ani.',
    minorsDirected:
      'Vindem sau partajăm date cu caracter personal ale persoanelor sub 16 ani numai cu consimțământul impus de lege: al persoanelor înseși începând cu vârsta de 13 ani, iar sub această vârstă, al unui părinte sau tutore.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Notificare: este posibil să vindem datele dumneavoastră sensibile cu caracter personal.)',
    sensitiveLimited:
      'Utilizăm și comunicăm date sensibile numai în scopuri pentru care legea nu conferă un drept de a le limita utilizarea (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Utilizăm date sensibile și în alte scopuri decât cele prevăzute de California Code of Regulations, title 11, § 7027(m). Le puteți limita utilizarea: a se vedea „Your Privacy Choices”.',
    sensitiveConsent:
      'Atunci când legea statului impune consimțământul pentru prelucrarea datelor sensibile, le prelucrăm numai cu consimțământul dumneavoastră.',
  },
  choices: {
    heading: 'Your Privacy Choices – Opțiunile dumneavoastră de confidențialitate (state din SUA)',
    intro:
      'Vă puteți opune oricând, fără a avea un cont, vânzării și partajării datelor dumneavoastră, precum și publicității direcționate (opt-out):',
    link: 'pe această pagină: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'prin setările de confidențialitate disponibile pe fiecare pagină',
    write: 'scriindu-ne: %{contact}',
    phone: 'telefonând la %{phone}',
    gpc: 'prin semnalul „Global Privacy Control” al browserului, pe care îl tratăm ca opt-out pentru acel browser și, dacă sunteți autentificat, pentru contul dumneavoastră',
    time: 'Dăm curs unui opt-out de îndată ce este posibil, în termen de cel mult 15 zile lucrătoare, și vă solicităm din nou acordul cel mai devreme după 12 luni.',
    doNotTrack: '%{site} nu răspunde la semnalul mai vechi „Do Not Track” al browserelor.',
  },
  rights: {
    heading: 'Drepturi în statele din SUA',
    intro: 'Tabelul arată, pentru fiecare drept, statele ale căror legi îl prevăd. Fiecare lege prevede excepții.',
    caption: 'Drepturi în funcție de stat',
    right: 'Drept',
    where: 'State',
    all: 'Toate statele menționate mai sus',
    allExcept: 'Toate statele menționate mai sus, în afară de %{states}',
    kinds: {
      access: 'De a afla dacă vă prelucrăm datele și de a avea acces la ele',
      correct: 'De a obține corectarea datelor inexacte',
      delete: 'De a obține ștergerea datelor',
      portability: 'De a primi datele într-un format portabil',
      optOutSale: 'De a se opune vânzării datelor',
      optOutAdvertising: 'De a se opune publicității direcționate',
      optOutProfiling:
        'De a se opune creării de profiluri pentru decizii cu efecte juridice sau la fel de semnificative',
      sensitiveConsent: 'De a obține ca datele sensibile să fie prelucrate numai cu consimțământ',
      sensitiveLimit: 'De a limita sau refuza utilizarea datelor sensibile',
      thirdParties: 'De a obține o listă a terților, sau a categoriilor de terți, cărora le-au fost comunicate datele',
      questionProfiling: 'De a contesta rezultatul creării de profiluri și de a obține reevaluarea acestuia',
      appeal: 'De a contesta un refuz',
    },
    optOutSharing: 'De a se opune publicității direcționate (în California: partajării)',
    noRetaliation: 'Nu vă discriminăm pentru exercitarea acestor drepturi.',
  },
  requests: {
    heading: 'Cereri, verificare și contestații (state din SUA)',
    how: 'Adresați cererile la: %{contact}.',
    phone: 'Puteți telefona și la %{phone}.',
    verify:
      'În cazul cererilor de acces, de corectare sau de ștergere, trebuie să vă verificăm identitatea: comparăm ceea ce ne comunicați cu datele pe care le deținem și nu solicităm mai mult decât impune această verificare. În cazul unui opt-out, solicităm numai ceea ce este necesar pentru a-i da curs.',
    agent:
      'Puteți formula o cerere printr-un reprezentant autorizat. Putem solicita dovada împuternicirii și, cu excepția unui opt-out, vă putem cere să o confirmați.',
    time: 'Răspundem în termen de 45 de zile. Dacă este necesar în mod rezonabil, acest termen poate fi prelungit o singură dată cu 45 de zile; în acest caz vă informăm în primele 45 de zile și vă comunicăm motivele.',
    iowa: 'În Iowa, primul termen este de 90 de zile.',
    california:
      'În California, confirmăm primirea unei cereri de acces, de corectare sau de ștergere în termen de 10 zile lucrătoare.',
    appeal:
      'Dacă respingem o cerere, puteți formula o contestație, scriindu-ne (%{contact}) cu mențiunea „appeal”. Răspundem la contestație în scris și motivat în termen de 45 de zile sau de 60 de zile, dacă legea statului dumneavoastră permite acest lucru. În cazul în care contestația este respinsă, puteți depune o plângere la procurorul general (attorney general) al statului dumneavoastră.',
  },
  states: {
    AL: 'Alabama',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
