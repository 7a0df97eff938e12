import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Pro osoby v Japonsku',
  scope:
    'Použije-li se japonský zákon o ochraně osobních údajů (Act on the Protection of Personal Information, APPI), tento oddíl doplňuje tyto zásady.',
  operator: 'Podnikatelem, který nakládá s vašimi osobními údaji, je %{owner}; adresa je uvedena výše.',
  operatorWith:
    'Podnikatelem, který nakládá s vašimi osobními údaji, je %{owner} (zástupce: %{representative}); adresa je uvedena výše.',
  purposes:
    'Účely použití jsou ty, které jsou uvedeny v těchto zásadách (čl. 21 APPI). Nad jejich rámec osobní údaje bez vašeho souhlasu nepoužíváme, ledaže to dovoluje čl. 18 APPI.',
  thirdParties:
    'Osobní údaje předáváme třetím stranám s vaším souhlasem nebo tam, kde to dovoluje čl. 27 APPI. Poskytovatelům, kteří s nimi nakládají pro nás v rámci účelů použití, jsou svěřeny (čl. 27 odst. 5 bod 1 APPI).',
  foreign:
    'S osobními údaji se nakládá i v těchto zemích mimo Japonsko: %{countries}. Na žádost vás informujeme o ochraně osobních údajů v každé z nich a o opatřeních, která příjemce přijímá (čl. 28 APPI).',
  requests:
    'Můžete požadovat sdělení účelů použití (čl. 32 APPI), zpřístupnění osobních údajů, které o vás máme, a záznamů o jejich předání třetím stranám (čl. 33 APPI), jejich opravu, doplnění nebo vymazání (čl. 34 APPI) a ukončení jejich používání nebo předávání třetím stranám nebo jejich odstranění (čl. 35 APPI).',
  exercise:
    'Kontakt pro takové žádosti, pro stížnosti a pro informace o opatřeních, která přijímáme pro bezpečnost osobních údajů (čl. 23 APPI): %{contact}.',
  authority: 'Příslušným úřadem je Personal Information Protection Commission (%{link}).',
};
