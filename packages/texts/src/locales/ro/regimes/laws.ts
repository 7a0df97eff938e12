import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Legea generală braziliană privind protecția datelor cu caracter personal, Legea nr. 13.709/2018 (LGPD), întrucât suntem stabiliți în Brazilia',
  lgpdAddressed:
    'Legea generală braziliană privind protecția datelor cu caracter personal, Legea nr. 13.709/2018 (LGPD), în măsura în care oferim %{site} unor persoane care se află în Brazilia sau prelucrăm date ale unor persoane care se află acolo (art. 3 din LGPD)',
  pipedaEstablished:
    'Legea federală canadiană privind protecția informațiilor personale și documentele electronice (Personal Information Protection and Electronic Documents Act, PIPEDA) sau legea provincială care îi ține locul, întrucât suntem stabiliți în Canada',
  pipedaAddressed:
    'Legea federală canadiană privind protecția informațiilor personale și documentele electronice (Personal Information Protection and Electronic Documents Act, PIPEDA), în măsura în care prelucrarea efectuată de noi are o legătură reală și substanțială cu Canada',
  quebecEstablished:
    'Legea provinciei Québec privind protecția informațiilor personale în sectorul privat (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), întrucât suntem stabiliți în Canada și în măsura în care colectăm, deținem sau utilizăm informații personale în Québec',
  quebecAddressed:
    'Legea provinciei Québec privind protecția informațiilor personale în sectorul privat (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), în măsura în care exploatăm o întreprindere acolo',
  australiaEstablished:
    'Legea australiană privind protecția vieții private (Privacy Act 1988), întrucât suntem stabiliți în Australia și în măsura în care legea obligă o organizație de dimensiunea noastră',
  australiaAddressed:
    'Legea australiană privind protecția vieții private (Privacy Act 1988), în măsura în care desfășurăm o activitate comercială în Australia și legea ne obligă',
  popiaEstablished:
    'Legea sud-africană privind protecția informațiilor personale (Protection of Personal Information Act, Legea nr. 4 din 2013, POPIA), întrucât suntem stabiliți în Africa de Sud',
  popiaAddressed:
    'Legea sud-africană privind protecția informațiilor personale (Protection of Personal Information Act, Legea nr. 4 din 2013, POPIA), în măsura în care utilizăm mijloace situate în Africa de Sud (secțiunea 3 din POPIA)',
  appiEstablished:
    'Legea japoneză privind protecția informațiilor personale (Act on the Protection of Personal Information, Legea nr. 57 din 2003, APPI), întrucât suntem stabiliți în Japonia',
  appiAddressed:
    'Legea japoneză privind protecția informațiilor personale (Act on the Protection of Personal Information, Legea nr. 57 din 2003, APPI), în măsura în care prelucrăm date ale unor persoane din Japonia pentru a le oferi %{site} (art. 171 din APPI)',
  dpdpEstablished:
    'Legea indiană privind protecția datelor cu caracter personal digitale (Digital Personal Data Protection Act, Legea nr. 22 din 2023), întrucât suntem stabiliți în India',
  dpdpAddressed:
    'Legea indiană privind protecția datelor cu caracter personal digitale (Digital Personal Data Protection Act, Legea nr. 22 din 2023), în măsura în care oferim %{site} unor persoane din India (secțiunea 3(b))',
  coppa:
    'norma americană privind protecția vieții private a copiilor în mediul online (Children’s Online Privacy Protection Rule, 16 CFR Part 312), întrucât %{site} se adresează și copiilor',
};
