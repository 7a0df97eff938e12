import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Pre osoby v Japonsku',
  scope:
    'Ak sa uplatňuje japonský zákon o ochrane osobných údajov (Act on the Protection of Personal Information, APPI), tento oddiel dopĺňa tieto zásady.',
  operator: 'Podnikateľom, ktorý zaobchádza s vašimi osobnými údajmi, je %{owner}; adresa je uvedená vyššie.',
  operatorWith:
    'Podnikateľom, ktorý zaobchádza s vašimi osobnými údajmi, je %{owner} (zástupca: %{representative}); adresa je uvedená vyššie.',
  purposes:
    'Účely použitia sú tie, ktoré sú uvedené v týchto zásadách (čl. 21 APPI). Nad ich rámec osobné údaje bez vášho súhlasu nepoužívame, ak to nedovoľuje čl. 18 APPI.',
  thirdParties:
    'Osobné údaje poskytujeme tretím stranám s vaším súhlasom alebo vtedy, keď to dovoľuje čl. 27 APPI. Poskytovateľom, ktorí s nimi zaobchádzajú pre nás v rámci účelov použitia, sú zverené (čl. 27 ods. 5 bod 1 APPI).',
  foreign:
    'S osobnými údajmi sa zaobchádza aj v týchto krajinách mimo Japonska: %{countries}. Na žiadosť vás informujeme o ochrane osobných údajov v každej z nich a o opatreniach, ktoré príjemca prijíma (čl. 28 APPI).',
  requests:
    'Môžete požadovať oznámenie účelov použitia (čl. 32 APPI), sprístupnenie osobných údajov, ktoré o vás máme, a záznamov o ich poskytnutí tretím stranám (čl. 33 APPI), ich opravu, doplnenie alebo vymazanie (čl. 34 APPI) a ukončenie ich používania alebo poskytovania tretím stranám alebo ich odstránenie (čl. 35 APPI).',
  exercise:
    'Kontakt pre takéto žiadosti, pre sťažnosti a pre informácie o opatreniach, ktoré prijímame na bezpečnosť osobných údajov (čl. 23 APPI): %{contact}.',
  authority: 'Príslušným orgánom je Personal Information Protection Commission (%{link}).',
};
