import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Indijoje esantiems asmenims',
  scope:
    'Kai taikomas Indijos 2023 m. Skaitmeninių asmens duomenų apsaugos aktas (Digital Personal Data Protection Act, 2023), šis skyrius papildo politiką. Nurodomi straipsniai yra to akto straipsniai.',
  notice:
    'Tvarkomi asmens duomenys ir tikslai yra nurodyti šioje politikoje (5 straipsnis). Šio pranešimo galite paprašyti anglų kalba arba viena iš Indijos Konstitucijos aštuntajame priede nurodytų kalbų.',
  withdrawal: 'Sutikimą galite bet kada atšaukti taip pat lengvai, kaip jį davėte (6 straipsnio 4 dalis).',
  rightsIntro: 'Galite:',
  rights: {
    access:
      'gauti savo duomenų ir to, kas su jais daroma, santrauką ir sužinoti visus, su kuriais jie bendrinti (11 straipsnis)',
    correction: 'reikalauti ištaisyti, papildyti, atnaujinti ar ištrinti savo duomenis (12 straipsnis)',
    grievance: 'reikalauti išspręsti Jūsų nusiskundimus (13 straipsnis)',
    nomination: 'paskirti asmenį, kuris naudosis Jūsų teisėmis, jeigu mirsite arba tapsite neveiksnūs (14 straipsnis)',
  },
  exercise:
    'Rašykite: %{contact}; ten atsakoma ir į Jūsų klausimus dėl duomenų tvarkymo (8 straipsnio 9 dalis). Į nusiskundimus atsakome per 90 dienų.',
  authority:
    'Jeigu tai nepadeda, galite pateikti skundą Indijos duomenų apsaugos tarybai (Data Protection Board of India) (%{link}).',
};
