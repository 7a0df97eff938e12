import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Neskelbtini duomenys',
  intro:
    'Kai kuriems mūsų tvarkomiems duomenims taikoma ypatinga apsauga (BDAR 9 ir 10 straipsniai ir atitinkamos kitų teisės aktų nuostatos):',
  introPlain: 'Kai kuriems mūsų tvarkomiems duomenims taikoma ypatinga apsauga:',
  kinds: {
    health: 'sveikatos duomenys',
    sexLife: 'duomenys apie lytinį gyvenimą ar lytinę orientaciją',
    ethnicOrigin: 'rasinė ar etninė kilmė',
    politicalOpinions: 'politinės pažiūros',
    beliefs: 'religiniai ar filosofiniai įsitikinimai',
    tradeUnion: 'narystė profesinėse sąjungose',
    genetic: 'genetiniai duomenys',
    biometric: 'biometriniai duomenys, pagal kuriuos nustatoma asmens tapatybė',
    criminal: 'apkaltinamieji nuosprendžiai ir nusikalstamos veikos',
    preciseLocation: 'tiksli buvimo vieta',
    immigrationStatus: 'pilietybė arba imigracinis statusas',
    accountAccess: 'sąskaitų ar kortelių numeriai kartu su prieigos kodais',
    messageContents: 'ne mums skirtų pranešimų turinys',
    knownChild: 'asmens, apie kurį žinoma, kad jis yra vaikas, duomenys',
  },
  conditions: {
    explicitConsent: 'Aiškus sutikimas (BDAR 9 straipsnio 2 dalies a punktas)',
    employment: 'Darbo ir socialinės apsaugos teisė (BDAR 9 straipsnio 2 dalies b punktas)',
    vitalInterests: 'Asmens, negalinčio duoti sutikimo, gyvybiniai interesai (BDAR 9 straipsnio 2 dalies c punktas)',
    association: 'Pelno nesiekiančio subjekto veikla savo narių labui (BDAR 9 straipsnio 2 dalies d punktas)',
    madePublic: 'Duomenys, kuriuos asmuo yra akivaizdžiai paskelbęs viešai (BDAR 9 straipsnio 2 dalies e punktas)',
    legalClaims: 'Teisiniai reikalavimai (BDAR 9 straipsnio 2 dalies f punktas)',
    publicInterest: 'Teisės aktuose nustatytas svarbus viešasis interesas (BDAR 9 straipsnio 2 dalies g punktas)',
    healthCare: 'Sveikatos priežiūra (BDAR 9 straipsnio 2 dalies h punktas)',
    publicHealth: 'Visuomenės sveikata (BDAR 9 straipsnio 2 dalies i punktas)',
    research:
      'Teisės aktuose nustatyti archyvavimo, tyrimų ar statistikos tikslai (BDAR 9 straipsnio 2 dalies j punktas)',
  },
  data: 'Duomenys',
  where: 'Tvarkymo atvejis arba paslauga',
  condition: 'Sąlyga',
};
