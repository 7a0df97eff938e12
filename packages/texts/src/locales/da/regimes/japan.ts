import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'For personer i Japan',
  scope:
    'Hvor den japanske lov om beskyttelse af personoplysninger (Act on the Protection of Personal Information, APPI) gælder, supplerer dette afsnit privatlivspolitikken.',
  operator: 'Den erhvervsdrivende, der håndterer dine personoplysninger, er %{owner}; adressen står ovenfor.',
  operatorWith:
    'Den erhvervsdrivende, der håndterer dine personoplysninger, er %{owner}, repræsenteret af %{representative}; adressen står ovenfor.',
  purposes:
    'Brugsformålene er dem, der er nævnt i denne privatlivspolitik (artikel 21 i APPI). Ud over dem bruger vi ikke personoplysninger uden dit samtykke, medmindre artikel 18 i APPI tillader det.',
  thirdParties:
    'Personoplysninger gives til tredjeparter med dit samtykke, eller hvor artikel 27 i APPI tillader det. Udbydere, der håndterer dem på vores vegne inden for brugsformålene, får dem betroet (artikel 27, stk. 5, nr. 1, i APPI).',
  foreign:
    'Personoplysninger håndteres også i følgende lande uden for Japan: %{countries}. Efter anmodning oplyser vi dig om beskyttelsen af personoplysninger i hvert af dem og om de foranstaltninger, modtageren træffer (artikel 28 i APPI).',
  requests:
    'Du kan anmode om at få oplyst brugsformålene (artikel 32 i APPI), at få udleveret de personoplysninger, vi har om dig, og registreringerne af, at de er givet til tredjeparter (artikel 33 i APPI), at de berigtiges, suppleres eller slettes (artikel 34 i APPI), og at de ikke længere bruges eller gives til tredjeparter, eller at de tilintetgøres (artikel 35 i APPI).',
  exercise:
    'Til sådanne anmodninger, til klager og for at få at vide, hvilke foranstaltninger vi træffer for personoplysningernes sikkerhed (artikel 23 i APPI), kan du kontakte os via %{contact}.',
  authority: 'Den kompetente myndighed er Personal Information Protection Commission (%{link}).',
};
