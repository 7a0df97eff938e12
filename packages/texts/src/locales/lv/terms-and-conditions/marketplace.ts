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
  },
  business: {
    heading: 'Pārdevējiem',
    text: 'Ja mēs ierobežojam, apturam vai izbeidzam to, ka pārdevējs izmanto tirdzniecības vietu, mēs norādām iemeslus: ierobežošanas vai apturēšanas gadījumā – pirms tā stājas spēkā vai tajā pašā brīdī, pilnīgas izbeigšanas gadījumā – vismaz 30 dienas iepriekš, izņemot gadījumus, kad tiesību akts vai atkārtoti pārkāpumi prasa citādi. Par šo noteikumu izmaiņām pārdevējiem tiek paziņots vismaz 15 dienas pirms to piemērošanas (Regula (ES) 2019/1150).',
  },
};
