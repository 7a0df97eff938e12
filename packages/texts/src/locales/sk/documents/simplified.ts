import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Čo sa spracúva, na čo a kto to dostáva?',
    intro: 'Toto sú účely, na ktoré sa spracúvajú osobné údaje, a príjemcovia pri každom z nich.',
    data: 'Dotknuté údaje',
  },
  where: {
    heading: 'Kam sa údaje dostávajú?',
    text: 'Krajiny spracúvania: %{countries}.',
    safeguards: 'Mimo Európskeho hospodárskeho priestoru chránia údaje záruky opísané v úplnom znení zásad.',
  },
  howLong: {
    heading: 'Ako dlho sa údaje uchovávajú?',
    text: 'Tak dlho, ako to vyžaduje účel, alebo dlhšie, ak to ustanovuje zákon. Úplné znenie zásad uvádza dobu alebo kritérium pre každý účel.',
  },
  choices: {
    heading: 'O čom môžete rozhodovať?',
    consent: 'Súhlas môžete odmietnuť alebo kedykoľvek odvolať.',
    object:
      'Proti spracúvaniu na priamy marketing môžete namietať kedykoľvek, proti spracúvaniu založenému na oprávnených záujmoch z dôvodov týkajúcich sa vašej situácie.',
    rights:
      'Do svojich údajov môžete nahliadnuť, dať ich opraviť alebo vymazať, dať obmedziť ich používanie a preniesť si ich inam.',
    usOptOut: 'V štátoch USA uvedených v úplnom znení zásad môžete odmietnuť predaj svojich údajov a cielenú reklamu.',
    noRetaliation: 'Uplatnenie práva nič nestojí a nemá žiadne nevýhody.',
    write: 'Kontakt: %{contact}.',
    complain: 'Môžete podať sťažnosť orgánu pre ochranu údajov.',
  },
  more: {
    heading: 'Kde sa dočítate viac?',
    text: '%{policy} to všetko uvádza podrobne. Týka sa toho istého spracúvania a má ten istý dátum.',
    policy: 'Úplné znenie zásad',
  },
};
