import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Apie ką šios sąlygos',
    text: 'Šios sąlygos taikomos naudojimuisi „%{site}“ ir per ją su Jumis sudaromoms sutartims, kurių kita šalis yra %{owner}.',
    consumersOnly: 'Mūsų pasiūlymas skirtas vartotojams.',
    businessesOnly:
      'Mūsų pasiūlymas skirtas tik verslininkams, tai yra asmenims, veikiantiems savo prekybos, verslo, amato ar profesijos tikslais, ir juridiniams asmenims. Su vartotojais sutarčių nesudarome.',
    both: 'Mūsų pasiūlymas skirtas vartotojams ir verslininkams. Kai nuostatoje kalbama apie vartotojus, ji taikoma tik jiems.',
    consumer: 'Vartotojas – tai fizinis asmuo, veikiantis ne savo prekybos, verslo, amato ar profesijos tikslais.',
    privacy:
      'Kaip tvarkome asmens duomenis, paaiškinta kitame dokumente: %{link}. Jis skirtas Jums informuoti; su juo sutikti neprivalote, o sutikdami su šiomis sąlygomis neduodate sutikimo naudoti Jūsų duomenis.',
    privacyText: 'privatumo politika',
    privacyPlain:
      'Sutikdami su šiomis sąlygomis neduodate sutikimo naudoti Jūsų asmens duomenis; apie tai informuojame atskirai.',
  },
  provider: {
    heading: 'Kas mes esame',
    text: 'Jūsų sutarties šalis yra %{owner}.',
    representative: 'Atstovas',
    register: 'Įrašas registre',
    registerEntry: '%{name}, %{number}',
    we: 'Šiose sąlygose „mes“ – tai %{owner}.',
  },
  offer: {
    heading: 'Ką siūlome',
    intro: 'Per „%{site}“ siūlome:',
    kinds: {
      goods: 'prekes, kurias Jums parduodame ir siunčiame',
      digitalContent: 'skaitmeninį turinį, kurį atsisiunčiate arba leidžiate',
      software: 'programinę įrangą, kuria naudojatės internetu',
      marketplace: 'elektroninę prekyvietę, kurioje savo prekes ir paslaugas siūlo kiti',
      community: 'bendruomenę, kurios naudotojai skelbia savo turinį',
      mobileApp: 'programėlę mobiliesiems įrenginiams',
      information: 'informaciją, kurią galite skaityti nemokamai',
    },
    description: 'Ką tiksliai gaunate, nurodyta prie pasiūlymo pateiktame aprašyme.',
  },
  account: {
    heading: 'Jūsų paskyra',
    truth: 'Atidarydami paskyrą, pateikite teisingą informaciją ir ją atnaujinkite.',
    secret:
      'Slaptažodžio niekam neatskleiskite. Jeigu manote, kad Jūsų paskyra naudojasi kas nors kitas, nedelsdami mums praneškite.',
    close: 'Paskyrą galite bet kada uždaryti. Dar galiojančios sutartys baigiasi pagal joms taikomas taisykles.',
  },
  days: {
    notice: { one: '%{number} dieną', few: '%{number} dienas', other: '%{number} dienų' },
    before: { one: '%{number} dienai', few: '%{number} dienoms', other: '%{number} dienų' },
  },
};
