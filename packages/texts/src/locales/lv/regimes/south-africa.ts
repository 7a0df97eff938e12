import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Personām Dienvidāfrikā',
  scope:
    'Ja ir piemērojams Dienvidāfrikas Personas informācijas aizsardzības likums (Protection of Personal Information Act, 2013. gada Likums Nr. 4, POPIA), mēs esam atbildīgā puse un šī sadaļa papildina politiku. Minētie panti ir šā likuma panti.',
  officer: 'Ar mūsu informācijas speciālistu (55. pants) var sazināties šeit: %{contact}.',
  voluntary:
    'Vai informācija ir jāsniedz un kādas ir tās nesniegšanas sekas, šajā politikā ir norādīts pie katras darbības (18. pants).',
  rightsIntro: 'Jūs varat:',
  rights: {
    access:
      'bez maksas uzzināt, vai mēs glabājam informāciju par Jums, un pieprasīt ierakstu vai tā aprakstu (23. pants)',
    correction:
      'pieprasīt tādas informācijas labošanu vai dzēšanu, kas ir neprecīza, nebūtiska, pārmērīga, novecojusi, nepilnīga, maldinoša vai nelikumīgi iegūta (24. pants)',
    objection:
      'saprātīgu, ar Jūsu situāciju saistītu iemeslu dēļ iebilst pret apstrādi (11. panta 3. punkts) un jebkurā laikā iebilst pret tiešo tirgvedību',
    withdrawal: 'jebkurā laikā atsaukt savu piekrišanu (11. panta 2. punkts)',
    decisions: 'nebūt tāda lēmuma ar tiesiskām sekām subjektam, kura pamatā ir tikai automatizēta apstrāde (71. pants)',
    court: 'celt civilprasību (99. pants)',
  },
  transfers:
    'Uz šajā politikā minētajām valstīm ārpus Dienvidāfrikas informācija nonāk tikai tā, kā to atļauj 72. pants: ja to tur pienācīgi aizsargā tiesību akts, saistoši noteikumi vai vienošanās, ar Jūsu piekrišanu vai uz cita šajā pantā minēta pamata.',
  authority: 'Jūs varat iesniegt sūdzību Informācijas regulatoram (Information Regulator) (%{link}) (74. pants).',
};
