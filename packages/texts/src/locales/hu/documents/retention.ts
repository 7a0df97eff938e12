import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Meddig őrizzük meg az adatokat',
  intro:
    'A személyes adatokat addig őrizzük meg, ameddig céljuk megkívánja. Ezt követően töröljük őket, kivéve, ha jogszabály hosszabb megőrzésre kötelez, vagy ha jogi igények előterjesztéséhez, érvényesítéséhez vagy védelméhez szükségünk van rájuk; ilyenkor semmi másra nem használjuk őket.',
  tableIntro: 'A jelen tájékoztatóban szereplő célok esetében ez a következőket jelenti:',
  caption: 'Megőrzés célok szerint',
  purpose: 'Cél',
  period: 'Időtartam vagy szempont',
  criteria: {
    delivery:
      'Ameddig az Ön által kért tartalom továbbításához szükséges; a hozzáférési naplók addig, ameddig a hibák felderítéséhez és a támadások elhárításához szükségesek',
    security:
      'Ameddig a támadások, a kéretlen üzenetek és a visszaélések felismeréséhez és nyomon követéséhez szükséges',
    fraud: 'Ameddig az ügylet vizsgálatához és az abból eredő igényekhez szükséges',
    account: 'Amíg Ön nem törli a fiókot, vagy nem kéri tőlünk a törlését',
    payments: 'A fizetés befejezéséig; a fizetés bizonylatai addig, ameddig a számviteli és adójogszabályok előírják',
    contract:
      'A szerződés teljesítéséig és az abból eredő igények elévüléséig; a számlák és bizonylatok addig, ameddig a számviteli és adójogszabályok előírják',
    choices: 'Ameddig választása érvényes, és azt követően addig, ameddig igazolnunk kell tudni',
    errors: 'A hiba felderítéséig és kijavításáig',
    enquiry:
      'Megkeresése lezárásáig, és amíg további egyeztetés várható; tovább, ha jogszabály előírja az üzleti levelezés megőrzését',
    use: 'Ameddig a funkciót használja, valamint a hozzá tartozó nyomkövetők tárolási ideje alatt',
    booking: 'A foglalás vagy az időpont lezajlásáig és az abból eredő igények elévüléséig',
    content: 'Ameddig a tartalom megjelenik, valamint a hozzá tartozó nyomkövetők tárolási ideje alatt',
    contribution: 'Ameddig az Ön tartalma közzé van téve, vagy amíg nem kéri az eltávolítását',
    statistics:
      'Hozzájárulása visszavonásáig vagy, ha az korábbi, addig, amíg az adatok statisztikáinkhoz szükségesek; a nyomkövetők a tárolási idejük végéig',
    statisticsOther: 'Amíg az adatok statisztikáinkhoz szükségesek, vagy az Ön tiltakozásáig',
    advertising:
      'Hozzájárulása visszavonásáig vagy, ha az korábbi, a kampány kiértékeléséig; a nyomkövetők a tárolási idejük végéig',
    advertisingOther: 'Az Ön tiltakozásáig vagy, ha az korábbi, a kampány kiértékeléséig',
    subscription:
      'Leiratkozásáig vagy hozzájárulása visszavonásáig; a hozzájárulás igazolása addig, ameddig igények érvényesíthetők',
    contacts: 'Ameddig az üzleti kapcsolat fennáll, és amíg Ön nem tiltakozik',
    membership: 'A programban való részvétele végéig és az abból eredő igények elévüléséig',
    application:
      'A döntés meghozataláig és az azzal kapcsolatos igények elévüléséig; tovább csak az Ön hozzájárulásával, vagy ha felvételt nyer',
    survey: 'A felmérés kiértékeléséig',
    law: 'Ameddig a számviteli és adójogszabályok előírják',
    claims: 'Az igény rendezéséig vagy elévüléséig',
    purpose: 'Ameddig a megjelölt cél megkívánja',
  },
};
