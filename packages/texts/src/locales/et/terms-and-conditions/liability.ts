import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Vastutus',
  general: {
    unlimited:
      'Vastutame piiramatult tahtluse ja raske hooletuse korral, surma põhjustamise, kehavigastuse või tervisekahjustuse eest, juhul kui oleme puudust pahatahtlikult varjanud või andnud garantii, ning tootevastutust käsitlevate sätete järgi.',
    essential:
      'Kerge hooletuse korral vastutame üksnes siis, kui rikutakse kohustust, mille täitmine üldse võimaldab lepingut nõuetekohaselt täita ja mille täitmisele võite üldjuhul kindel olla. Vastutus piirdub siis kahjuga, mis on selliste lepingute puhul tüüpiline ja mida sai ette näha.',
    else: 'Muus osas on vastutus kerge hooletuse korral välistatud. Sama kehtib nende vastutuse kohta, kes tegutsevad meie eest.',
    consumers:
      'Tarbijate ees vastutame seaduse järgi; ükski nende üldtingimuste säte seda vastutust ei välista ega piira.',
    businesses: 'Ettevõtjate suhtes kehtib järgmine:',
    mandatory: 'Õigused, mis on tarbijatel imperatiivse õiguse järgi, jäävad kehtima.',
  },
  unitedKingdom: {
    unlimited:
      'Miski nendes üldtingimustes ei piira ega välista meie vastutust meie hooletusest põhjustatud surma või kehavigastuse, pettuse või petturliku eksitamise ega muu eest, mille puhul seadus seda ei luba.',
    consumers:
      'Kui olete tarbija, vastutame kaotuse või kahju eest, mis on ettenähtav tagajärg sellest, et rikkusime lepingut või ei tegutsenud mõistliku hoole ja oskusega. Teie seadusest tulenevad õigused jäävad alles.',
    businesses:
      'Kui olete ettevõtja, ei vastuta me saamata jäänud tulu, äri või ärivõimaluse ega kaudse kahju eest ning meie kogu lepingujärgne vastutus piirdub summaga, mis selle lepingu alusel sündmusele eelnenud kaheteistkümne kuu jooksul tasuti.',
  },
  unitedStates: {
    asIs: 'Seadusega lubatud ulatuses pakutakse veebiteenust %{site} „sellisena, nagu see on“ (as is) ja „vastavalt kättesaadavusele“ (as available), ilma mis tahes otseste või kaudsete garantiideta.',
    cap: 'Seadusega lubatud ulatuses ei vastuta me kaudse, juhusliku, erilise ega tagajärgedest tuleneva kahju eest ning meie kogu vastutus piirdub summaga, mille te meile nõude aluseks olevale sündmusele eelnenud kaheteistkümne kuu jooksul tasusite.',
    states:
      'Mõni õiguskord ei luba teatavaid garantiisid välistada või teatavat kahju piirata. Sellisel juhul eespool nimetatud piirangud teie suhtes ei kehti ja teil võib olla täiendavaid õigusi.',
  },
};
