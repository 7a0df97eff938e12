import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'legge generale brasiliana sulla protezione dei dati (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), in quanto il titolare è stabilito in Brasile',
  lgpdAddressed:
    'legge generale brasiliana sulla protezione dei dati (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), nella misura in cui %{site} si rivolge a persone che si trovano in Brasile o sono trattati dati di persone che vi si trovano (art. 3 LGPD)',
  pipedaEstablished:
    'legge federale canadese sulla protezione delle informazioni personali e sui documenti elettronici (Personal Information Protection and Electronic Documents Act, PIPEDA) o legge provinciale che ne prende il posto, in quanto il titolare è stabilito in Canada',
  pipedaAddressed:
    'legge federale canadese sulla protezione delle informazioni personali e sui documenti elettronici (Personal Information Protection and Electronic Documents Act, PIPEDA), nella misura in cui il trattamento presenta un collegamento reale e sostanziale con il Canada',
  quebecEstablished:
    'legge del Québec sulla protezione delle informazioni personali nel settore privato (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), in quanto il titolare è stabilito in Canada e nella misura in cui raccoglie, detiene o utilizza informazioni personali in Québec',
  quebecAddressed:
    'legge del Québec sulla protezione delle informazioni personali nel settore privato (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), nella misura in cui il titolare vi esercita un’impresa',
  australiaEstablished:
    'legge australiana sulla privacy (Privacy Act 1988), in quanto il titolare è stabilito in Australia e nella misura in cui la legge vincola un’organizzazione delle sue dimensioni',
  australiaAddressed:
    'legge australiana sulla privacy (Privacy Act 1988), nella misura in cui il titolare svolge un’attività in Australia e la legge lo vincola',
  popiaEstablished:
    'legge sudafricana sulla protezione delle informazioni personali (Protection of Personal Information Act, legge n. 4 del 2013, POPIA), in quanto il titolare è stabilito in Sudafrica',
  popiaAddressed:
    'legge sudafricana sulla protezione delle informazioni personali (Protection of Personal Information Act, legge n. 4 del 2013, POPIA), nella misura in cui il titolare utilizza mezzi situati in Sudafrica (section 3 POPIA)',
  appiEstablished:
    'legge giapponese sulla protezione delle informazioni personali (Act on the Protection of Personal Information, legge n. 57 del 2003, APPI), in quanto il titolare è stabilito in Giappone',
  appiAddressed:
    'legge giapponese sulla protezione delle informazioni personali (Act on the Protection of Personal Information, legge n. 57 del 2003, APPI), nella misura in cui il titolare tratta dati di persone che si trovano in Giappone per offrire loro %{site} (art. 171 APPI)',
  dpdpEstablished:
    'legge indiana sulla protezione dei dati personali digitali (Digital Personal Data Protection Act, legge n. 22 del 2023), in quanto il titolare è stabilito in India',
  dpdpAddressed:
    'legge indiana sulla protezione dei dati personali digitali (Digital Personal Data Protection Act, legge n. 22 del 2023), nella misura in cui %{site} si rivolge a persone che si trovano in India (section 3(b))',
  coppa:
    'Children’s Online Privacy Protection Rule statunitense (16 CFR Part 312), in quanto %{site} si rivolge anche ai minori',
};
