import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Atbildība',
  general: {
    unlimited:
      'Mēs bez ierobežojuma atbildam par ļaunu nolūku un rupju neuzmanību, par kaitējumu dzīvībai, miesai vai veselībai, kā arī tad, ja esam ļaunprātīgi noklusējuši trūkumu vai devuši garantiju, un saskaņā ar tiesību aktiem par atbildību par produktiem ar trūkumiem.',
    essential:
      'Vieglas neuzmanības gadījumā mēs atbildam tikai tad, ja ir pārkāpts pienākums, bez kura izpildes līgumu vispār nav iespējams pienācīgi izpildīt un uz kura ievērošanu Jūs parasti varat paļauties. Tad atbildība ir ierobežota ar zaudējumiem, kas ir raksturīgi šādiem līgumiem un ko varēja paredzēt.',
    else: 'Pārējos gadījumos atbildība par vieglu neuzmanību ir izslēgta. Tas pats attiecas uz to personu atbildību, kas rīkojas mūsu labā.',
    consumers:
      'Pret patērētājiem mēs atbildam saskaņā ar likumu; nekas šajos noteikumos šo atbildību neizslēdz un neierobežo.',
    businesses: 'Attiecībā uz uzņēmējiem ir spēkā turpmāk minētais:',
    mandatory: 'Tiesības, kas patērētājiem ir saskaņā ar imperatīvām tiesību normām, paliek neskartas.',
  },
  unitedKingdom: {
    unlimited:
      'Nekas šajos noteikumos neierobežo un neizslēdz mūsu atbildību par nāvi vai miesas bojājumiem, ko izraisījusi mūsu neuzmanība, par krāpšanu vai krāpniecisku maldināšanu vai par jebko citu, attiecībā uz ko likums to neatļauj.',
    consumers:
      'Ja esat patērētājs, mēs atbildam par zaudējumiem vai kaitējumu, kas ir paredzamas sekas tam, ka mēs pārkāpjam līgumu vai nerīkojamies ar saprātīgu rūpību un prasmi. Jūsu likumiskās tiesības saglabājas.',
    businesses:
      'Ja esat uzņēmējs, mēs neatbildam par negūtu peļņu, zaudētiem darījumiem vai iespējām vai par netiešiem zaudējumiem, un mūsu kopējā atbildība saskaņā ar līgumu ir ierobežota ar summu, kas saskaņā ar to samaksāta divpadsmit mēnešos pirms notikuma.',
  },
  unitedStates: {
    asIs: 'Ciktāl tiesību akti to atļauj, „%{site}” tiek sniegta tāda, kāda tā ir („as is”), un tā, kā tā ir pieejama („as available”), bez jebkādām tiešām vai netiešām garantijām.',
    cap: 'Ciktāl tiesību akti to atļauj, mēs neatbildam par netiešiem, nejaušiem, īpašiem vai izrietošiem zaudējumiem, un mūsu kopējā atbildība ir ierobežota ar summu, ko Jūs mums samaksājāt divpadsmit mēnešos pirms notikuma, kas ir prasījuma pamatā.',
    states:
      'Dažās jurisdikcijās nav atļauts izslēgt noteiktas garantijas vai ierobežot atbildību par noteiktiem zaudējumiem. Tādā gadījumā iepriekš minētie ierobežojumi uz Jums neattiecas, un Jums var būt papildu tiesības.',
  },
};
