import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'brazílsky zákon o ochrane údajov (Lei Geral de Proteção de Dados Pessoais, zákon č. 13.709/2018, LGPD), pretože sme usadení v Brazílii',
  lgpdAddressed:
    'brazílsky zákon o ochrane údajov (Lei Geral de Proteção de Dados Pessoais, zákon č. 13.709/2018, LGPD), v rozsahu, v akom ponúkame online službu %{site} osobám v Brazílii alebo spracúvame údaje osôb, ktoré sa tam nachádzajú (čl. 3 LGPD)',
  pipedaEstablished:
    'kanadský zákon Personal Information Protection and Electronic Documents Act (PIPEDA) alebo zákon provincie, ktorý sa uplatňuje namiesto neho, pretože sme usadení v Kanade',
  pipedaAddressed:
    'kanadský zákon Personal Information Protection and Electronic Documents Act (PIPEDA), v rozsahu, v akom má naše spracúvanie skutočný a podstatný vzťah ku Kanade',
  quebecEstablished:
    'québecký zákon o ochrane osobných údajov v súkromnom sektore (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), pretože sme usadení v Kanade, a v rozsahu, v akom získavame, uchovávame alebo používame osobné údaje v Québecu',
  quebecAddressed:
    'québecký zákon o ochrane osobných údajov v súkromnom sektore (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), v rozsahu, v akom tam prevádzkujeme podnik',
  australiaEstablished:
    'austrálsky zákon o ochrane súkromia (Privacy Act 1988), pretože sme usadení v Austrálii, a v rozsahu, v akom zákon zaväzuje organizáciu našej veľkosti',
  australiaAddressed:
    'austrálsky zákon o ochrane súkromia (Privacy Act 1988), v rozsahu, v akom v Austrálii podnikáme a zákon nás zaväzuje',
  popiaEstablished:
    'juhoafrický zákon o ochrane osobných údajov (Protection of Personal Information Act, zákon č. 4 z roku 2013, POPIA), pretože sme usadení v Juhoafrickej republike',
  popiaAddressed:
    'juhoafrický zákon o ochrane osobných údajov (Protection of Personal Information Act, zákon č. 4 z roku 2013, POPIA), v rozsahu, v akom používame prostriedky, ktoré sa nachádzajú v Juhoafrickej republike (section 3 POPIA)',
  appiEstablished:
    'japonský zákon o ochrane osobných údajov (Act on the Protection of Personal Information, zákon č. 57 z roku 2003, APPI), pretože sme usadení v Japonsku',
  appiAddressed:
    'japonský zákon o ochrane osobných údajov (Act on the Protection of Personal Information, zákon č. 57 z roku 2003, APPI), v rozsahu, v akom zaobchádzame s údajmi osôb v Japonsku, aby sme im ponúkali online službu %{site} (čl. 171 APPI)',
  dpdpEstablished:
    'indický zákon o ochrane údajov (Digital Personal Data Protection Act, zákon č. 22 z roku 2023), pretože sme usadení v Indii',
  dpdpAddressed:
    'indický zákon o ochrane údajov (Digital Personal Data Protection Act, zákon č. 22 z roku 2023), v rozsahu, v akom ponúkame online službu %{site} osobám v Indii (section 3(b))',
  coppa:
    'americký predpis o ochrane súkromia detí na internete (Children’s Online Privacy Protection Rule, 16 CFR Part 312), pretože online služba %{site} je určená aj deťom',
};
