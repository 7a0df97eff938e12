import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'For personer i Japan',
  scope:
    'Når den japanske loven om vern av personopplysninger (Act on the Protection of Personal Information, APPI) gjelder, utfyller dette avsnittet personvernerklæringen.',
  operator: 'Den næringsdrivende som håndterer personopplysningene dine, er %{owner}; adressen står ovenfor.',
  operatorWith:
    'Den næringsdrivende som håndterer personopplysningene dine, er %{owner}, representert ved %{representative}; adressen står ovenfor.',
  purposes:
    'Bruksformålene er de som er nevnt i denne personvernerklæringen (APPI artikkel 21). Utover dem bruker vi ikke personopplysninger uten samtykket ditt, unntatt når APPI artikkel 18 tillater det.',
  thirdParties:
    'Personopplysninger gis til tredjeparter med samtykket ditt eller når APPI artikkel 27 tillater det. Leverandører som håndterer dem på våre vegne innenfor bruksformålene, får dem betrodd (APPI artikkel 27 nr. 5 punkt 1).',
  foreign:
    'Personopplysninger håndteres også i følgende land utenfor Japan: %{countries}. Hvis du ber om det, informerer vi deg om vernet av personopplysninger i hvert av dem og om tiltakene mottakeren treffer (APPI artikkel 28).',
  requests:
    'Du kan be om å få vite bruksformålene (APPI artikkel 32), å få utlevert personopplysningene vi har om deg, og registreringene av at de er gitt til tredjeparter (APPI artikkel 33), at de rettes, kompletteres eller slettes (APPI artikkel 34), og at de ikke lenger brukes eller gis til tredjeparter, eller at de tilintetgjøres (APPI artikkel 35).',
  exercise:
    'For slike anmodninger, for klager og for å få vite hvilke tiltak vi treffer for å sikre personopplysningene (APPI artikkel 23), kan du kontakte oss via %{contact}.',
  authority: 'Kompetent myndighet er Personal Information Protection Commission (%{link}).',
};
