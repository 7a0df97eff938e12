import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Brasiilia isikuandmete kaitse üldseadus (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), sest meie tegevuskoht on Brasiilias',
  lgpdAddressed:
    'Brasiilia isikuandmete kaitse üldseadus (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), ulatuses, milles pakume veebiteenust %{site} inimestele Brasiilias või töötleme seal viibivate inimeste andmeid (LGPD art 3)',
  pipedaEstablished:
    'Kanada isikuandmete kaitse ja elektrooniliste dokumentide seadus (Personal Information Protection and Electronic Documents Act, PIPEDA) või seda asendav provintsi seadus, sest meie tegevuskoht on Kanadas',
  pipedaAddressed:
    'Kanada isikuandmete kaitse ja elektrooniliste dokumentide seadus (Personal Information Protection and Electronic Documents Act, PIPEDA), ulatuses, milles meie töötlemisel on tegelik ja oluline seos Kanadaga',
  quebecEstablished:
    'Québeci seadus isikuandmete kaitse kohta erasektoris (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), sest meie tegevuskoht on Kanadas, ja ulatuses, milles kogume, hoiame või kasutame isikuandmeid Québecis',
  quebecAddressed:
    'Québeci seadus isikuandmete kaitse kohta erasektoris (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), ulatuses, milles tegutseme seal ettevõtjana',
  australiaEstablished:
    'Austraalia privaatsusseadus (Privacy Act 1988), sest meie tegevuskoht on Austraalias, ja ulatuses, milles seadus on meie suurusega organisatsioonile siduv',
  australiaAddressed:
    'Austraalia privaatsusseadus (Privacy Act 1988), ulatuses, milles tegutseme Austraalias ja seadus on meile siduv',
  popiaEstablished:
    'Lõuna-Aafrika isikuandmete kaitse seadus, 2013. aasta seadus nr 4 (Protection of Personal Information Act, POPIA), sest meie tegevuskoht on Lõuna-Aafrikas',
  popiaAddressed:
    'Lõuna-Aafrika isikuandmete kaitse seadus, 2013. aasta seadus nr 4 (Protection of Personal Information Act, POPIA), ulatuses, milles kasutame Lõuna-Aafrikas asuvaid vahendeid (POPIA section 3)',
  appiEstablished:
    'Jaapani isikuandmete kaitse seadus, 2003. aasta seadus nr 57 (Act on the Protection of Personal Information, APPI), sest meie tegevuskoht on Jaapanis',
  appiAddressed:
    'Jaapani isikuandmete kaitse seadus, 2003. aasta seadus nr 57 (Act on the Protection of Personal Information, APPI), ulatuses, milles käitleme Jaapanis viibivate inimeste andmeid, et pakkuda neile veebiteenust %{site} (APPI art 171)',
  dpdpEstablished:
    'India digitaalsete isikuandmete kaitse seadus, 2023. aasta seadus nr 22 (Digital Personal Data Protection Act), sest meie tegevuskoht on Indias',
  dpdpAddressed:
    'India digitaalsete isikuandmete kaitse seadus, 2023. aasta seadus nr 22 (Digital Personal Data Protection Act), ulatuses, milles pakume veebiteenust %{site} inimestele Indias (section 3(b))',
  coppa:
    'USA laste privaatsuse kaitse eeskiri internetis (Children’s Online Privacy Protection Rule, 16 CFR Part 312), sest veebiteenus %{site} on suunatud ka lastele',
};
