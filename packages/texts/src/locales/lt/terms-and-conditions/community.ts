import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Ką skelbiate',
    yours: 'Tai, ką skelbiate, lieka Jūsų. Už tai atsakote ir turite turėti reikiamas teises.',
    licence:
      'Kol turinys paskelbtas, leidžiate mums neatlygintinai ir visur jį saugoti, rodyti kitiems „%{site}“ naudotojams ir keisti jo formą, kai to reikia dėl techninių priežasčių. Tai baigiasi, kai turinį ištrinate, išskyrus kopijas, kurias kiti padarė teisėtai.',
    rulesIntro: 'Draudžiama skelbti:',
    rules: {
      illegal: 'bet ką, kas pažeidžia teisės aktus arba ragina juos pažeisti',
      rights: 'bet ką, kas pažeidžia autorių teises, teises į prekių ženklus, privatumą ar kitas kitų asmenų teises',
      hate: 'neapykantą, grasinimus, priekabiavimą ar smurto šlovinimą',
      children: 'bet ką, kas kenkia nepilnamečiams arba juos seksualizuoja',
      deception: 'apgaulę, brukalą ar kenkėjiškas programas',
      data: 'kitų žmonių asmens duomenis, neturint tam teisės',
    },
    ownIntro: 'Be to, taikomos šios taisyklės:',
  },
  moderation: {
    heading: 'Ką darome su taisykles pažeidžiančiu turiniu',
    notice:
      'Apie turinį mums gali pranešti kiekvienas: %{contact}. Nurodykite, koks tai turinys, kur jis yra ir kodėl manote, kad jis neteisėtas arba prieštarauja šioms taisyklėms, taip pat savo vardą, pavardę ir el. pašto adresą, išskyrus pranešimus apie seksualinį vaikų išnaudojimą. Patvirtiname gavimą, sprendimą priimame laiku, rūpestingai, objektyviai ir nesavavališkai ir apie jį pranešame.',
    measures:
      'Neteisėtas arba šias taisykles pažeidžiantis turinys gali būti pašalintas, padarytas mažiau matomas arba užblokuotas. Paskyros, kuriose dažnai skelbiamas akivaizdžiai neteisėtas turinys, po įspėjimo pagrįstam laikui sustabdomos arba uždaromos.',
    reasons:
      'Asmeniui, kuriam sprendimas daro poveikį, pranešama, koks sprendimas priimtas, kokiais faktais ir kuria taisykle jis grindžiamas ir kaip jį apskųsti. Skundą galite pateikti tuo pačiu adresu; kiekvieną skundą nagrinėja žmogus.',
    objection:
      'Skundas yra nemokamas ir gali būti pateiktas per šešis mėnesius nuo sprendimo. Jį išnagrinėjame nepagrįstai nedelsdami ir savo sprendimą pagrindžiame.',
    settlement:
      'Tiek, kiek mus įpareigoja Reglamentas (ES) 2022/2065, ginčas dėl sprendimo taip pat gali būti perduotas sertifikuotai neteisminio ginčų sprendimo įstaigai (Skaitmeninių paslaugų akto 21 straipsnis). Teisė kreiptis į teismą išlieka.',
    automated:
      'Rasti ir įvertinti turinį mums padeda automatizuotos priemonės; sprendimai dėl skundų niekada nepriimami vien jomis.',
    manual: 'Turiniui vertinti automatizuotų priemonių nenaudojame: sprendžia žmonės.',
    contactPoint:
      'Vienas bendras kontaktinis punktas valdžios institucijoms, Komisijai ir Valdybai (Skaitmeninių paslaugų akto 11 straipsnis) ir naudotojams (Skaitmeninių paslaugų akto 12 straipsnis): %{contact}.',
    contactLanguages: 'Jam galite rašyti bet kuria kalba, kuria paskelbtos šios sąlygos.',
  },
};
