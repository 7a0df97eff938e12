import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Atsakomybė',
  general: {
    unlimited:
      'Be apribojimų atsakome už tyčią ir didelį neatsargumą, už gyvybės atėmimą, sveikatos sužalojimą ar neturtinę žalą, taip pat kai apgaulingai nuslėpėme trūkumą arba suteikėme garantiją, ir pagal teisės aktus dėl atsakomybės už gaminius.',
    essential:
      'Už paprastą neatsargumą atsakome tik tada, kai pažeidžiama pareiga, be kurios įvykdymo tinkamai vykdyti sutarties apskritai neįmanoma ir kurios laikymusi paprastai galite pasikliauti. Tada atsakomybė ribojama tokioms sutartims būdinga žala, kurią buvo galima numatyti.',
    else: 'Kitais atvejais atsakomybė už paprastą neatsargumą netaikoma. Tas pats galioja mūsų vardu veikiančių asmenų atsakomybei.',
    consumers:
      'Vartotojų atžvilgiu atsakome pagal įstatymą; jokia šių sąlygų nuostata šios atsakomybės nepanaikina ir neriboja.',
    businesses: 'Verslininkų atžvilgiu galioja šios nuostatos:',
    mandatory: 'Teisės, kurias vartotojai turi pagal imperatyviąsias teisės normas, lieka nepakitusios.',
  },
  unitedKingdom: {
    unlimited:
      'Niekas šiose sąlygose neriboja ir nepanaikina mūsų atsakomybės už mūsų neatsargumu sukeltą mirtį ar kūno sužalojimą, už sukčiavimą ar apgaulingą klaidinimą arba už ką nors kita, dėl ko įstatymas to neleidžia.',
    consumers:
      'Jeigu esate vartotojas, atsakome už nuostolius ir žalą, kurie yra numatoma sutarties pažeidimo arba mūsų nepakankamo rūpestingumo ir kvalifikacijos pasekmė. Įstatymo nustatytos Jūsų teisės išlieka.',
    businesses:
      'Jeigu esate verslininkas, neatsakome už negautą pelną, prarastus sandorius ar galimybes ir už netiesioginius nuostolius, o visa mūsų atsakomybė pagal sutartį ribojama suma, pagal ją sumokėta per dvylika mėnesių iki įvykio.',
  },
  unitedStates: {
    asIs: 'Kiek leidžia teisės aktai, „%{site}“ pateikiama tokia, kokia yra („as is“), ir tiek, kiek prieinama („as available“), be jokių aiškiai išreikštų ar numanomų garantijų.',
    cap: 'Kiek leidžia teisės aktai, neatsakome už netiesioginius, atsitiktinius, specialiuosius ar pasekminius nuostolius, o visa mūsų atsakomybė ribojama suma, kurią mums sumokėjote per dvylika mėnesių iki įvykio, dėl kurio pareikštas reikalavimas.',
    states:
      'Kai kuriose jurisdikcijose neleidžiama atsisakyti tam tikrų garantijų arba riboti atsakomybės už tam tikrus nuostolius. Tokiu atveju pirmiau nurodyti apribojimai Jums netaikomi ir galite turėti daugiau teisių.',
  },
};
