import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Brazilijos bendrasis duomenų apsaugos įstatymas, Įstatymas Nr. 13.709/2018 (LGPD), nes esame įsisteigę Brazilijoje',
  lgpdAddressed:
    'Brazilijos bendrasis duomenų apsaugos įstatymas, Įstatymas Nr. 13.709/2018 (LGPD), kiek „%{site}“ siūlome Brazilijoje esantiems asmenims arba tvarkome ten esančių asmenų duomenis (LGPD 3 straipsnis)',
  pipedaEstablished:
    'Kanados asmeninės informacijos apsaugos ir elektroninių dokumentų aktas (PIPEDA) arba jį atstojantis provincijos teisės aktas, nes esame įsisteigę Kanadoje',
  pipedaAddressed:
    'Kanados asmeninės informacijos apsaugos ir elektroninių dokumentų aktas (PIPEDA), kiek mūsų vykdomas duomenų tvarkymas turi realų ir esminį ryšį su Kanada',
  quebecEstablished:
    'Kvebeko aktas dėl asmeninės informacijos apsaugos privačiajame sektoriuje (RLRQ, c. P-39.1), nes esame įsisteigę Kanadoje ir tiek, kiek asmeninę informaciją renkame, laikome ar naudojame Kvebeke',
  quebecAddressed:
    'Kvebeko aktas dėl asmeninės informacijos apsaugos privačiajame sektoriuje (RLRQ, c. P-39.1), kiek ten vykdome verslą',
  australiaEstablished:
    'Australijos 1988 m. Privatumo aktas (Privacy Act 1988), nes esame įsisteigę Australijoje ir tiek, kiek aktas privalomas mūsų dydžio organizacijai',
  australiaAddressed:
    'Australijos 1988 m. Privatumo aktas (Privacy Act 1988), kiek vykdome verslą Australijoje ir aktas mums privalomas',
  popiaEstablished:
    'Pietų Afrikos asmeninės informacijos apsaugos aktas, 2013 m. Aktas Nr. 4 (POPIA), nes esame įsisteigę Pietų Afrikoje',
  popiaAddressed:
    'Pietų Afrikos asmeninės informacijos apsaugos aktas, 2013 m. Aktas Nr. 4 (POPIA), kiek naudojame Pietų Afrikoje esančias priemones (POPIA 3 straipsnis)',
  appiEstablished:
    'Japonijos asmeninės informacijos apsaugos įstatymas, 2003 m. Įstatymas Nr. 57 (APPI), nes esame įsisteigę Japonijoje',
  appiAddressed:
    'Japonijos asmeninės informacijos apsaugos įstatymas, 2003 m. Įstatymas Nr. 57 (APPI), kiek tvarkome Japonijoje esančių asmenų duomenis, kad galėtume jiems siūlyti „%{site}“ (APPI 171 straipsnis)',
  dpdpEstablished:
    'Indijos skaitmeninių asmens duomenų apsaugos aktas, 2023 m. Aktas Nr. 22, nes esame įsisteigę Indijoje',
  dpdpAddressed:
    'Indijos skaitmeninių asmens duomenų apsaugos aktas, 2023 m. Aktas Nr. 22, kiek „%{site}“ siūlome Indijoje esantiems asmenims (3 straipsnio b punktas)',
  coppa:
    'JAV vaikų privatumo apsaugos internete taisyklė (Children’s Online Privacy Protection Rule, 16 CFR Part 312), nes „%{site}“ skirta ir vaikams',
};
