import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Pro osoby v Jihoafrické republice',
  scope:
    'Použije-li se jihoafrický zákon o ochraně osobních údajů (Protection of Personal Information Act, zákon č. 4 z roku 2013, POPIA), jsme odpovědnou stranou (responsible party) a tento oddíl doplňuje tyto zásady. Uváděná ustanovení (sections) jsou ustanovení tohoto zákona.',
  officer: 'Kontakt na našeho informačního pověřence (information officer, section 55): %{contact}.',
  voluntary:
    'Zda je nutné údaje poskytnout a co se stane, když poskytnuty nejsou, je uvedeno v těchto zásadách u každého případu (section 18).',
  rightsIntro: 'Můžete:',
  rights: {
    access: 'bezplatně zjistit, zda o vás máme údaje, a požádat o jejich vydání nebo popis (section 23)',
    correction:
      'požadovat opravu nebo výmaz údajů, které jsou nepřesné, irelevantní, nadměrné, zastaralé, neúplné, zavádějící nebo byly získány protiprávně (section 24)',
    objection:
      'z rozumných důvodů týkajících se vaší situace vznést námitku proti zpracování (section 11(3)) a proti přímému marketingu kdykoli',
    withdrawal: 'kdykoli odvolat souhlas (section 11(2))',
    decisions:
      'nebýt předmětem rozhodnutí s právními účinky založeného výhradně na automatizovaném zpracování (section 71)',
    court: 'podat žalobu u soudu (section 99)',
  },
  transfers:
    'Do zemí mimo Jihoafrickou republiku uvedených v těchto zásadách se údaje předávají jen tak, jak dovoluje section 72: pokud je tam přiměřeně chrání zákon, závazná pravidla nebo dohoda, s vaším souhlasem nebo z jiného důvodu podle tohoto ustanovení.',
  authority: 'Stížnost můžete podat u dozorového orgánu Information Regulator (%{link}) (section 74).',
};
