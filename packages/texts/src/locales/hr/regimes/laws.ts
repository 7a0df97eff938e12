import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'brazilski Opći zakon o zaštiti osobnih podataka (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), jer imamo poslovni nastan u Brazilu',
  lgpdAddressed:
    'brazilski Opći zakon o zaštiti osobnih podataka (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), u mjeri u kojoj internetsku uslugu %{site} nudimo osobama u Brazilu ili obrađujemo podatke osoba koje su ondje (čl. 3. LGPD-a)',
  pipedaEstablished:
    'kanadski Zakon o zaštiti osobnih podataka i elektroničkim dokumentima (Personal Information Protection and Electronic Documents Act, PIPEDA) ili zakon pokrajine koji vrijedi umjesto njega, jer imamo poslovni nastan u Kanadi',
  pipedaAddressed:
    'kanadski Zakon o zaštiti osobnih podataka i elektroničkim dokumentima (Personal Information Protection and Electronic Documents Act, PIPEDA), u mjeri u kojoj je naša obrada stvarno i bitno povezana s Kanadom',
  quebecEstablished:
    'quebečki Zakon o zaštiti osobnih podataka u privatnom sektoru (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), jer imamo poslovni nastan u Kanadi i u mjeri u kojoj osobne podatke prikupljamo, čuvamo ili upotrebljavamo u Quebecu',
  quebecAddressed:
    'quebečki Zakon o zaštiti osobnih podataka u privatnom sektoru (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), u mjeri u kojoj ondje obavljamo gospodarsku djelatnost',
  australiaEstablished:
    'australski Zakon o privatnosti (Privacy Act 1988), jer imamo poslovni nastan u Australiji i u mjeri u kojoj taj zakon obvezuje organizaciju naše veličine',
  australiaAddressed:
    'australski Zakon o privatnosti (Privacy Act 1988), u mjeri u kojoj poslujemo u Australiji i taj nas zakon obvezuje',
  popiaEstablished:
    'južnoafrički Zakon o zaštiti osobnih podataka, Zakon br. 4 iz 2013. (Protection of Personal Information Act, POPIA), jer imamo poslovni nastan u Južnoafričkoj Republici',
  popiaAddressed:
    'južnoafrički Zakon o zaštiti osobnih podataka, Zakon br. 4 iz 2013. (Protection of Personal Information Act, POPIA), u mjeri u kojoj se služimo sredstvima koja se nalaze u Južnoafričkoj Republici (section 3 POPIA)',
  appiEstablished:
    'japanski Zakon o zaštiti osobnih podataka, Zakon br. 57 iz 2003. (Act on the Protection of Personal Information, APPI), jer imamo poslovni nastan u Japanu',
  appiAddressed:
    'japanski Zakon o zaštiti osobnih podataka, Zakon br. 57 iz 2003. (Act on the Protection of Personal Information, APPI), u mjeri u kojoj s podacima osoba u Japanu postupamo kako bismo im ponudili internetsku uslugu %{site} (čl. 171. APPI-ja)',
  dpdpEstablished:
    'indijski Zakon o zaštiti digitalnih osobnih podataka, Zakon br. 22 iz 2023. (Digital Personal Data Protection Act), jer imamo poslovni nastan u Indiji',
  dpdpAddressed:
    'indijski Zakon o zaštiti digitalnih osobnih podataka, Zakon br. 22 iz 2023. (Digital Personal Data Protection Act), u mjeri u kojoj internetsku uslugu %{site} nudimo osobama u Indiji (section 3(b))',
  coppa:
    'pravila SAD-a o zaštiti privatnosti djece na internetu (Children’s Online Privacy Protection Rule, 16 CFR Part 312), jer je internetska usluga %{site} namijenjena i djeci',
};
