import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Pristatymas',
    countries: 'Pristatome į šias šalis: %{countries}.',
    anywhere: 'Į kurias šalis pristatome, nurodoma užsakymo metu.',
    within: 'Prekės pristatomos ne vėliau kaip per šį laiką nuo sutarties sudarymo: %{period}.',
    shown: 'Pristatymo laikas nurodomas užsakymo metu; jis niekada nėra ilgesnis nei 30 dienų nuo sutarties sudarymo.',
    risk: 'Vartotojams prekių praradimo ir sugadinimo rizika pereina, kai jie arba jų nurodytas asmuo, kuris nėra vežėjas, gauna prekes. Verslininkams ji pereina, kai prekes perduodame vežėjui.',
    riskConsumers:
      'Prekių praradimo ir sugadinimo rizika Jums pereina, kai Jūs arba Jūsų nurodytas asmuo, kuris nėra vežėjas, gaunate prekes.',
    riskBusinesses: 'Prekių praradimo ir sugadinimo rizika Jums pereina, kai prekes perduodame vežėjui.',
  },
  digital: {
    heading: 'Prieiga ir naujiniai',
    access: 'Prieigą prie to, ką užsakėte, suteikiame nepagrįstai nedelsdami po sutarties sudarymo.',
    updates:
      'Pateikiame naujinius, įskaitant saugumo naujinius, kurių reikia, kad tai, ką užsakėte, ir toliau atitiktų sutartį, ir apie juos pranešame: prenumeratos atveju – kol ji galioja, vienkartinio pirkimo atveju – tiek, kiek galite pagrįstai tikėtis.',
    requirements: 'Su kokiais įrenginiais ir programomis tai veikia, nurodyta prie pasiūlymo.',
    changes:
      'Be to, teikiamas skaitmenines paslaugas galime keisti tik dėl pagrįstos priežasties, pavyzdžiui, dėl naujos techninės aplinkos, didesnio naudotojų skaičiaus ar kitos svarbios veiklos priežasties, be papildomų išlaidų Jums ir aiškiai apie tai pranešę. Jeigu pakeitimas daugiau nei nežymiai pablogina Jūsų galimybes naudotis, pranešame iš anksto ir per 30 dienų sutartį galite nemokamai nutraukti.',
  },
  conformity: {
    heading: 'Jeigu kas nors netinkama',
    goods:
      'Taikoma teisinė prekių atitikties garantija: jeigu prekės turi trūkumų, galite reikalauti jas nemokamai sutaisyti arba pakeisti, o įstatymo nustatytomis sąlygomis – sumažinti kainą arba grąžinti pinigus.',
    goodsPeriod:
      'Vartotojams Europos ekonominėje erdvėje ji taikoma bet kuriai neatitikčiai, paaiškėjusiai bent per dvejus metus nuo pristatymo.',
    digital:
      'Skaitmeniniam turiniui ir skaitmeninėms paslaugoms taikoma teisinė atitikties garantija: jeigu jie neatitinka sutarties, galite reikalauti, kad neatitiktį ištaisytume, o įstatymo nustatytomis sąlygomis – mokėti mažiau arba nutraukti sutartį.',
    personalData:
      'Kai vartotojai Europos ekonominėje erdvėje, užuot mokėję kainą, pateikia asmens duomenis, teisinė atitikties garantija taikoma ir mūsų skaitmeninėms paslaugoms, nebent šiuos duomenis tvarkome tik tam, kad suteiktume paslaugą arba laikytumėmės įstatymo: jeigu paslauga neatitinka sutarties, jie gali reikalauti, kad neatitiktį ištaisytume, arba nutraukti sutartį.',
    unitedKingdom:
      'Jungtinės Karalystės vartotojai turi 2015 m. Vartotojų teisių akte (Consumer Rights Act 2015) nustatytas teises.',
    businessRights: 'Jeigu tai, ką pristatome ar teikiame, turi trūkumų, turite įstatymo suteiktas teises.',
    businesses:
      'Verslininkai privalo iš karto patikrinti pristatytas prekes ir nedelsdami pranešti mums apie matomus trūkumus, o apie paslėptus – vos juos pastebėję. Reikalavimus dėl trūkumų jie gali pareikšti per vienus metus nuo pristatymo, išskyrus atvejus, kai atsakome be apribojimų.',
    guarantee: 'Be to, suteikiame šią garantiją, kuri nedaro poveikio įstatymo nustatytoms Jūsų teisėms:',
    contact: 'Jeigu kas nors netinkama, rašykite: %{contact}.',
    france: {
      goods:
        'Parduodant prekes vartotojams, Prancūzijos teisė reikalauja pateikti šį pranešimą (Prancūzijos vartojimo kodekso D. 211-2 straipsnio priedas):',
      once: 'Skaitmeninio turinio ir skaitmeninių paslaugų, vartotojams teikiamų vienu kartu arba atskirais veiksmais, atveju Prancūzijos teisė reikalauja pateikti šį pranešimą (Prancūzijos vartojimo kodekso D. 211-3 straipsnio priedas):',
      continuous:
        'Skaitmeninio turinio ir skaitmeninių paslaugų, vartotojams teikiamų nuolat, atveju Prancūzijos teisė reikalauja pateikti šį pranešimą (Prancūzijos vartojimo kodekso D. 211-4 straipsnio priedas):',
    },
  },
};
