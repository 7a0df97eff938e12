import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Pre rodičov detí v Spojených štátoch',
  scope:
    'Podľa predpisu Children’s Online Privacy Protection Rule (16 CFR Part 312) tento oddiel informuje rodičov, ako sa v online službe %{site} zaobchádza s osobnými údajmi detí mladších ako 13 rokov.',
  operator:
    'Prevádzkovateľom v zmysle tohto predpisu (operator) je %{owner}. Poštová adresa, e-mailová adresa a prípadné telefónne číslo sú uvedené na začiatku týchto zásad. Prevádzkovateľ odpovedá na všetky otázky k údajom detí: %{contact}.',
  others:
    'Prostredníctvom online služby %{site} získavajú alebo dostávajú údaje aj tieto služby: %{services}. Kto ich poskytuje a ako sa na ich poskytovateľov obrátiť, uvádza oddiel o službách.',
  collected:
    'Údaje, ktoré možno od detí získavať: %{data}. Ako sa používajú a sprístupňujú, je uvedené v týchto zásadách pri každom prípade a každej službe.',
  persistent:
    'Trvalé identifikátory získavané na vnútornú prevádzku online služby %{site} sa na nič iné nepoužívajú: ani na kontaktovanie dieťaťa, ani na behaviorálnu reklamu, ani na vytváranie profilu.',
  consent:
    'Skôr než získame, použijeme alebo sprístupníme osobné údaje dieťaťa nad rámec výnimiek podľa § 312.5(c), získame overiteľný súhlas rodiča. Rodič môže súhlasiť so získavaním a používaním bez toho, aby súhlasil so sprístupnením tretím stranám, okrem prípadu, keď je sprístupnenie neoddeliteľnou súčasťou služby.',
  rights:
    'Rodič môže do údajov dieťaťa nahliadnuť, dať ich vymazať a odmietnuť ich ďalšie získavanie alebo používanie. Na tento účel napíšte na vyššie uvedenú adresu; overujeme, že žiada skutočne rodič (§ 312.6).',
  condition:
    'Nepožadujeme, aby dieťa oznámilo viac údajov, než je rozumne potrebné na účasť na danej aktivite (§ 312.7).',
  retention:
    'Údaje detí uchovávame len počas rozumne potrebnej doby na účel, na ktorý boli získané, a potom ich vymažeme (§ 312.10). Doby a kritériá sú uvedené v týchto zásadách.',
};
