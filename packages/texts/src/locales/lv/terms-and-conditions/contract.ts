import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Kā tiek noslēgts līgums',
    display: 'Informācija, ko rāda „%{site}”, vēl nav saistošs piedāvājums: tā aicina Jūs veikt pasūtījumu.',
    steps:
      'Pirms pasūtījuma veikšanas Jūs redzat izvēlēto, tā cenu un ievadītos datus un varat labot kļūdas. Pasūtījums tiek veikts, nospiežot pogu, uz kuras norādīts, ka veicat pasūtījumu ar pienākumu maksāt. Tas ir Jūsu piedāvājums noslēgt līgumu.',
    confirmation:
      'Mēs nekavējoties pa e-pastu apstiprinām, ka Jūsu pasūtījums ir saņemts. Līgums ir noslēgts, kad mēs skaidri pieņemam pasūtījumu, nosūtām preces vai nodrošinām Jums piekļuvi pasūtītajam.',
    confirmationGoods:
      'Mēs nekavējoties pa e-pastu apstiprinām, ka Jūsu pasūtījums ir saņemts. Līgums ir noslēgts, kad mēs skaidri pieņemam pasūtījumu vai nosūtām preces.',
    confirmationDigital:
      'Mēs nekavējoties pa e-pastu apstiprinām, ka Jūsu pasūtījums ir saņemts. Līgums ir noslēgts, kad mēs skaidri pieņemam pasūtījumu vai nodrošinām Jums piekļuvi pasūtītajam.',
    storage:
      'Līguma tekstu mēs saglabājam un kopā ar šiem noteikumiem nosūtām Jums pa e-pastu, lai Jūs to varētu saglabāt.',
    languages: 'Līgumu varat noslēgt jebkurā valodā, kurā ir pieejama pasūtīšana.',
  },
  prices: {
    heading: 'Cenas un samaksa',
    shown: 'Spēkā ir cenas, kas norādītas pasūtīšanas laikā.',
    withTax: 'Tajās ir iekļauts pievienotās vērtības nodoklis un visas pārējās cenas daļas.',
    withoutTax: 'Pievienotās vērtības nodoklis tiek pieskaitīts un norādīts atsevišķi.',
    currency: 'Cenas ir norādītas šādā valūtā: %{currency}.',
    delivery: 'Piegādes izmaksas tiek norādītas pirms pasūtījuma veikšanas.',
    methods: 'Maksāšanas veidi: %{methods}.',
    names: {
      card: 'kredītkarte vai debetkarte',
      paypal: 'PayPal',
      bankTransfer: 'bankas pārskaitījums',
      directDebit: 'tiešais debets',
      invoice: 'rēķins',
      wallet: 'digitālais maks (piemēram, Apple Pay vai Google Pay)',
      cashOnDelivery: 'samaksa piegādes brīdī',
      appStore: 'lietotņu veikala konts',
    },
    due: 'Ja nav panākta cita vienošanās, samaksa ir jāveic līguma noslēgšanas brīdī.',
    late: 'Uzņēmējiem, kas maksā ar kavēšanos, jāmaksā likumā noteiktie nokavējuma procenti un atlīdzība par piedziņas izdevumiem, Eiropas Savienībā vismaz 40 eiro (Direktīva 2011/7/ES).',
    lateFrance:
      'Ja uzņēmējs maksā ar kavēšanos, tam bez atgādinājuma jāmaksā procenti pēc likmes, ko Eiropas Centrālā banka piemērojusi savai jaunākajai refinansēšanas operācijai, palielinātas par desmit procentpunktiem, un fiksēta atlīdzība 40 eiro par piedziņas izdevumiem (Francijas Komerckodeksa L. 441-10. un D. 441-5. pants).',
    title: 'Preces paliek mūsu īpašums līdz pilnīgai samaksai par tām.',
  },
  subscription: {
    heading: 'Abonementi',
    period: 'Abonements ir spēkā pasūtīšanas laikā norādīto laikposmu vai, ja tas nav norādīts: %{period}.',
    shown: 'Abonements ir spēkā pasūtīšanas laikā norādīto laikposmu.',
    renews: 'Tas tiek pagarināts par vēl vienu tikpat ilgu laikposmu, ja vien līdz laikposma beigām no tā neatsakās.',
    renewsConsumers:
      'Patērētājiem par gaidāmo pagarinājumu atgādina tā, kā to nosaka viņiem piemērojamie tiesību akti, un viņi var izbeigt pagarinātu līgumu agrāk, ja šie tiesību akti to ļauj.',
    renewsGermany:
      'Līgums ar patērētāju netiek pagarināts par vēl vienu laikposmu: ja līdz laikposma beigām no tā neatsakās, tas turpinās uz nenoteiktu laiku un tad to jebkurā brīdī var izbeigt, paziņojot mēnesi iepriekš (Vācijas Civilkodeksa 309. panta 9. punkts).',
    france:
      'Attiecībā uz līgumiem ar patērētājiem, kas tiek pagarināti automātiski, Francijas tiesības prasa pilnībā atveidot šādus Patēriņa kodeksa pantus (L. 215-4. pants):',
    ends: 'Pēc šī laikposma tas beidzas pats un netiek pagarināts.',
    trial:
      'Ja Jums tiek piešķirts izmēģinājuma periods, tas ir bez maksas un ilgst: %{period}. Ja līdz tā beigām neatsakāties, sākas maksas abonements; mēs par to informējam, pirms sākat izmēģinājumu.',
    cancel: 'No abonementa ar pašreizējā laikposma beigām Jūs varat jebkurā laikā atteikties šeit: %{link}.',
    cancelText: 'atteikties no abonementa',
    cancelByMail:
      'No abonementa ar pašreizējā laikposma beigām Jūs varat jebkurā laikā atteikties, rakstot: %{contact}.',
    prices:
      'Ja mēs paaugstinām spēkā esoša abonementa cenu, mēs par to paziņojam vismaz %{days} iepriekš, un līdz jaunās cenas piemērošanai Jūs varat no abonementa bez maksas atteikties. To nekad nepiemēro jau apmaksātam laikposmam.',
    cause: 'Tas neskar abu pušu tiesības izbeigt līgumu svarīga iemesla dēļ.',
  },
};
