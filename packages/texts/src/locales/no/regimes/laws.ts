import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'den brasilianske personvernloven (Lei Geral de Proteção de Dados Pessoais, lov nr. 13.709/2018, LGPD), fordi vi er etablert i Brasil',
  lgpdAddressed:
    'den brasilianske personvernloven (Lei Geral de Proteção de Dados Pessoais, lov nr. 13.709/2018, LGPD), i den grad vi tilbyr %{site} til personer i Brasil eller behandler opplysninger om personer der (LGPD artikkel 3)',
  pipedaEstablished:
    'den kanadiske loven Personal Information Protection and Electronic Documents Act (PIPEDA) eller provinsloven som gjelder i stedet for den, fordi vi er etablert i Canada',
  pipedaAddressed:
    'den kanadiske loven Personal Information Protection and Electronic Documents Act (PIPEDA), i den grad behandlingen vår har en reell og vesentlig tilknytning til Canada',
  quebecEstablished:
    'Québecs lov om vern av personopplysninger i privat sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), fordi vi er etablert i Canada, og i den grad vi samler inn, oppbevarer eller bruker personopplysninger i Québec',
  quebecAddressed:
    'Québecs lov om vern av personopplysninger i privat sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), i den grad vi driver virksomhet der',
  australiaEstablished:
    'den australske personvernloven, Privacy Act 1988, fordi vi er etablert i Australia, og i den grad loven gjelder for en organisasjon av vår størrelse',
  australiaAddressed:
    'den australske personvernloven, Privacy Act 1988, i den grad vi driver virksomhet i Australia og loven gjelder for oss',
  popiaEstablished:
    'den sørafrikanske personvernloven, Protection of Personal Information Act, lov nr. 4 av 2013 (POPIA), fordi vi er etablert i Sør-Afrika',
  popiaAddressed:
    'den sørafrikanske personvernloven, Protection of Personal Information Act, lov nr. 4 av 2013 (POPIA), i den grad vi bruker midler som finnes i Sør-Afrika (POPIA section 3)',
  appiEstablished:
    'den japanske loven om vern av personopplysninger, Act on the Protection of Personal Information, lov nr. 57 av 2003 (APPI), fordi vi er etablert i Japan',
  appiAddressed:
    'den japanske loven om vern av personopplysninger, Act on the Protection of Personal Information, lov nr. 57 av 2003 (APPI), i den grad vi håndterer opplysninger om personer i Japan for å tilby dem %{site} (APPI artikkel 171)',
  dpdpEstablished:
    'den indiske personvernloven, Digital Personal Data Protection Act, lov nr. 22 av 2023, fordi vi er etablert i India',
  dpdpAddressed:
    'den indiske personvernloven, Digital Personal Data Protection Act, lov nr. 22 av 2023, i den grad vi tilbyr %{site} til personer i India (section 3(b))',
  coppa:
    'den amerikanske regelen om vern av barns privatliv på nettet, Children’s Online Privacy Protection Rule (16 CFR Part 312), fordi %{site} også er rettet mot barn',
};
