import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Pentru persoanele din India',
  scope:
    'În cazul în care se aplică Legea indiană privind protecția datelor cu caracter personal digitale (Digital Personal Data Protection Act, 2023), prezenta secțiune completează politica. Secțiunile indicate în paranteze sunt cele din această lege.',
  notice:
    'Datele cu caracter personal prelucrate și scopurile sunt cele indicate în prezenta politică (secțiunea 5). Puteți solicita prezenta informare în limba engleză sau într-una dintre limbile din a opta anexă la Constituția Indiei.',
  withdrawal: 'Vă puteți retrage consimțământul oricând, la fel de ușor cum l-ați acordat (secțiunea 6(4)).',
  rightsIntro: 'Puteți:',
  rights: {
    access:
      'să obțineți un rezumat al datelor dumneavoastră și al operațiunilor efectuate asupra lor, precum și identitatea tuturor celor cărora le-au fost comunicate (secțiunea 11)',
    correction: 'să obțineți corectarea, completarea, actualizarea sau ștergerea datelor dumneavoastră (secțiunea 12)',
    grievance: 'să obțineți soluționarea plângerilor dumneavoastră (secțiunea 13)',
    nomination:
      'să desemnați o persoană care să vă exercite drepturile în caz de deces sau incapacitate (secțiunea 14)',
  },
  exercise:
    'Contactați-ne: %{contact}. Pe această cale vă răspundem și la întrebările privind prelucrarea (secțiunea 8(9)). La plângeri răspundem în termen de 90 de zile.',
  authority:
    'Dacă aceasta nu ajută, puteți depune o plângere la consiliul indian pentru protecția datelor, Data Protection Board of India (%{link}).',
};
