import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'För personer i Australien',
  scope:
    'När Privacy Act 1988 (den australiska integritetsskyddslagen) är tillämplig kompletterar detta avsnitt integritetspolicyn. Det hänvisar till de australiska integritetsskyddsprinciperna, Australian Privacy Principles (APP), i lagens bilaga 1.',
  kinds:
    'Vilka slags personuppgifter vi samlar in och innehar, hur vi samlar in dem och för vilka ändamål vi samlar in, innehar, använder och lämnar ut dem beskrivs i denna integritetspolicy (APP 1.4).',
  anonymity:
    'Du behöver inte uppge vem du är, eller kan använda en pseudonym, när det är lagligt och praktiskt möjligt (APP 2).',
  overseas:
    'Vi kommer sannolikt att lämna ut personuppgifter till mottagare i följande länder utanför Australien: %{countries} (APP 1.4(f) och (g), APP 8).',
  access:
    'Om du vill få tillgång till de personuppgifter som vi har om dig (APP 12) eller få dem rättade (APP 13), kontakta oss via %{contact}. Att begära det kostar ingenting.',
  complaint:
    'Om du anser att vi har brutit mot en av dessa principer, vänd dig till samma adress. Om du inte har fått svar efter 30 dagar eller inte är nöjd med svaret kan du klaga hos den australiska dataskyddsmyndigheten, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'I avsnittet om automatiserade beslut anges för vilka beslut datorprogram använder personuppgifter och vilka uppgifter det gäller (APP 1.7–1.9).',
  noDecisions:
    'Vi använder inget datorprogram som fattar beslut som rimligen kan förväntas påverka dina rättigheter eller intressen i betydande grad (APP 1.7–1.9).',
};
