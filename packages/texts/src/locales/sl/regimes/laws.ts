import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'brazilski splošni zakon o varstvu osebnih podatkov (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), ker imamo sedež v Braziliji',
  lgpdAddressed:
    'brazilski splošni zakon o varstvu osebnih podatkov (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), kolikor spletno storitev %{site} ponujamo ljudem v Braziliji ali obdelujemo podatke ljudi, ki so tam (člen 3 LGPD)',
  pipedaEstablished:
    'kanadski zakon o varstvu osebnih podatkov in elektronskih dokumentih (Personal Information Protection and Electronic Documents Act, PIPEDA) ali zakon province, ki velja namesto njega, ker imamo sedež v Kanadi',
  pipedaAddressed:
    'kanadski zakon o varstvu osebnih podatkov in elektronskih dokumentih (Personal Information Protection and Electronic Documents Act, PIPEDA), kolikor je naša obdelava dejansko in bistveno povezana s Kanado',
  quebecEstablished:
    'quebeški zakon o varstvu osebnih podatkov v zasebnem sektorju (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), ker imamo sedež v Kanadi in kolikor osebne podatke zbiramo, hranimo ali uporabljamo v Quebecu',
  quebecAddressed:
    'quebeški zakon o varstvu osebnih podatkov v zasebnem sektorju (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), kolikor tam opravljamo gospodarsko dejavnost',
  australiaEstablished:
    'avstralski zakon o zasebnosti (Privacy Act 1988), ker imamo sedež v Avstraliji in kolikor zakon zavezuje organizacijo naše velikosti',
  australiaAddressed:
    'avstralski zakon o zasebnosti (Privacy Act 1988), kolikor poslujemo v Avstraliji in nas zakon zavezuje',
  popiaEstablished:
    'južnoafriški zakon o varstvu osebnih podatkov, zakon št. 4 iz leta 2013 (Protection of Personal Information Act, POPIA), ker imamo sedež v Južni Afriki',
  popiaAddressed:
    'južnoafriški zakon o varstvu osebnih podatkov, zakon št. 4 iz leta 2013 (Protection of Personal Information Act, POPIA), kolikor uporabljamo sredstva, ki so v Južni Afriki (section 3 POPIA)',
  appiEstablished:
    'japonski zakon o varstvu osebnih podatkov, zakon št. 57 iz leta 2003 (Act on the Protection of Personal Information, APPI), ker imamo sedež na Japonskem',
  appiAddressed:
    'japonski zakon o varstvu osebnih podatkov, zakon št. 57 iz leta 2003 (Act on the Protection of Personal Information, APPI), kolikor ravnamo s podatki ljudi na Japonskem, da bi jim ponudili spletno storitev %{site} (člen 171 APPI)',
  dpdpEstablished:
    'indijski zakon o varstvu digitalnih osebnih podatkov, zakon št. 22 iz leta 2023 (Digital Personal Data Protection Act), ker imamo sedež v Indiji',
  dpdpAddressed:
    'indijski zakon o varstvu digitalnih osebnih podatkov, zakon št. 22 iz leta 2023 (Digital Personal Data Protection Act), kolikor spletno storitev %{site} ponujamo ljudem v Indiji (section 3(b))',
  coppa:
    'pravila ZDA o varstvu zasebnosti otrok na spletu (Children’s Online Privacy Protection Rule, 16 CFR Part 312), ker je spletna storitev %{site} namenjena tudi otrokom',
};
