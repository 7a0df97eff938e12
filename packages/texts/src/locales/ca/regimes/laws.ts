import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'la Llei general de protecció de dades personals del Brasil, Llei núm. 13.709/2018 (LGPD), perquè estem establerts al Brasil',
  lgpdAddressed:
    'la Llei general de protecció de dades personals del Brasil, Llei núm. 13.709/2018 (LGPD), en la mesura que oferim %{site} a persones que es troben al Brasil o tractem dades de persones que s’hi troben (article 3 de l’LGPD)',
  pipedaEstablished:
    'la llei federal canadenca sobre la protecció de la informació personal i els documents electrònics, la Personal Information Protection and Electronic Documents Act (PIPEDA), o la llei provincial que s’aplica en el seu lloc, perquè estem establerts al Canadà',
  pipedaAddressed:
    'la llei federal canadenca sobre la protecció de la informació personal i els documents electrònics, la Personal Information Protection and Electronic Documents Act (PIPEDA), en la mesura que el nostre tractament té una connexió real i substancial amb el Canadà',
  quebecEstablished:
    'la Llei del Quebec sobre la protecció de la informació personal en el sector privat (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), perquè estem establerts al Canadà i en la mesura que recollim, conservem o utilitzem informació personal al Quebec',
  quebecAddressed:
    'la Llei del Quebec sobre la protecció de la informació personal en el sector privat (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), en la mesura que hi explotem una empresa',
  australiaEstablished:
    'la llei australiana de privacitat, la Privacy Act 1988, perquè estem establerts a Austràlia i en la mesura que la llei vincula una organització de la nostra dimensió',
  australiaAddressed:
    'la llei australiana de privacitat, la Privacy Act 1988, en la mesura que duem a terme una activitat empresarial a Austràlia i la llei ens vincula',
  popiaEstablished:
    'la llei sud-africana de protecció de la informació personal, la Protection of Personal Information Act, Llei núm. 4 de 2013 (POPIA), perquè estem establerts a Sud-àfrica',
  popiaAddressed:
    'la llei sud-africana de protecció de la informació personal, la Protection of Personal Information Act, Llei núm. 4 de 2013 (POPIA), en la mesura que utilitzem mitjans situats a Sud-àfrica (secció 3 de la POPIA)',
  appiEstablished:
    'la llei japonesa de protecció de la informació personal, l’Act on the Protection of Personal Information, Llei núm. 57 de 2003 (APPI), perquè estem establerts al Japó',
  appiAddressed:
    'la llei japonesa de protecció de la informació personal, l’Act on the Protection of Personal Information, Llei núm. 57 de 2003 (APPI), en la mesura que tractem dades de persones que es troben al Japó per oferir-los %{site} (article 171 de l’APPI)',
  dpdpEstablished:
    'la llei índia de protecció de dades personals digitals, la Digital Personal Data Protection Act, Llei núm. 22 de 2023, perquè estem establerts a l’Índia',
  dpdpAddressed:
    'la llei índia de protecció de dades personals digitals, la Digital Personal Data Protection Act, Llei núm. 22 de 2023, en la mesura que oferim %{site} a persones que es troben a l’Índia (secció 3(b))',
  coppa:
    'la norma nord-americana sobre la privacitat dels menors en línia, la Children’s Online Privacy Protection Rule (16 CFR Part 312), perquè %{site} s’adreça també a infants',
};
