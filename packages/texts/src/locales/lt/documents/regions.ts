import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Jungtinėje Karalystėje esantiems asmenims',
    reading:
      'Kai šioje politikoje nurodomas BDAR straipsnis, duomenų tvarkymui, kurį reglamentuoja JK BDAR, taikomas atitinkamas JK BDAR straipsnis.',
    complainToUs:
      'Skundą dėl to, kaip naudojame Jūsų duomenis, galite pateikti mums: %{contact}. Skundo gavimą patvirtinsime per 30 dienų, jį išnagrinėsime nepagrįstai nedelsdami ir pranešime Jums rezultatą (2018 m. Duomenų apsaugos akto 164A straipsnis).',
    complainToIco: 'Taip pat galite pateikti skundą Jungtinės Karalystės duomenų apsaugos institucijai:',
    adequacy:
      'Duomenis perduodant iš Jungtinės Karalystės, vietoj Europos Komisijos sprendimų taikomos pačios Jungtinės Karalystės tinkamumo nuostatos (adequacy regulations), o prie standartinių sutarčių sąlygų pridedamas Tarptautinis duomenų perdavimo susitarimas (International Data Transfer Agreement) arba JK priedas (UK Addendum).',
  },
  switzerland: {
    heading: 'Šveicarijoje esantiems asmenims',
    reading:
      'Kai šioje politikoje kalbama apie teisinius pagrindus ir BDAR straipsnius, tai neriboja ir nepakeičia Šveicarijos federalinio duomenų apsaugos įstatymo (FADP), pagal kurį pateisinimo reikia tik tada, kai duomenų tvarkymas pažeidžia asmens teises.',
    countries: 'Šalys už Šveicarijos ribų, kuriose tvarkomi asmens duomenys: %{countries}.',
    safeguards:
      'Federalinė Taryba yra pripažinusi, kad tinkamą apsaugą užtikrina Europos ekonominės erdvės valstybės, Jungtinė Karalystė ir kitos šalys (Duomenų apsaugos potvarkio 1 priedas), o Jungtinės Amerikos Valstijos – duomenų gavėjų, sertifikuotų pagal Šveicarijos ir JAV duomenų privatumo sistemą (Swiss-US Data Privacy Framework), atveju. Kitur taikomos pirmiau nurodytos standartinės sutarčių sąlygos tokia forma, kokią yra pripažinęs Šveicarijos federalinis duomenų apsaugos ir informacijos įgaliotinis (FDPIC) (FADP 16 straipsnis).',
    noCountries: 'Šioje politikoje nurodytos paslaugos asmens duomenis tvarko tik Šveicarijoje.',
    rights:
      'Galite reikalauti susipažinti su savo duomenimis (FADP 25 straipsnis), juos išduoti ar perduoti (FADP 28 straipsnis), ištaisyti, ištrinti ar sunaikinti, taip pat galite nesutikti, kad jie būtų tvarkomi ar atskleidžiami (FADP 30 ir 32 straipsniai). Paprastai atsakome per 30 dienų ir nemokamai.',
    authority: 'Apie pažeidimus galite pranešti kompetentingai institucijai:',
  },
};
