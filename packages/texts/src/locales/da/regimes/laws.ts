import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'den brasilianske databeskyttelseslov (Lei Geral de Proteção de Dados Pessoais, lov nr. 13.709/2018, LGPD), fordi vi er etableret i Brasilien',
  lgpdAddressed:
    'den brasilianske databeskyttelseslov (Lei Geral de Proteção de Dados Pessoais, lov nr. 13.709/2018, LGPD), i det omfang vi tilbyder %{site} til personer i Brasilien eller behandler oplysninger om personer dér (artikel 3 i LGPD)',
  pipedaEstablished:
    'den canadiske lov Personal Information Protection and Electronic Documents Act (PIPEDA) eller den provinslov, der gælder i stedet for den, fordi vi er etableret i Canada',
  pipedaAddressed:
    'den canadiske lov Personal Information Protection and Electronic Documents Act (PIPEDA), i det omfang vores behandling har en reel og væsentlig tilknytning til Canada',
  quebecEstablished:
    'Quebecs lov om beskyttelse af personoplysninger i den private sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), fordi vi er etableret i Canada, og i det omfang vi indsamler, opbevarer eller bruger personoplysninger i Quebec',
  quebecAddressed:
    'Quebecs lov om beskyttelse af personoplysninger i den private sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), i det omfang vi driver virksomhed dér',
  australiaEstablished:
    'den australske lov om beskyttelse af privatlivet, Privacy Act 1988, fordi vi er etableret i Australien, og i det omfang loven gælder for en organisation af vores størrelse',
  australiaAddressed:
    'den australske lov om beskyttelse af privatlivet, Privacy Act 1988, i det omfang vi driver virksomhed i Australien, og loven gælder for os',
  popiaEstablished:
    'den sydafrikanske databeskyttelseslov, Protection of Personal Information Act, lov nr. 4 af 2013 (POPIA), fordi vi er etableret i Sydafrika',
  popiaAddressed:
    'den sydafrikanske databeskyttelseslov, Protection of Personal Information Act, lov nr. 4 af 2013 (POPIA), i det omfang vi bruger midler, der befinder sig i Sydafrika (section 3 i POPIA)',
  appiEstablished:
    'den japanske lov om beskyttelse af personoplysninger, Act on the Protection of Personal Information, lov nr. 57 af 2003 (APPI), fordi vi er etableret i Japan',
  appiAddressed:
    'den japanske lov om beskyttelse af personoplysninger, Act on the Protection of Personal Information, lov nr. 57 af 2003 (APPI), i det omfang vi håndterer oplysninger om personer i Japan for at tilbyde dem %{site} (artikel 171 i APPI)',
  dpdpEstablished:
    'den indiske databeskyttelseslov, Digital Personal Data Protection Act, lov nr. 22 af 2023, fordi vi er etableret i Indien',
  dpdpAddressed:
    'den indiske databeskyttelseslov, Digital Personal Data Protection Act, lov nr. 22 af 2023, i det omfang vi tilbyder %{site} til personer i Indien (section 3(b))',
  coppa:
    'den amerikanske regel om beskyttelse af børns privatliv på nettet, Children’s Online Privacy Protection Rule (16 CFR Part 312), fordi %{site} også er rettet mod børn',
};
