import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'la loi générale brésilienne sur la protection des données (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), parce que nous sommes établis au Brésil',
  lgpdAddressed:
    'la loi générale brésilienne sur la protection des données (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), dans la mesure où nous proposons %{site} à des personnes se trouvant au Brésil ou traitons des données de personnes s’y trouvant (art. 3 de la LGPD)',
  pipedaEstablished:
    'la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) du Canada ou la loi provinciale qui la remplace, parce que nous sommes établis au Canada',
  pipedaAddressed:
    'la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) du Canada, dans la mesure où notre traitement présente un lien réel et substantiel avec le Canada',
  quebecEstablished:
    'la Loi sur la protection des renseignements personnels dans le secteur privé du Québec (RLRQ, c. P-39.1), parce que nous sommes établis au Canada et dans la mesure où nous recueillons, détenons ou utilisons des renseignements personnels au Québec',
  quebecAddressed:
    'la Loi sur la protection des renseignements personnels dans le secteur privé du Québec (RLRQ, c. P-39.1), dans la mesure où nous y exploitons une entreprise',
  australiaEstablished:
    'la loi australienne sur la protection de la vie privée (Privacy Act 1988), parce que nous sommes établis en Australie et dans la mesure où cette loi lie une organisation de notre taille',
  australiaAddressed:
    'la loi australienne sur la protection de la vie privée (Privacy Act 1988), dans la mesure où nous exerçons une activité en Australie et où cette loi nous lie',
  popiaEstablished:
    'la loi sud-africaine sur la protection des informations personnelles (Protection of Personal Information Act, loi n° 4 de 2013, POPIA), parce que nous sommes établis en Afrique du Sud',
  popiaAddressed:
    'la loi sud-africaine sur la protection des informations personnelles (Protection of Personal Information Act, loi n° 4 de 2013, POPIA), dans la mesure où nous utilisons des moyens situés en Afrique du Sud (article 3 de la POPIA)',
  appiEstablished:
    'la loi japonaise sur la protection des informations personnelles (Act on the Protection of Personal Information, loi n° 57 de 2003, APPI), parce que nous sommes établis au Japon',
  appiAddressed:
    'la loi japonaise sur la protection des informations personnelles (Act on the Protection of Personal Information, loi n° 57 de 2003, APPI), dans la mesure où nous traitons des données de personnes se trouvant au Japon afin de leur proposer %{site} (art. 171 de l’APPI)',
  dpdpEstablished:
    'la loi indienne sur la protection des données personnelles numériques (Digital Personal Data Protection Act, loi n° 22 de 2023), parce que nous sommes établis en Inde',
  dpdpAddressed:
    'la loi indienne sur la protection des données personnelles numériques (Digital Personal Data Protection Act, loi n° 22 de 2023), dans la mesure où nous proposons %{site} à des personnes se trouvant en Inde (article 3(b))',
  coppa:
    'la Children’s Online Privacy Protection Rule américaine (16 CFR Part 312), parce que %{site} s’adresse également aux enfants',
};
