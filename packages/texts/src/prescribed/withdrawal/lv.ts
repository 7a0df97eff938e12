import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Latvian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Atteikuma tiesības',
    period: 'Jums ir tiesības 14 dienu laikā atteikties no šā līguma, neminot iemeslu.',
    expires: {
      contract: 'Atteikuma tiesību izmantošanas termiņš beigsies pēc 14 dienām no līguma noslēgšanas dienas.',
      together:
        'Atteikuma tiesību izmantošanas termiņš beigsies pēc 14 dienām no dienas, kad Jūs vai Jūsu norādīta trešā persona, kas nav pārvadātājs, ir ieguvusi preces valdījumā.',
      separately:
        'Atteikuma tiesību izmantošanas termiņš beigsies pēc 14 dienām no dienas, kad Jūs vai Jūsu norādīta trešā persona, kas nav pārvadātājs, ir ieguvusi pēdējo preci valdījumā.',
      pieces:
        'Atteikuma tiesību izmantošanas termiņš beigsies pēc 14 dienām no dienas, kad Jūs vai Jūsu norādīta trešā persona, kas nav pārvadātājs, ir ieguvusi pēdējo sūtījumu vai daļu valdījumā.',
      regularly:
        'Atteikuma tiesību izmantošanas termiņš beigsies pēc 14 dienām no dienas, kad Jūs vai Jūsu norādīta trešā persona, kas nav pārvadātājs, ir ieguvusi pirmo preci valdījumā.',
    },
    exercise:
      'Lai izmantotu atteikuma tiesības, Jums ar nepārprotamu paziņojumu (piemēram, pa pastu vai e-pastu nosūtītu vēstuli) jāinformē mūs (%{trader}) par savu lēmumu atteikties no šā līguma. Jūs varat izmantot pievienoto atteikuma veidlapas paraugu, bet tas nav obligāti.',
    online:
      'Jūs varat izmantot atteikuma tiesības arī tiešsaistē vietnē %{function}. Ja Jūs izmantosiet šo tiešsaistes funkciju, mēs Jums bez nepamatotas kavēšanās pastāvīgā informācijas nesējā (piemēram, pa e-pastu) nosūtīsim apstiprinājumu par atteikuma saņemšanu, tostarp tā saturu un iesniegšanas datumu un laiku.',
    deadline:
      'Lai atteikuma termiņš būtu ievērots, pietiek, ja Jūs savu paziņojumu par atteikuma tiesību izmantošanu nosūtāt pirms atteikuma termiņa beigām.',
    effects: 'Atteikuma sekas',
    reimburse:
      'Ja Jūs atteiksieties no šā līguma, mēs Jums atmaksāsim visus no Jums saņemtos maksājumus, tostarp piegādes izmaksas (izņemot papildu izmaksas, kas radušās tādēļ, ka Jūs esat izvēlējies piegādes veidu, kas nav mūsu piedāvātais vislētākais standarta piegādes veids), bez nepamatotas kavēšanās un jebkurā gadījumā ne vēlāk kā 14 dienu laikā no dienas, kad mēs tikām informēti par Jūsu lēmumu atteikties no šā līguma. Atmaksāšana tiks veikta, izmantojot tādu pašu maksāšanas līdzekli, kādu Jūs izmantojāt sākotnējam darījumam, ja vien neesat skaidri paudis piekrišanu citam maksāšanas līdzeklim; jebkurā gadījumā no Jums netiks iekasēta maksa par šādu atmaksāšanu.',
    withhold:
      'Mēs varam aizturēt atmaksu, kamēr neesam saņēmuši atpakaļ preces vai kamēr Jūs neesat iesniedzis pierādījumu, ka preces ir nosūtītas atpakaļ, atkarībā no tā, kas notiek vispirms.',
    collect: 'Mēs savāksim preces.',
    sendBack:
      'Jums preces jānosūta atpakaļ vai jānodod mums bez nepamatotas kavēšanās un jebkurā gadījumā ne vēlāk kā 14 dienu laikā no dienas, kad Jūs mums paziņojāt par atteikšanos no šā līguma. Termiņš ir ievērots, ja preces nosūtīsiet atpakaļ pirms 14 dienu termiņa beigām.',
    sendBackTo:
      'Jums preces jānosūta atpakaļ vai jānodod mums vai šādam saņēmējam: %{recipient}, bez nepamatotas kavēšanās un jebkurā gadījumā ne vēlāk kā 14 dienu laikā no dienas, kad Jūs mums paziņojāt par atteikšanos no šā līguma. Termiņš ir ievērots, ja preces nosūtīsiet atpakaļ pirms 14 dienu termiņa beigām.',
    costOwner: 'Mēs segsim preču atdošanas izmaksas.',
    costCustomer: 'Jums būs jāsedz preču atdošanas tiešās izmaksas.',
    costEstimate:
      'Jums būs jāsedz preču atdošanas tiešās izmaksas. Tiek lēsts, ka izmaksas nepārsniegs aptuveni %{amount}.',
    value:
      'Jūs esat atbildīgs tikai par preču vērtības samazināšanos, ja preces izmantotas citādi nekā nepieciešams, lai noteiktu preču raksturu, īpašības un darbību.',
    services:
      'Ja Jūs esat pieprasījis sākt pakalpojumu sniegšanu atteikuma termiņa laikā, Jums jāsamaksā mums summa, kas ir samērīga ar to, kas sniegts līdz brīdim, kad Jūs mums paziņojāt par atteikšanos no šā līguma, salīdzinājumā ar pilnu līguma izpildi.',
  },
  form: {
    title: 'Atteikuma veidlapas paraugs',
    intro: '(aizpildiet un nosūtiet šo veidlapu tikai tādā gadījumā, ja vēlaties atteikties no līguma)',
    to: 'Adresāts: %{recipient}',
    declare:
      'Ar šo es/mēs (*) paziņoju/paziņojam (*), ka vēlos/vēlamies (*) atteikties no mana/mūsu (*) līguma, kas noslēgts par šādu preču iegādi (*)/šāda pakalpojuma sniegšanu (*)',
    ordered: 'Pasūtīts (*)/saņemts (*)',
    name: 'Patērētāja(-u) vārds, uzvārds',
    address: 'Patērētāja(-u) adrese',
    signature: 'Patērētāja(-u) paraksts (tikai tad, ja šo veidlapu iesniedz papīra formātā)',
    date: 'Datums',
    delete: '(*) Nevajadzīgo svītrot.',
  },
};
