import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Kaip sudaroma sutartis',
    display: 'Per „%{site}“ rodoma informacija dar nėra įpareigojantis pasiūlymas: tai kvietimas pateikti užsakymą.',
    steps:
      'Prieš pateikdami užsakymą matote, ką pasirinkote, kiek tai kainuoja ir ką įvedėte, ir galite ištaisyti klaidas. Užsakymas pateikiamas paspaudus mygtuką, kuriame nurodyta, kad pateikiate užsakymą su prievole sumokėti. Tai yra Jūsų pasiūlymas sudaryti sutartį.',
    confirmation:
      'Iš karto el. paštu patvirtiname, kad Jūsų užsakymas gautas. Sutartis sudaroma, kai aiškiai priimame užsakymą, išsiunčiame prekes arba suteikiame prieigą prie to, ką užsakėte.',
    confirmationGoods:
      'Iš karto el. paštu patvirtiname, kad Jūsų užsakymas gautas. Sutartis sudaroma, kai aiškiai priimame užsakymą arba išsiunčiame prekes.',
    confirmationDigital:
      'Iš karto el. paštu patvirtiname, kad Jūsų užsakymas gautas. Sutartis sudaroma, kai aiškiai priimame užsakymą arba suteikiame prieigą prie to, ką užsakėte.',
    storage:
      'Sutarties tekstą saugome ir el. paštu kartu su šiomis sąlygomis siunčiame Jums, kad galėtumėte jį pasilikti.',
    languages: 'Sutartį galite sudaryti bet kuria kalba, kuria galima pateikti užsakymą.',
  },
  prices: {
    heading: 'Kainos ir mokėjimas',
    shown: 'Taikomos užsakymo metu rodomos kainos.',
    withTax: 'Į jas įskaičiuotas pridėtinės vertės mokestis ir visos kitos kainos dalys.',
    withoutTax: 'Pridėtinės vertės mokestis pridedamas ir nurodomas atskirai.',
    currency: 'Kainos nurodytos šia valiuta: %{currency}.',
    delivery: 'Pristatymo išlaidos nurodomos prieš pateikiant užsakymą.',
    methods: 'Mokėjimo būdai: %{methods}.',
    names: {
      card: 'kredito arba debeto kortelė',
      paypal: '„PayPal“',
      bankTransfer: 'banko pavedimas',
      directDebit: 'tiesioginis debetas',
      invoice: 'sąskaita faktūra',
      wallet: 'skaitmeninė piniginė (pavyzdžiui, „Apple Pay“ arba „Google Pay“)',
      cashOnDelivery: 'mokėjimas pristatymo metu',
      appStore: 'programėlių parduotuvės paskyra',
    },
    due: 'Jeigu nesusitarta kitaip, sumokėti reikia sudarant sutartį.',
    late: 'Pavėluotai sumokėję verslininkai privalo mokėti įstatymo nustatytas palūkanas už pavėluotą mokėjimą ir kompensaciją už išieškojimo išlaidas, Europos Sąjungoje – ne mažiau kaip 40 eurų (Direktyva 2011/7/ES).',
    lateFrance:
      'Pavėluotai sumokėjęs verslininkas be priminimo privalo mokėti palūkanas, kurių norma lygi Europos Centrinio Banko naujausiai refinansavimo operacijai taikytai normai, padidintai dešimčia procentinių punktų, ir fiksuotą 40 eurų kompensaciją už išieškojimo išlaidas (Prancūzijos komercijos kodekso L. 441-10 ir D. 441-5 straipsniai).',
    title: 'Prekės lieka mūsų nuosavybė, kol už jas visiškai sumokama.',
  },
  subscription: {
    heading: 'Prenumeratos',
    period: 'Prenumerata galioja užsakant nurodytą laikotarpį, o jeigu jis nenurodytas: %{period}.',
    shown: 'Prenumerata galioja užsakant nurodytą laikotarpį.',
    renews:
      'Ji pratęsiama dar vienam tokios pačios trukmės laikotarpiui, nebent iki laikotarpio pabaigos jos atsisakoma.',
    renewsConsumers:
      'Apie artėjantį pratęsimą vartotojams primenama taip, kaip nustato jiems taikoma teisė, ir pratęstą sutartį jie gali nutraukti anksčiau, kai ta teisė tai leidžia.',
    renewsGermany:
      'Sutartis su vartotoju dar vienam laikotarpiui nepratęsiama: jeigu iki laikotarpio pabaigos jos neatsisakoma, ji galioja toliau neterminuotai ir tada gali būti bet kada nutraukta įspėjus prieš mėnesį (Vokietijos civilinio kodekso 309 straipsnio 9 punktas).',
    france:
      'Sutarčių su vartotojais, kurios pratęsiamos savaime, atveju Prancūzijos teisė reikalauja pateikti visą šių Vartojimo kodekso straipsnių tekstą (L. 215-4 straipsnis):',
    ends: 'Pasibaigus šiam laikotarpiui, ji baigiasi savaime ir nepratęsiama.',
    trial:
      'Jeigu suteikiamas bandomasis laikotarpis, jis nemokamas ir trunka: %{period}. Jeigu iki jo pabaigos prenumeratos neatsisakote, prasideda mokama prenumerata; apie tai informuojame prieš Jums pradedant bandomąjį laikotarpį.',
    cancel: 'Prenumeratos nuo einamojo laikotarpio pabaigos galite bet kada atsisakyti čia: %{link}.',
    cancelText: 'atsisakyti prenumeratos',
    cancelByMail: 'Prenumeratos nuo einamojo laikotarpio pabaigos galite bet kada atsisakyti parašę: %{contact}.',
    prices:
      'Jeigu didiname galiojančios prenumeratos kainą, pranešame apie tai likus ne mažiau kaip %{days}, ir iki naujos kainos taikymo prenumeratos galite nemokamai atsisakyti. Nauja kaina niekada netaikoma jau apmokėtam laikotarpiui.',
    cause: 'Tai nedaro poveikio abiejų šalių teisei nutraukti sutartį dėl svarbios priežasties.',
  },
};
