import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Tiešsaistes tirdzniecības vieta',
  role: 'Tiešsaistes tirdzniecības vietā preces un pakalpojumus piedāvā citi. Līgumu par tiem noslēdz pircējs un pārdevējs; mēs nodrošinām tirdzniecības vietu un neesam līguma puse, ja vien piedāvājumā nav norādīts, ka pārdevējs esam mēs.',
  status:
    'Pie katra piedāvājuma ir norādīts, vai pārdevējs ir paziņojis, ka ir tirgotājs. Ja viņš nav tirgotājs, līgumam ar viņu nepiemēro patērētāju tiesības, kas izriet no ES patērētāju tiesību aktiem, tostarp atteikuma tiesības.',
  traders: 'Visi pārdevēji ir tirgotāji.',
  duties:
    'Par piedāvājumu, piegādi un pircēja tiesībām, kas izriet no līguma, ir atbildīgs pārdevējs. Mēs esam atbildīgi par tirdzniecības vietas darbību.',
  ranking: {
    heading: 'Kā tiek sarindoti piedāvājumi',
    intro: 'Secība, kādā piedāvājumi tiek rādīti meklēšanas rezultātos, galvenokārt ir atkarīga no šādiem kritērijiem:',
    paid: 'Ja piedāvājuma vietu ietekmē maksājums, piedāvājums ir attiecīgi apzīmēts.',
    own: 'Tirdzniecības vietā mēs izvietojam arī savus piedāvājumus. Piekļuve, ranžēšana un nosacījumi tiem ir tādi paši kā pārdevēju piedāvājumiem.',
    ownDiffers:
      'Tirdzniecības vietā mēs izvietojam arī savus piedāvājumus. Pret tiem izturas citādi nekā pret pārdevēju piedāvājumiem šādi:',
  },
  business: {
    heading: 'Pārdevējiem',
    grounds:
      'Mēs ierobežojam, apturam vai izbeidzam to, ka pārdevējs izmanto tirdzniecības vietu, tikai šo noteikumu vai likuma pārkāpuma dēļ, lai aizsargātu citu tiesības vai lietotāju drošību vai tādēļ, ka trūkst informācijas, ko likums prasa no pārdevējiem.',
    text: 'Ja mēs ierobežojam, apturam vai izbeidzam to, ka pārdevējs izmanto tirdzniecības vietu, mēs norādām iemeslus: ierobežošanas vai apturēšanas gadījumā – pirms tā stājas spēkā vai tajā pašā brīdī, pilnīgas izbeigšanas gadījumā – vismaz 30 dienas iepriekš, izņemot gadījumus, kad tiesību akts vai atkārtoti pārkāpumi prasa citādi. Par šo noteikumu izmaiņām pārdevējiem tiek paziņots vismaz 15 dienas pirms to piemērošanas (Regula (ES) 2019/1150).',
    rights:
      'Pārdevēji patur tiesības uz saviem tekstiem, attēliem un preču zīmēm. Kamēr piedāvājums tiek rādīts, viņi ļauj mums tos bez maksas izmantot, lai piedāvājumu rādītu tirdzniecības vietā un pievērstu tam uzmanību citur, piemēram, meklētājprogrammās un reklāmās.',
    data: 'Ar sava konta starpniecību pārdevējiem ir piekļuve datiem par saviem piedāvājumiem, pasūtījumiem un vērtējumiem un pircēju datiem, kas vajadzīgi līguma izpildei; šos datus viņi var izgūt vēl 30 dienas pēc lietošanas beigām. Mums ir piekļuve visiem datiem, kas rodas tirdzniecības vietas lietošanā. Datus par pārdevēju citiem pārdevējiem mēs sniedzam tikai apkopotā veidā.',
    complaints:
      'Pārdevēji var mums bez maksas iesniegt sūdzību, rakstot uz %{contact}. Mēs katru sūdzību izskatām saprātīgā laikā un paziņojam pārdevējam iznākumu un tā iemeslus.',
    mediators:
      'Lai strīdus ar pārdevējiem risinātu ārpus tiesas, mēs esam gatavi sadarboties ar šādiem mediatoriem: %{mediators}.',
  },
};
