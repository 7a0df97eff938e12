import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Pre osoby v Juhoafrickej republike',
  scope:
    'Ak sa uplatňuje juhoafrický zákon o ochrane osobných údajov (Protection of Personal Information Act, zákon č. 4 z roku 2013, POPIA), sme zodpovednou stranou (responsible party) a tento oddiel dopĺňa tieto zásady. Uvádzané ustanovenia (sections) sú ustanovenia tohto zákona.',
  officer: 'Kontakt na našu osobu poverenú informáciami (information officer, section 55): %{contact}.',
  voluntary:
    'Či je potrebné údaje poskytnúť a čo sa stane, ak sa neposkytnú, je uvedené v týchto zásadách pri každom prípade (section 18).',
  rightsIntro: 'Môžete:',
  rights: {
    access: 'bezplatne zistiť, či o vás máme údaje, a požiadať o ich vydanie alebo opis (section 23)',
    correction:
      'požadovať opravu alebo vymazanie údajov, ktoré sú nepresné, irelevantné, neprimerané, neaktuálne, neúplné, zavádzajúce alebo boli získané protiprávne (section 24)',
    objection:
      'z rozumných dôvodov týkajúcich sa vašej situácie namietať proti spracúvaniu (section 11(3)) a proti priamemu marketingu kedykoľvek',
    withdrawal: 'kedykoľvek odvolať súhlas (section 11(2))',
    decisions:
      'nebyť predmetom rozhodnutia s právnymi účinkami založeného výlučne na automatizovanom spracúvaní (section 71)',
    court: 'podať žalobu na súd (section 99)',
  },
  transfers:
    'Do krajín mimo Juhoafrickej republiky uvedených v týchto zásadách sa údaje prenášajú len tak, ako to dovoľuje section 72: ak ich tam primerane chráni zákon, záväzné pravidlá alebo dohoda, s vaším súhlasom alebo z iného dôvodu podľa tohto ustanovenia.',
  authority: 'Sťažnosť môžete podať dozornému orgánu Information Regulator (%{link}) (section 74).',
};
