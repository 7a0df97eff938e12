import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Par ko ir šie noteikumi',
    text: 'Šie noteikumi attiecas uz „%{site}” izmantošanu un uz līgumiem, ko ar tās starpniecību ar Jums noslēdz %{owner}.',
    consumersOnly: 'Mūsu piedāvājums ir paredzēts patērētājiem.',
    businessesOnly:
      'Mūsu piedāvājums ir paredzēts tikai uzņēmējiem, proti, personām, kas rīkojas nolūkā, kurš ir saistīts ar to komercdarbību, uzņēmējdarbību, amatniecisko darbību vai profesiju, un juridiskām personām. Ar patērētājiem mēs līgumus neslēdzam.',
    both: 'Mūsu piedāvājums ir paredzēts patērētājiem un uzņēmējiem. Ja noteikumā ir runa par patērētājiem, tas attiecas tikai uz viņiem.',
    consumer:
      'Patērētājs ir fiziska persona, kas rīkojas nolūkā, kurš nav saistīts ar tās komercdarbību, uzņēmējdarbību, amatniecisko darbību vai profesiju.',
    privacy:
      'Kā mēs rīkojamies ar personas datiem, ir paskaidrots citā dokumentā: %{link}. Tā mērķis ir Jūs informēt; Jums tam nav jāpiekrīt, un piekrišana šiem noteikumiem nav piekrišana Jūsu datu izmantošanai.',
    privacyText: 'privātuma politika',
    privacyPlain:
      'Piekrišana šiem noteikumiem nav piekrišana Jūsu personas datu izmantošanai; par to mēs Jūs informējam atsevišķi.',
  },
  provider: {
    heading: 'Kas mēs esam',
    text: 'Jūsu līguma partneris ir %{owner}.',
    representative: 'Pārstāvis',
    register: 'Ieraksts reģistrā',
    registerEntry: '%{name}, %{number}',
    we: 'Šajos noteikumos „mēs” ir %{owner}.',
  },
  offer: {
    heading: 'Ko mēs piedāvājam',
    intro: 'Ar „%{site}” starpniecību mēs piedāvājam:',
    kinds: {
      goods: 'preces, ko Jums pārdodam un nosūtām',
      digitalContent: 'digitālu saturu, ko lejupielādējat vai atskaņojat',
      software: 'programmatūru, ko izmantojat internetā',
      marketplace: 'tiešsaistes tirdzniecības vietu, kurā savas preces un pakalpojumus piedāvā citi',
      community: 'kopienu, kuras lietotāji publicē savu saturu',
      mobileApp: 'lietotni mobilajām ierīcēm',
      information: 'informāciju, ko varat lasīt bez maksas',
    },
    description: 'Ko tieši Jūs saņemat, izriet no apraksta, kas norādīts pie piedāvājuma.',
  },
  account: {
    heading: 'Jūsu konts',
    truth: 'Atverot kontu, sniedziet patiesu informāciju un atjauniniet to.',
    secret: 'Neizpaudiet savu paroli. Ja uzskatāt, ka Jūsu kontu izmanto kāds cits, nekavējoties paziņojiet mums.',
    close: 'Savu kontu varat slēgt jebkurā laikā. Līgumi, kas vēl ir spēkā, beidzas saskaņā ar to noteikumiem.',
  },
  days: {
    notice: { zero: '%{number} dienas', one: '%{number} dienu', other: '%{number} dienas' },
    before: { zero: '%{number} dienas', one: '%{number} dienu', other: '%{number} dienas' },
  },
};
