import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Pro rodiče dětí ve Spojených státech',
  scope:
    'Podle předpisu Children’s Online Privacy Protection Rule (16 CFR Part 312) tento oddíl informuje rodiče, jak se v online službě %{site} nakládá s osobními údaji dětí mladších 13 let.',
  operator:
    'Provozovatelem je %{owner}. Poštovní adresa, e-mailová adresa a případné telefonní číslo provozovatele jsou uvedeny na začátku těchto zásad. Provozovatel odpovídá na všechny dotazy k údajům dětí: %{contact}.',
  others:
    'Prostřednictvím online služby %{site} shromažďují nebo dostávají údaje také tyto služby: %{services}. Kdo je poskytuje a jak se na jejich poskytovatele obrátit, uvádí oddíl o službách.',
  collected:
    'Údaje, které mohou být od dětí shromažďovány: %{data}. Jak se používají a zpřístupňují, je uvedeno v těchto zásadách u každého případu a každé služby.',
  persistent:
    'Trvalé identifikátory shromažďované pro vnitřní provoz online služby %{site} se k ničemu jinému nepoužívají: ani ke kontaktování dítěte, ani k behaviorální reklamě, ani k vytváření profilu.',
  consent:
    'Než shromáždíme, použijeme nebo zpřístupníme osobní údaje dítěte nad rámec výjimek podle § 312.5(c), získáme ověřitelný souhlas rodiče. Rodič může souhlasit se shromažďováním a použitím, aniž souhlasí se zpřístupněním třetím stranám, ledaže je zpřístupnění nedílnou součástí služby.',
  rights:
    'Rodič může do údajů dítěte nahlédnout, nechat je vymazat a odmítnout jejich další shromažďování nebo používání. K tomu napište na výše uvedenou adresu; ověřujeme, že žádá skutečně rodič (§ 312.6).',
  condition: 'Nepožadujeme, aby dítě sdělilo více údajů, než je rozumně nezbytné k účasti na dané aktivitě (§ 312.7).',
  retention:
    'Údaje dětí uchováváme jen po dobu rozumně nezbytnou pro účel, pro který byly shromážděny, a poté je vymažeme (§ 312.10). Doby a kritéria jsou uvedeny v těchto zásadách.',
};
