import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Elektroninė prekyvietė',
  role: 'Elektroninėje prekyvietėje prekes ir paslaugas siūlo kiti. Sutartį dėl jų sudaro pirkėjas ir pardavėjas; mes suteikiame prekyvietę ir nesame šios sutarties šalis, nebent pasiūlyme nurodyta, kad pardavėjas esame mes.',
  status:
    'Prie kiekvieno pasiūlymo nurodyta, ar pardavėjas pareiškė esąs verslininkas. Jeigu jis nėra verslininkas, su juo sudarytai sutarčiai ES vartotojų teisėje nustatytos vartotojų teisės, įskaitant teisę atsisakyti sutarties, netaikomos.',
  traders: 'Visi pardavėjai yra verslininkai.',
  duties:
    'Už pasiūlymą, pristatymą ir iš sutarties kylančias pirkėjo teises atsako pardavėjas. Mes atsakome už prekyvietės veikimą.',
  ranking: {
    heading: 'Kaip rikiuojami pasiūlymai',
    intro: 'Pasiūlymų tvarka paieškos rezultatuose daugiausia priklauso nuo šių kriterijų:',
    paid: 'Jeigu pasiūlymo vietai turi įtakos mokėjimas, pasiūlymas atitinkamai pažymimas.',
    own: 'Prekyvietėje teikiame ir savo pasiūlymus. Prieiga, rikiavimas ir sąlygos jiems tokie patys kaip pardavėjų pasiūlymams.',
    ownDiffers:
      'Prekyvietėje teikiame ir savo pasiūlymus. Jiems taikoma tokia kitokia tvarka nei pardavėjų pasiūlymams:',
  },
  business: {
    heading: 'Pardavėjams',
    grounds:
      'Pardavėjo naudojimąsi prekyviete apribojame, sustabdome ar nutraukiame tik dėl šių sąlygų ar teisės aktų pažeidimo, siekdami apsaugoti kitų teises ar naudotojų saugumą arba dėl to, kad trūksta informacijos, kurios teisės aktai reikalauja iš pardavėjų.',
    text: 'Jeigu apribojame, sustabdome ar nutraukiame pardavėjo naudojimąsi prekyviete, nurodome priežastis: apribojimo ar sustabdymo atveju – prieš jam įsigaliojant arba tuo metu, visiško nutraukimo atveju – likus ne mažiau kaip 30 dienų, išskyrus atvejus, kai teisės aktai ar pakartotiniai pažeidimai reikalauja kitaip. Apie šių sąlygų pakeitimus pardavėjams pranešama likus ne mažiau kaip 15 dienų iki jų taikymo (Reglamentas (ES) 2019/1150).',
    rights:
      'Pardavėjai išlaiko teises į savo tekstus, paveikslėlius ir prekių ženklus. Kol pasiūlymas rodomas, jie leidžia mums nemokamai juos naudoti pasiūlymui prekyvietėje rodyti ir dėmesiui į jį atkreipti kitur, pavyzdžiui, paieškos sistemose ir reklamoje.',
    data: 'Per savo paskyrą pardavėjai turi prieigą prie duomenų apie savo pasiūlymus, užsakymus ir įvertinimus ir prie pirkėjų duomenų, kurių jiems reikia sutarčiai įvykdyti; šiuos duomenis jie gali atsisiųsti dar 30 dienų pasibaigus naudojimuisi. Mes turime prieigą prie visų duomenų, kurie atsiranda naudojantis prekyviete. Duomenis apie pardavėją kitiems pardavėjams teikiame tik apibendrinta forma.',
    complaints:
      'Pardavėjai gali nemokamai pateikti mums skundą adresu %{contact}. Kiekvieną skundą išnagrinėjame per pagrįstą laiką ir pranešame pardavėjui rezultatą bei jo priežastis.',
    mediators:
      'Ginčams su pardavėjais spręsti ne teisme esame pasirengę bendradarbiauti su šiais tarpininkais: %{mediators}.',
  },
};
