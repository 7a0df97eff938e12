import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Brazīlijas Vispārīgais datu aizsardzības likums, Likums Nr. 13.709/2018 (LGPD), jo mēs veicam uzņēmējdarbību Brazīlijā',
  lgpdAddressed:
    'Brazīlijas Vispārīgais datu aizsardzības likums, Likums Nr. 13.709/2018 (LGPD), ciktāl mēs piedāvājam „%{site}” personām Brazīlijā vai apstrādājam tur esošu personu datus (LGPD 3. pants)',
  pipedaEstablished:
    'Kanādas Personas informācijas aizsardzības un elektronisko dokumentu likums (PIPEDA) vai provinces tiesību akts, kas to aizstāj, jo mēs veicam uzņēmējdarbību Kanādā',
  pipedaAddressed:
    'Kanādas Personas informācijas aizsardzības un elektronisko dokumentu likums (PIPEDA), ciktāl mūsu veiktajai apstrādei ir reāla un būtiska saikne ar Kanādu',
  quebecEstablished:
    'Kvebekas Likums par personas informācijas aizsardzību privātajā sektorā (RLRQ, c. P-39.1), jo mēs veicam uzņēmējdarbību Kanādā un ciktāl mēs vācam, glabājam vai izmantojam personas informāciju Kvebekā',
  quebecAddressed:
    'Kvebekas Likums par personas informācijas aizsardzību privātajā sektorā (RLRQ, c. P-39.1), ciktāl mēs tur veicam saimniecisko darbību',
  australiaEstablished:
    'Austrālijas 1988. gada Privātuma likums (Privacy Act 1988), jo mēs veicam uzņēmējdarbību Austrālijā un ciktāl likums ir saistošs mūsu lieluma organizācijai',
  australiaAddressed:
    'Austrālijas 1988. gada Privātuma likums (Privacy Act 1988), ciktāl mēs veicam saimniecisko darbību Austrālijā un likums mums ir saistošs',
  popiaEstablished:
    'Dienvidāfrikas Personas informācijas aizsardzības likums, 2013. gada Likums Nr. 4 (POPIA), jo mēs veicam uzņēmējdarbību Dienvidāfrikā',
  popiaAddressed:
    'Dienvidāfrikas Personas informācijas aizsardzības likums, 2013. gada Likums Nr. 4 (POPIA), ciktāl mēs izmantojam Dienvidāfrikā esošus līdzekļus (POPIA 3. pants)',
  appiEstablished:
    'Japānas Personas informācijas aizsardzības likums, 2003. gada Likums Nr. 57 (APPI), jo mēs veicam uzņēmējdarbību Japānā',
  appiAddressed:
    'Japānas Personas informācijas aizsardzības likums, 2003. gada Likums Nr. 57 (APPI), ciktāl mēs apstrādājam Japānā esošu personu datus, lai piedāvātu tām „%{site}” (APPI 171. pants)',
  dpdpEstablished:
    'Indijas Digitālo personas datu aizsardzības likums, 2023. gada Likums Nr. 22, jo mēs veicam uzņēmējdarbību Indijā',
  dpdpAddressed:
    'Indijas Digitālo personas datu aizsardzības likums, 2023. gada Likums Nr. 22, ciktāl mēs piedāvājam „%{site}” personām Indijā (3. panta b) punkts)',
  coppa:
    'ASV Noteikumi par bērnu privātuma aizsardzību tiešsaistē (Children’s Online Privacy Protection Rule, 16 CFR Part 312), jo „%{site}” ir paredzēta arī bērniem',
};
