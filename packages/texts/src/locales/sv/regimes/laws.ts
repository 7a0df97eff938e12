import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'den brasilianska dataskyddslagen (Lei Geral de Proteção de Dados Pessoais, lag nr 13.709/2018, LGPD), eftersom vi är etablerade i Brasilien',
  lgpdAddressed:
    'den brasilianska dataskyddslagen (Lei Geral de Proteção de Dados Pessoais, lag nr 13.709/2018, LGPD), i den mån vi erbjuder %{site} till personer i Brasilien eller behandlar uppgifter om personer där (artikel 3 i LGPD)',
  pipedaEstablished:
    'den kanadensiska lagen Personal Information Protection and Electronic Documents Act (PIPEDA) eller den provinslag som gäller i dess ställe, eftersom vi är etablerade i Kanada',
  pipedaAddressed:
    'den kanadensiska lagen Personal Information Protection and Electronic Documents Act (PIPEDA), i den mån vår behandling har en verklig och väsentlig anknytning till Kanada',
  quebecEstablished:
    'Québecs lag om skydd av personuppgifter i den privata sektorn (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), eftersom vi är etablerade i Kanada och i den mån vi samlar in, innehar eller använder personuppgifter i Québec',
  quebecAddressed:
    'Québecs lag om skydd av personuppgifter i den privata sektorn (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), i den mån vi bedriver verksamhet där',
  australiaEstablished:
    'den australiska integritetsskyddslagen, Privacy Act 1988, eftersom vi är etablerade i Australien och i den mån lagen gäller för en organisation av vår storlek',
  australiaAddressed:
    'den australiska integritetsskyddslagen, Privacy Act 1988, i den mån vi bedriver verksamhet i Australien och lagen gäller för oss',
  popiaEstablished:
    'den sydafrikanska dataskyddslagen, Protection of Personal Information Act, lag nr 4 från 2013 (POPIA), eftersom vi är etablerade i Sydafrika',
  popiaAddressed:
    'den sydafrikanska dataskyddslagen, Protection of Personal Information Act, lag nr 4 från 2013 (POPIA), i den mån vi använder medel som finns i Sydafrika (section 3 i POPIA)',
  appiEstablished:
    'den japanska lagen om skydd av personuppgifter, Act on the Protection of Personal Information, lag nr 57 från 2003 (APPI), eftersom vi är etablerade i Japan',
  appiAddressed:
    'den japanska lagen om skydd av personuppgifter, Act on the Protection of Personal Information, lag nr 57 från 2003 (APPI), i den mån vi hanterar uppgifter om personer i Japan för att erbjuda dem %{site} (artikel 171 i APPI)',
  dpdpEstablished:
    'den indiska dataskyddslagen, Digital Personal Data Protection Act, lag nr 22 från 2023, eftersom vi är etablerade i Indien',
  dpdpAddressed:
    'den indiska dataskyddslagen, Digital Personal Data Protection Act, lag nr 22 från 2023, i den mån vi erbjuder %{site} till personer i Indien (section 3(b))',
  coppa:
    'den amerikanska regeln om skydd av barns integritet på nätet, Children’s Online Privacy Protection Rule (16 CFR Part 312), eftersom %{site} riktar sig även till barn',
};
