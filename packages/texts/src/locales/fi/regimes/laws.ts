import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Brasilian yleinen tietosuojalaki, Lei Geral de Proteção de Dados Pessoais, laki nro 13.709/2018 (LGPD), koska olemme sijoittautuneet Brasiliaan',
  lgpdAddressed:
    'Brasilian yleinen tietosuojalaki, Lei Geral de Proteção de Dados Pessoais, laki nro 13.709/2018 (LGPD), siltä osin kuin tarjoamme palvelua %{site} Brasiliassa oleville henkilöille tai käsittelemme siellä olevien tietoja (LGPD:n 3 artikla)',
  pipedaEstablished:
    'henkilötietojen suojasta ja sähköisistä asiakirjoista annettu Kanadan liittovaltion laki (Personal Information Protection and Electronic Documents Act, PIPEDA) tai sen sijasta sovellettava provinssin laki, koska olemme sijoittautuneet Kanadaan',
  pipedaAddressed:
    'henkilötietojen suojasta ja sähköisistä asiakirjoista annettu Kanadan liittovaltion laki (Personal Information Protection and Electronic Documents Act, PIPEDA), siltä osin kuin käsittelyllämme on todellinen ja olennainen yhteys Kanadaan',
  quebecEstablished:
    'henkilötietojen suojasta yksityisellä sektorilla annettu Québecin laki (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), koska olemme sijoittautuneet Kanadaan ja siltä osin kuin keräämme, säilytämme tai käytämme henkilötietoja Québecissä',
  quebecAddressed:
    'henkilötietojen suojasta yksityisellä sektorilla annettu Québecin laki (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), siltä osin kuin harjoitamme siellä yritystoimintaa',
  australiaEstablished:
    'Australian tietosuojalaki (Privacy Act 1988), koska olemme sijoittautuneet Australiaan ja siltä osin kuin laki sitoo meidän kokoistamme organisaatiota',
  australiaAddressed:
    'Australian tietosuojalaki (Privacy Act 1988), siltä osin kuin harjoitamme liiketoimintaa Australiassa ja laki sitoo meitä',
  popiaEstablished:
    'Etelä-Afrikan henkilötietojen suojalaki, Protection of Personal Information Act, laki nro 4/2013 (POPIA), koska olemme sijoittautuneet Etelä-Afrikkaan',
  popiaAddressed:
    'Etelä-Afrikan henkilötietojen suojalaki, Protection of Personal Information Act, laki nro 4/2013 (POPIA), siltä osin kuin käytämme Etelä-Afrikassa sijaitsevia välineitä (POPIA:n 3 §)',
  appiEstablished:
    'henkilötietojen suojasta annettu Japanin laki, Act on the Protection of Personal Information, laki nro 57/2003 (APPI), koska olemme sijoittautuneet Japaniin',
  appiAddressed:
    'henkilötietojen suojasta annettu Japanin laki, Act on the Protection of Personal Information, laki nro 57/2003 (APPI), siltä osin kuin käsittelemme Japanissa olevien henkilöiden tietoja tarjotaksemme heille palvelua %{site} (APPI:n 171 artikla)',
  dpdpEstablished:
    'digitaalisten henkilötietojen suojasta annettu Intian laki, Digital Personal Data Protection Act, laki nro 22/2023, koska olemme sijoittautuneet Intiaan',
  dpdpAddressed:
    'digitaalisten henkilötietojen suojasta annettu Intian laki, Digital Personal Data Protection Act, laki nro 22/2023, siltä osin kuin tarjoamme palvelua %{site} Intiassa oleville henkilöille (3 §:n b kohta)',
  coppa:
    'lasten yksityisyyden suojaa verkossa koskevat Yhdysvaltain säännökset (Children’s Online Privacy Protection Rule, 16 CFR Part 312), koska palvelu %{site} on suunnattu myös lapsille',
};
