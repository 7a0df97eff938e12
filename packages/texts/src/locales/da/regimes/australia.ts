import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'For personer i Australien',
  scope:
    'Hvor Privacy Act 1988 (den australske lov om beskyttelse af privatlivet) gælder, supplerer dette afsnit privatlivspolitikken. Det henviser til principperne Australian Privacy Principles (APP) i lovens bilag 1.',
  kinds:
    'Hvilke slags personoplysninger vi indsamler og opbevarer, hvordan vi indsamler dem, og til hvilke formål vi indsamler, opbevarer, bruger og videregiver dem, er beskrevet i denne privatlivspolitik (APP 1.4).',
  anonymity:
    'Du behøver ikke at oplyse, hvem du er, eller kan bruge et pseudonym, når det er lovligt og praktisk muligt (APP 2).',
  overseas:
    'Vi vil sandsynligvis videregive personoplysninger til modtagere i følgende lande uden for Australien: %{countries} (APP 1.4(f) og (g), APP 8).',
  access:
    'Hvis du vil have indsigt i de personoplysninger, vi har om dig (APP 12), eller have dem berigtiget (APP 13), kan du kontakte os via %{contact}. Det koster ikke noget at bede om det.',
  complaint:
    'Hvis du mener, at vi har overtrådt et af disse principper, kan du henvende dig samme sted. Hvis du ikke har fået svar efter 30 dage eller ikke er tilfreds med svaret, kan du klage til den australske databeskyttelsesmyndighed, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'Det fremgår af afsnittet om automatiske afgørelser, til hvilke afgørelser computerprogrammer bruger personoplysninger, og hvilke oplysninger det er (APP 1.7-1.9).',
  noDecisions:
    'Vi bruger ikke computerprogrammer, der træffer afgørelser, som med rimelighed kan forventes at påvirke dine rettigheder eller interesser betydeligt (APP 1.7-1.9).',
};
