import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Pro osoby v Indii',
  scope:
    'Použije-li se indický zákon o ochraně údajů (Digital Personal Data Protection Act, 2023), tento oddíl doplňuje tyto zásady. Uváděná ustanovení (sections) jsou ustanovení tohoto zákona.',
  notice:
    'Zpracovávané osobní údaje a účely jsou ty, které jsou uvedeny v těchto zásadách (section 5). O tyto informace můžete požádat v angličtině nebo v některém z jazyků uvedených v osmé příloze Ústavy Indie.',
  withdrawal: 'Souhlas můžete kdykoli odvolat, stejně snadno, jako jste jej udělili (section 6(4)).',
  rightsIntro: 'Můžete:',
  rights: {
    access:
      'získat souhrn svých údajů a toho, co se s nimi děje, a zjistit totožnost všech, s nimiž byly sdíleny (section 11)',
    correction: 'nechat své údaje opravit, doplnit, aktualizovat nebo vymazat (section 12)',
    grievance: 'dosáhnout vyřízení svých stížností (section 13)',
    nomination:
      'určit osobu, která bude vykonávat vaše práva, pokud zemřete nebo ztratíte schopnost jednat (section 14)',
  },
  exercise:
    'Obraťte se na nás: %{contact}; zodpovíme zde i vaše dotazy ke zpracování (section 8(9)). Na stížnosti odpovídáme do 90 dnů.',
  authority: 'Pokud to nepomůže, můžete si stěžovat u orgánu Data Protection Board of India (%{link}).',
};
