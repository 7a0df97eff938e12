import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Duomenų tvarkymas kitose šalyse',
  intro:
    'Asmens duomenys tvarkomi čia nurodytose šalyse. Už Europos ekonominės erdvės ribų duomenys gali patekti tik ten, kur juos saugo viena iš BDAR 44–49 straipsniuose numatytų apsaugos priemonių. Lentelėje ji nurodyta kiekvienai šaliai.',
  introUk:
    'Asmens duomenys tvarkomi čia nurodytose šalyse. Už Jungtinės Karalystės ribų duomenys gali patekti tik ten, kur juos saugo viena iš JK BDAR 44–49 straipsniuose numatytų apsaugos priemonių. Lentelėje ji nurodyta kiekvienai šaliai.',
  introSwiss:
    'Asmens duomenys atskleidžiami duomenų gavėjams čia nurodytose šalyse. Lentelėje nurodyta, kas kiekvienoje šalyje užtikrina tinkamą apsaugą (FADP 16 straipsnis).',
  introPlain: 'Asmens duomenys tvarkomi šiose šalyse:',
  none: 'Šioje politikoje nurodytos paslaugos asmens duomenis tvarko tik Europos ekonominėje erdvėje: %{countries}.',
  caption: 'Šalys, duomenų gavėjai ir apsaugos priemonės',
  country: 'Šalis',
  recipients: 'Duomenų gavėjai',
  safeguard: 'Apsaugos priemonė',
  safeguards: {
    inside: 'Europos ekonominėje erdvėje, kurioje taikomas BDAR',
    home: 'Į kitą šalį neperduodama',
    adequacyEu: 'Europos Komisijos sprendimas dėl tinkamumo (BDAR 45 straipsnis)',
    adequacyEuLimited: 'Europos Komisijos sprendimas dėl tinkamumo (BDAR 45 straipsnis) – jo taikymo srityje',
    adequacyUk: 'Jungtinės Karalystės tinkamumo nuostatos (adequacy regulations, JK BDAR 45A straipsnis)',
    adequacySwiss:
      'Šveicarijos Federalinės Tarybos pripažinta tinkama apsauga (FADP 16 straipsnio 1 dalis, Duomenų apsaugos potvarkio 1 priedas)',
    frameworkEu:
      'ES ir JAV duomenų privatumo sistema (EU-US Data Privacy Framework): Europos Komisijos sprendimas dėl tinkamumo (ES) 2023/1795 (BDAR 45 straipsnis); duomenų gavėjas pagal ją sertifikuotas',
    frameworkUk:
      'ES ir JAV duomenų privatumo sistemos JK plėtinys (UK Extension to the EU-US Data Privacy Framework); duomenų gavėjas pagal jį sertifikuotas',
    frameworkSwiss:
      'Šveicarijos ir JAV duomenų privatumo sistema (Swiss-US Data Privacy Framework); duomenų gavėjas pagal ją sertifikuotas',
    clausesEu: 'Europos Komisijos standartinės sutarčių sąlygos (BDAR 46 straipsnio 2 dalies c punktas)',
    clausesUk:
      'Jungtinės Karalystės informacijos komisaro išduotas Tarptautinis duomenų perdavimo susitarimas (International Data Transfer Agreement) arba priedas (Addendum) (JK BDAR 46 straipsnis)',
    clausesSwiss:
      'Šveicarijos federalinio duomenų apsaugos ir informacijos įgaliotinio (FDPIC) pripažintos standartinės duomenų apsaugos sąlygos (FADP 16 straipsnio 2 dalies d punktas)',
    bindingRules: 'Įmonei privalomos taisyklės (BDAR 46 straipsnio 2 dalies b punktas)',
    explicitConsent:
      'Jūsų aiškus sutikimas, duotas gavus informaciją apie pavojus (BDAR 49 straipsnio 1 dalies a punktas)',
    contract:
      'Būtina su Jumis sudarytai arba Jūsų interesais sudaromai sutarčiai (BDAR 49 straipsnio 1 dalies b arba c punktas)',
    frameworkOrClausesEu:
      'Europos Komisijos standartinės sutarčių sąlygos (BDAR 46 straipsnio 2 dalies c punktas) arba, jeigu duomenų gavėjas sertifikuotas, ES ir JAV duomenų privatumo sistema (EU-US Data Privacy Framework, BDAR 45 straipsnis)',
  },
  copy: 'Čia nurodytų sąlygų ar taisyklių kopiją galite gauti arba sužinoti, kur su jomis galima susipažinti, parašę mums: %{contact}.',
  usRisk:
    'Už šalių, dėl kurių priimtas sprendimas dėl tinkamumo, ribų teisės aktuose reikalaujamas duomenų apsaugos lygis gali būti žemesnis, o valdžios institucijos gali turėti platesnę prieigą prie duomenų. Todėl ir sutarta dėl čia nurodytų apsaugos priemonių.',
};
