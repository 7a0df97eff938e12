import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'For personer i Australia',
  scope:
    'Når Privacy Act 1988 (den australske personvernloven) gjelder, utfyller dette avsnittet personvernerklæringen. Det viser til prinsippene Australian Privacy Principles (APP) i vedlegg 1 til loven.',
  kinds:
    'Hvilke typer personopplysninger vi samler inn og oppbevarer, hvordan vi samler dem inn, og til hvilke formål vi samler inn, oppbevarer, bruker og utleverer dem, er beskrevet i denne personvernerklæringen (APP 1.4).',
  anonymity:
    'Du trenger ikke å oppgi hvem du er, eller kan bruke et pseudonym, når det er lovlig og praktisk mulig (APP 2).',
  overseas:
    'Vi vil sannsynligvis utlevere personopplysninger til mottakere i følgende land utenfor Australia: %{countries} (APP 1.4(f) og (g), APP 8).',
  access:
    'Hvis du vil ha innsyn i personopplysningene vi har om deg (APP 12), eller få dem rettet (APP 13), kan du kontakte oss via %{contact}. Det koster ingenting å be om det.',
  complaint:
    'Hvis du mener at vi har brutt et av disse prinsippene, kan du henvende deg samme sted. Hvis du ikke har fått svar etter 30 dager eller ikke er fornøyd med svaret, kan du klage til den australske personvernmyndigheten, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'Avsnittet om automatiserte avgjørelser sier hvilke avgjørelser dataprogrammer bruker personopplysninger til, og hvilke opplysninger det er (APP 1.7 til 1.9).',
  noDecisions:
    'Vi bruker ingen dataprogrammer som treffer avgjørelser som med rimelighet kan ventes å påvirke rettighetene eller interessene dine i betydelig grad (APP 1.7 til 1.9).',
};
