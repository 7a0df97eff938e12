import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Atteikuma tiesības',
  who: 'Patērētājiem Eiropas Ekonomikas zonā un Apvienotajā Karalistē ir tiesības, nenorādot iemeslu, atteikties no distances līguma.',
  brazil:
    'Patērētāji, kurus aizsargā Brazīlijas tiesības, var atteikties septiņu dienu laikā no līguma noslēgšanas vai preces vai pakalpojuma saņemšanas un tūlīt saņem atpakaļ visu, ko samaksājuši (Brazīlijas Patērētāju aizsardzības kodeksa 49. pants). Turpmākie nosacījumi un izņēmumi šīs tiesības neierobežo.',
  periodGoods:
    'Atteikuma termiņš ir %{days} no dienas, kad Jūs vai Jūsu norādīta persona, kas nav pārvadātājs, saņem preces; ja pasūtījums tiek piegādāts vairākās daļās – no dienas, kad saņemta pēdējā no tām.',
  periodServices: 'Pakalpojumiem un digitālajam saturam atteikuma termiņš ir %{days} no līguma noslēgšanas dienas.',
  function: {
    heading: 'Kā atteikties no līguma',
    link: 'Līdz termiņa beigām Jūs varat jebkurā laikā atteikties no līguma tiešsaistē šeit: %{link}. Jūs ievadāt savu vārdu un uzvārdu, norādāt līgumu un e-pasta adresi apstiprinājumam un pēc tam nospiežat „Apstiprināt atteikumu”. Mēs nekavējoties pa e-pastu apstiprinām, ka Jūsu atteikums ir saņemts, norādot tā saturu, datumu un laiku.',
    label: 'Atteikties no līguma',
    statement:
      'Par savu lēmumu Jūs varat mums paziņot arī ar jebkādu nepārprotamu paziņojumu, piemēram, ar vēstuli uz mūsu adresi vai pa e-pastu: %{contact}. Jūs varat izmantot turpmāk sniegto veidlapu, bet tas nav obligāti.',
    deadline: 'Lai ievērotu termiņu, pietiek nosūtīt paziņojumu pirms termiņa beigām.',
  },
  effects: {
    heading: 'Atteikuma sekas',
    refund:
      'Mēs atmaksājam visus no Jums saņemtos maksājumus, tostarp standarta piegādes izmaksas, bez nepamatotas kavēšanās un ne vēlāk kā 14 dienu laikā no dienas, kad tiekam informēti par Jūsu atteikumu. Mēs izmantojam tādu pašu maksāšanas līdzekli, kādu izmantojāt Jūs, ja vien nav skaidri panākta cita vienošanās, un neprasām par to maksu.',
    refundServices:
      'Mēs atmaksājam visus no Jums saņemtos maksājumus bez nepamatotas kavēšanās un ne vēlāk kā 14 dienu laikā no dienas, kad tiekam informēti par Jūsu atteikumu. Mēs izmantojam tādu pašu maksāšanas līdzekli, kādu izmantojāt Jūs, ja vien nav skaidri panākta cita vienošanās, un neprasām par to maksu.',
    withhold:
      'Mēs varam atlikt atmaksu, līdz esam saņēmuši preces atpakaļ vai līdz Jūs pierādāt, ka preces ir nosūtītas, atkarībā no tā, kas notiek agrāk.',
    sendTo:
      'Nosūtiet preces bez nepamatotas kavēšanās un ne vēlāk kā 14 dienu laikā no dienas, kad paziņojat mums par atteikumu, uz šādu adresi: %{address}.',
    send: 'Nosūtiet preces atpakaļ uz mūsu adresi bez nepamatotas kavēšanās un ne vēlāk kā 14 dienu laikā no dienas, kad paziņojat mums par atteikumu.',
    costCustomer: 'Preču atpakaļnosūtīšanas tiešās izmaksas sedzat Jūs.',
    costOwner: 'Preču atpakaļnosūtīšanas izmaksas sedzam mēs.',
    value:
      'Jūs atbildat par preču vērtības samazināšanos tikai tad, ja to radījusi tāda rīcība ar tām, kas nav nepieciešama, lai pārliecinātos par preču raksturu, īpašībām un darbību.',
    services:
      'Ja lūdzāt sākt sniegt pakalpojumu atteikuma termiņa laikā, Jūs maksājat par daļu, kas sniegta līdz brīdim, kad paziņojāt mums par atteikumu.',
  },
  exceptions: {
    heading: 'Kad atteikuma tiesību nav',
    goods: {
      bespoke: 'preces, kas izgatavotas pēc Jūsu norādījumiem vai ir skaidri personalizētas',
      perishable: 'preces, kas ātri bojājas vai kurām drīz beidzas derīguma termiņš',
      sealed:
        'noslēgtas preces, kas veselības aizsardzības vai higiēnas apsvērumu dēļ nav piemērotas atgriešanai, ja iepakojums ir atvērts',
      mixed: 'preces, kas pēc piegādes neatdalāmi sajaucas ar citām',
      recordings: 'noslēgti audio vai video ieraksti un noslēgta programmatūra, ja iepakojums ir atvērts',
    },
    digital:
      'digitālais saturs, ko nepiegādā materiālā datu nesējā, ja mēs to esam sākuši piegādāt ar Jūsu iepriekšēju skaidru piekrišanu, Jūs apliecinājāt, ka līdz ar to zaudējat atteikuma tiesības, un mēs esam apstiprinājuši līgumu',
    services:
      'pilnībā sniegti pakalpojumi, ja mēs esam sākuši ar Jūsu iepriekšēju skaidru piekrišanu un Jūs apliecinājāt, ka zaudējat šīs tiesības, tiklīdz līgums ir pilnībā izpildīts',
  },
  form: {
    heading: 'Atteikuma veidlapa',
    intro: 'Ja vēlaties atteikties no līguma, varat aizpildīt un nosūtīt atpakaļ šo veidlapu:',
    to: 'Adresāts: %{recipient}',
    declare:
      'Ar šo es/mēs paziņoju/paziņojam, ka atsakos/atsakāmies no mana/mūsu līguma par šādu preču pirkumu / par šāda pakalpojuma sniegšanu:',
    ordered: 'Pasūtīts / saņemts:',
    name: 'Patērētāja(-u) vārds un uzvārds:',
    address: 'Patērētāja(-u) adrese:',
    signature: 'Patērētāja(-u) paraksts(-i) (tikai tad, ja šo veidlapu iesniedz papīra formātā):',
    date: 'Datums:',
  },
};
