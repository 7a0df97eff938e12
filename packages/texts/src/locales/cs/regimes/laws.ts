import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'brazilský zákon o ochraně údajů (Lei Geral de Proteção de Dados Pessoais, zákon č. 13.709/2018, LGPD), protože jsme usazeni v Brazílii',
  lgpdAddressed:
    'brazilský zákon o ochraně údajů (Lei Geral de Proteção de Dados Pessoais, zákon č. 13.709/2018, LGPD), v rozsahu, v jakém nabízíme online službu %{site} osobám v Brazílii nebo zpracováváme údaje osob, které se tam nacházejí (čl. 3 LGPD)',
  pipedaEstablished:
    'kanadský zákon Personal Information Protection and Electronic Documents Act (PIPEDA) nebo zákon provincie, který se použije místo něj, protože jsme usazeni v Kanadě',
  pipedaAddressed:
    'kanadský zákon Personal Information Protection and Electronic Documents Act (PIPEDA), v rozsahu, v jakém má naše zpracování skutečný a podstatný vztah ke Kanadě',
  quebecEstablished:
    'québecký zákon o ochraně osobních údajů v soukromém sektoru (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), protože jsme usazeni v Kanadě, a v rozsahu, v jakém shromažďujeme, uchováváme nebo používáme osobní údaje v Québecu',
  quebecAddressed:
    'québecký zákon o ochraně osobních údajů v soukromém sektoru (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), v rozsahu, v jakém tam provozujeme podnik',
  australiaEstablished:
    'australský zákon o ochraně soukromí (Privacy Act 1988), protože jsme usazeni v Austrálii, a v rozsahu, v jakém zákon zavazuje organizaci naší velikosti',
  australiaAddressed:
    'australský zákon o ochraně soukromí (Privacy Act 1988), v rozsahu, v jakém v Austrálii podnikáme a zákon nás zavazuje',
  popiaEstablished:
    'jihoafrický zákon o ochraně osobních údajů (Protection of Personal Information Act, zákon č. 4 z roku 2013, POPIA), protože jsme usazeni v Jihoafrické republice',
  popiaAddressed:
    'jihoafrický zákon o ochraně osobních údajů (Protection of Personal Information Act, zákon č. 4 z roku 2013, POPIA), v rozsahu, v jakém používáme prostředky, které se nacházejí v Jihoafrické republice (section 3 POPIA)',
  appiEstablished:
    'japonský zákon o ochraně osobních údajů (Act on the Protection of Personal Information, zákon č. 57 z roku 2003, APPI), protože jsme usazeni v Japonsku',
  appiAddressed:
    'japonský zákon o ochraně osobních údajů (Act on the Protection of Personal Information, zákon č. 57 z roku 2003, APPI), v rozsahu, v jakém nakládáme s údaji osob v Japonsku, abychom jim nabízeli online službu %{site} (čl. 171 APPI)',
  dpdpEstablished:
    'indický zákon o ochraně údajů (Digital Personal Data Protection Act, zákon č. 22 z roku 2023), protože jsme usazeni v Indii',
  dpdpAddressed:
    'indický zákon o ochraně údajů (Digital Personal Data Protection Act, zákon č. 22 z roku 2023), v rozsahu, v jakém nabízíme online službu %{site} osobám v Indii (section 3(b))',
  coppa:
    'americký předpis o ochraně soukromí dětí na internetu (Children’s Online Privacy Protection Rule, 16 CFR Part 312), protože online služba %{site} je určena i dětem',
};
