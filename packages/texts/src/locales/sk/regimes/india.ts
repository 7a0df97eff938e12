import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Pre osoby v Indii',
  scope:
    'Ak sa uplatňuje indický zákon o ochrane údajov (Digital Personal Data Protection Act, 2023), tento oddiel dopĺňa tieto zásady. Uvádzané ustanovenia (sections) sú ustanovenia tohto zákona.',
  notice:
    'Spracúvané osobné údaje a účely sú tie, ktoré sú uvedené v týchto zásadách (section 5). O tieto informácie môžete požiadať v angličtine alebo v niektorom z jazykov uvedených v ôsmej prílohe Ústavy Indie.',
  withdrawal: 'Súhlas môžete kedykoľvek odvolať, rovnako ľahko, ako ste ho udelili (section 6(4)).',
  rightsIntro: 'Môžete:',
  rights: {
    access:
      'získať súhrn svojich údajov a toho, čo sa s nimi deje, a zistiť totožnosť všetkých, s ktorými boli zdieľané (section 11)',
    correction: 'dať svoje údaje opraviť, doplniť, aktualizovať alebo vymazať (section 12)',
    grievance: 'dosiahnuť vybavenie svojich sťažností (section 13)',
    nomination: 'určiť osobu, ktorá bude vykonávať vaše práva, ak zomriete alebo stratíte schopnosť konať (section 14)',
  },
  exercise:
    'Obráťte sa na nás: %{contact}; zodpovieme tam aj vaše otázky k spracúvaniu (section 8(9)). Na sťažnosti odpovedáme do 90 dní.',
  authority: 'Ak to nepomôže, môžete podať sťažnosť orgánu Data Protection Board of India (%{link}).',
};
