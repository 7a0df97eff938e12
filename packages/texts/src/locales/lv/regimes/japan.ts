import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Personām Japānā',
  scope:
    'Ja ir piemērojams Japānas Personas informācijas aizsardzības likums (Act on the Protection of Personal Information, APPI), šī sadaļa papildina politiku.',
  operator: 'Uzņēmums, kas apstrādā Jūsu personas informāciju, ir %{owner}; tā adrese ir norādīta iepriekš.',
  operatorWith:
    'Uzņēmums, kas apstrādā Jūsu personas informāciju, ir %{owner} (pārstāvis: %{representative}); tā adrese ir norādīta iepriekš.',
  purposes:
    'Izmantošanas nolūki ir tie, kas minēti šajā politikā (APPI 21. pants). Citiem nolūkiem mēs bez Jūsu piekrišanas personas informāciju neizmantojam, izņemot APPI 18. pantā atļautos gadījumus.',
  thirdParties:
    'Personas dati tiek nodoti trešajām personām ar Jūsu piekrišanu vai ja to atļauj APPI 27. pants. Sniedzējiem, kas tos apstrādā mūsu vārdā izmantošanas nolūku ietvaros, dati ir uzticēti (APPI 27. panta 5. punkta i) apakšpunkts).',
  foreign:
    'Personas dati tiek apstrādāti arī šādās valstīs ārpus Japānas: %{countries}. Pēc pieprasījuma mēs Jūs informējam par personas informācijas aizsardzību katrā no tām un par saņēmēja veiktajiem pasākumiem (APPI 28. pants).',
  requests:
    'Jūs varat pieprasīt, lai Jums paziņo izmantošanas nolūkus (APPI 32. pants), izpauž Jūsu personas datus, ko glabājam, un ierakstus par to nodošanu trešajām personām (APPI 33. pants), datus labo, papildina vai svītro (APPI 34. pants), kā arī pārtrauc to izmantošanu vai nodošanu trešajām personām vai tos dzēš (APPI 35. pants).',
  exercise:
    'Ar šādiem pieprasījumiem un sūdzībām, kā arī lai uzzinātu, kādus pasākumus mēs veicam personas datu drošībai (APPI 23. pants), rakstiet: %{contact}.',
  authority:
    'Kompetentā iestāde ir Personas informācijas aizsardzības komisija (Personal Information Protection Commission) (%{link}).',
};
