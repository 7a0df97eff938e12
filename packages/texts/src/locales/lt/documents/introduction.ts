import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Apie ką ši politika',
    site: 'Šioje politikoje paaiškinama, kokie asmens duomenys tvarkomi Jums naudojantis svetaine „%{site}“, kokiais tikslais ir kokiu teisiniu pagrindu tai daroma, kas šiuos duomenis gauna, kiek laiko jie saugomi ir kokias teises turite.',
    app: 'Šioje politikoje paaiškinama, kokie asmens duomenys tvarkomi Jums naudojantis programėle „%{site}“, kokiais tikslais ir kokiu teisiniu pagrindu tai daroma, kas šiuos duomenis gauna, kiek laiko jie saugomi ir kokias teises turite.',
    siteWithoutBasis:
      'Šioje politikoje paaiškinama, kokie asmens duomenys tvarkomi Jums naudojantis svetaine „%{site}“, kokiais tikslais tai daroma, kas šiuos duomenis gauna, kiek laiko jie saugomi ir kokias teises turite.',
    appWithoutBasis:
      'Šioje politikoje paaiškinama, kokie asmens duomenys tvarkomi Jums naudojantis programėle „%{site}“, kokiais tikslais tai daroma, kas šiuos duomenis gauna, kiek laiko jie saugomi ir kokias teises turite.',
    brief: 'Yra ir trumpoji šios politikos versija: %{link}.',
    informs:
      'Ši politika skirta Jums informuoti: jos priimti neprivalote, o jos perskaitymas nereiškia jokio sutikimo. Kai reikia Jūsų sutikimo, prašome jo atskirai.',
    personalData:
      'Asmens duomenys – tai bet kokia informacija apie asmenį, kurio tapatybė nustatyta arba gali būti nustatyta, pavyzdžiui, vardas ir pavardė, el. pašto adresas arba įrenginio IP adresas.',
  },
  laws: {
    heading: 'Kokie teisės aktai taikomi',
    intro: 'Asmens duomenis tvarkome pagal šiuos teisės aktus:',
    gdprEstablished:
      'Bendrasis duomenų apsaugos reglamentas, Reglamentas (ES) 2016/679 (BDAR), nes esame įsisteigę Europos ekonominėje erdvėje (BDAR 3 straipsnio 1 dalis)',
    gdprAddressed:
      'Bendrasis duomenų apsaugos reglamentas, Reglamentas (ES) 2016/679 (BDAR), kiek Europos ekonominėje erdvėje esantiems asmenims siūlome „%{site}“ arba stebime, kaip jie ja naudojasi (BDAR 3 straipsnio 2 dalis)',
    ukEstablished:
      'Jungtinės Karalystės BDAR (JK BDAR, angl. UK GDPR) ir 2018 m. Duomenų apsaugos aktas (Data Protection Act 2018), nes esame įsisteigę Jungtinėje Karalystėje',
    ukAddressed:
      'Jungtinės Karalystės BDAR (JK BDAR, angl. UK GDPR) ir 2018 m. Duomenų apsaugos aktas (Data Protection Act 2018), kiek Jungtinėje Karalystėje esantiems asmenims siūlome „%{site}“ arba stebime, kaip jie ja naudojasi',
    swissEstablished: 'Šveicarijos federalinis duomenų apsaugos įstatymas (FADP), nes esame įsisteigę Šveicarijoje',
    swissAddressed:
      'Šveicarijos federalinis duomenų apsaugos įstatymas (FADP), kiek duomenų tvarkymas turi poveikį Šveicarijoje (FADP 3 straipsnis)',
    usStates:
      'Skyriuje „%{section}“ nurodytų JAV valstijų vartotojų privatumo įstatymai – jų gyventojams ir tiek, kiek atitinkamas įstatymas mums taikomas',
  },
};
