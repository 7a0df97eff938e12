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
  },
  disputes: {
    heading: 'Strīdu izšķiršana',
    first: 'Ja Jums kaut kas nav pa prātam, rakstiet: %{contact}. Mēs meklēsim risinājumu.',
    none: 'Mēs neesam apņēmušies piedalīties patērētāju strīdu ārpustiesas risināšanas procedūrās un, ja vien likums neprasa citādi, tajās nepiedalāmies.',
    body: 'Mēs piedalāmies strīdu risināšanas procedūrās pie šāda patērētāju strīdu ārpustiesas risinātāja: %{body}.',
  },
  final: {
    heading: 'Noslēguma noteikums',
    text: 'Ja kāds no šiem noteikumiem nav spēkā, tā vietā piemēro tiesību aktus; pārējie noteikumi paliek spēkā.',
  },
};
