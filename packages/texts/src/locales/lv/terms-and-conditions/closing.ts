import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Lietošanas izbeigšana',
    text: 'Mēs varam slēgt kontu svarīga iemesla dēļ, jo īpaši pēc nopietniem vai atkārtotiem šo noteikumu pārkāpumiem, bet citos gadījumos – brīdinot %{days} iepriekš. Maksājumi par laiku, kurā pakalpojums vairs netiek sniegts, tiek atmaksāti, ja vien izbeigšanas iemesls nav Jūsu pārkāpums.',
    data: 'Pirms izbeigšanas un 30 dienas pēc tās patērētāji var bez maksas izgūt saturu, ko viņi ir radījuši vai snieguši.',
  },
  changes: {
    heading: 'Šo noteikumu izmaiņas',
    reasons:
      'Attiecībā uz jau spēkā esošiem līgumiem mēs šos noteikumus mainām tikai pamatota iemesla dēļ: ja mainās tiesību akti, pieņemts tiesas vai iestādes lēmums, drošības apsvērumu dēļ vai ja jaunām funkcijām ir vajadzīgi noteikumi.',
    notice:
      'Par izmaiņām un to, ar ko tās atšķiras, mēs paziņojam vismaz %{days} pirms to piemērošanas. Jūs varat bez maksas izbeigt līgumu, pirms izmaiņas tiek piemērotas. Pušu galveno saistību maiņai ir vajadzīga Jūsu piekrišana.',
    use: '„%{site}” lietošanai piemēro šo noteikumu redakciju, kas tajā laikā ir publicēta.',
    versions:
      'Katrā redakcijā ir norādīts tās datums, un iepriekšējās redakcijas var atvērt lapā, kurā šie noteikumi ir publicēti.',
  },
  law: {
    heading: 'Piemērojamie tiesību akti un tiesas',
    law: 'Piemēro šīs valsts tiesību aktus: %{country}.',
    lawState: 'Piemēro šā Amerikas Savienoto Valstu štata tiesību aktus, izņemot tā kolīziju normas: %{state}.',
    consumers:
      'Patērētāji saglabā aizsardzību, ko sniedz viņu pastāvīgās dzīvesvietas valsts imperatīvās normas (Regulas (EK) Nr. 593/2008 6. pants, ja tas ir piemērojams).',
    convention:
      'Attiecībās ar uzņēmējiem nepiemēro Apvienoto Nāciju Organizācijas Konvenciju par starptautiskajiem preču pirkuma–pārdevuma līgumiem.',
    court: 'Strīdi ar uzņēmējiem ir piekritīgi šīs vietas tiesām: %{place}.',
    consumerCourts:
      'Patērētāji, kas dzīvo Eiropas Ekonomikas zonā, Šveicē vai Apvienotajā Karalistē, var celt prasību savas dzīvesvietas tiesās, un prasību pret viņiem var celt tikai tur.',
    consumersElsewhere:
      'Patērētāji, kas dzīvo citur, var celt prasību arī tiesās, kuras viņiem ir pieejamas saskaņā ar tās valsts tiesību aktiem, kurā viņi dzīvo.',
  },
  disputes: {
    heading: 'Strīdu izšķiršana',
    first: 'Ja Jums kaut kas nav pa prātam, rakstiet: %{contact}. Mēs meklēsim risinājumu.',
    none: 'Mums nav ne pienākuma, ne vēlmes piedalīties patērētāju strīdu ārpustiesas risināšanas procedūrās.',
    unlessObliged:
      'Mēs piedalāmies patērētāju strīdu ārpustiesas risināšanas procedūrās tikai tad, ja to prasa likums.',
    body: 'Mēs piedalāmies strīdu risināšanas procedūrās pie šāda patērētāju strīdu ārpustiesas risinātāja: %{body}.',
    france:
      'Patērētāji var bez maksas vērsties pie šā risinātāja, ja viņi vispirms ir mēģinājuši strīdu ar mums atrisināt ar rakstisku sūdzību, un viena gada laikā pēc tās (Francijas Patēriņa kodeksa L. 612-1. un L. 612-2. pants).',
    hungary:
      'Patērētāji strīdu var nodot samierināšanas padomei (békéltető testület). Mūsu atrašanās vietā tā ir: %{body}. Ungārijā kompetenta ir patērētāja dzīvesvietas padome vai cita, ko patērētājs norāda pieteikumā.',
    hungaryDuty:
      'Likums mums uzliek pienākumu sadarboties tās procedūrā (1997. gada Patērētāju aizsardzības likuma Nr. CLV 29. pants).',
  },
  approval: {
    heading: 'Atsevišķs noteikumu apstiprinājums',
    text: 'Klienti, kas nav patērētāji, atsevišķi apstiprina turpmāk minētās šo noteikumu normas, kā to prasa Itālijas Civilkodeksa 1341. panta otrā daļa un 1342. pants:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'izmaiņas sniegtajos digitālajos pakalpojumos',
      subscription: 'automātiska pagarināšana un cenas maiņa',
      conformity: 'pienākums pārbaudīt preces un paziņot par trūkumiem; prasījumu noilgums',
      marketplace: 'pārdevēju lietošanas ierobežošana, apturēšana un izbeigšana',
      conduct: 'piekļuves ierobežošana un bloķēšana',
      availability: 'pakalpojuma pārtraukumi',
      liability: 'mūsu atbildības izslēgšana un ierobežošana',
      termination: 'mūsu tiesības izbeigt līgumu',
      changes: 'mūsu tiesības mainīt šos noteikumus',
      court: 'piekritība',
    },
    separately:
      'Apstiprinājumu dod ar otru parakstu vai tiešsaistē ar atsevišķu paziņojumu, šķirti no šo noteikumu pieņemšanas kopumā.',
  },
  final: {
    heading: 'Noslēguma noteikums',
    text: 'Ja kāds no šiem noteikumiem nav spēkā, tā vietā piemēro tiesību aktus; pārējie noteikumi paliek spēkā.',
  },
};
