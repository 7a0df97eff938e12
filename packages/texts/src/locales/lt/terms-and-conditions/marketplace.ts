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
  },
  business: {
    heading: 'Pardavėjams',
    text: 'Jeigu apribojame, sustabdome ar nutraukiame pardavėjo naudojimąsi prekyviete, nurodome priežastis: apribojimo ar sustabdymo atveju – prieš jam įsigaliojant arba tuo metu, visiško nutraukimo atveju – likus ne mažiau kaip 30 dienų, išskyrus atvejus, kai teisės aktai ar pakartotiniai pažeidimai reikalauja kitaip. Apie šių sąlygų pakeitimus pardavėjams pranešama likus ne mažiau kaip 15 dienų iki jų taikymo (Reglamentas (ES) 2019/1150).',
  },
};
