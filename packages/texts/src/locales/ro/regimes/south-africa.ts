import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Pentru persoanele din Africa de Sud',
  scope:
    'În cazul în care se aplică Legea sud-africană privind protecția informațiilor personale (Protection of Personal Information Act, Legea nr. 4 din 2013, POPIA), noi suntem partea responsabilă („responsible party”), iar prezenta secțiune completează politica. Secțiunile indicate în paranteze sunt cele din această lege.',
  officer:
    'Responsabilul nostru cu informațiile („information officer”, secțiunea 55) poate fi contactat astfel: %{contact}.',
  voluntary:
    'Prezenta politică arată, pentru fiecare activitate, dacă informațiile trebuie furnizate și care sunt consecințele nefurnizării lor (secțiunea 18).',
  rightsIntro: 'Puteți:',
  rights: {
    access:
      'să aflați gratuit dacă deținem informații despre dumneavoastră și să solicitați înregistrarea respectivă sau o descriere a acesteia (secțiunea 23)',
    correction:
      'să solicitați corectarea sau ștergerea informațiilor inexacte, irelevante, excesive, neactualizate, incomplete, înșelătoare sau obținute în mod ilegal (secțiunea 24)',
    objection:
      'să vă opuneți prelucrării din motive rezonabile legate de situația dumneavoastră (secțiunea 11(3)), iar marketingului direct, oricând',
    withdrawal: 'să vă retrageți oricând consimțământul (secțiunea 11(2))',
    decisions:
      'să nu faceți obiectul unei decizii cu efecte juridice bazate exclusiv pe prelucrarea automată (secțiunea 71)',
    court: 'să introduceți o acțiune civilă (secțiunea 99)',
  },
  transfers:
    'Informațiile sunt transferate în țările din afara Africii de Sud indicate în prezenta politică numai dacă secțiunea 72 o permite: dacă o lege, reguli obligatorii sau un acord le protejează acolo în mod adecvat, cu consimțământul dumneavoastră sau pentru un alt motiv prevăzut în această secțiune.',
  authority: 'Puteți depune o plângere la autoritatea sud-africană, Information Regulator (%{link}) (secțiunea 74).',
};
