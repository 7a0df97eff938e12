import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Voor ouders van kinderen in de Verenigde Staten',
  scope:
    'Overeenkomstig de Amerikaanse regeling ter bescherming van de privacy van kinderen online, de Children’s Online Privacy Protection Rule (16 CFR Part 312), vertelt dit onderdeel ouders hoe op %{site} met persoonlijke informatie van kinderen jonger dan 13 jaar wordt omgegaan.',
  operator:
    'De exploitant is %{owner}. Zijn postadres, e-mailadres en, indien aanwezig, telefoonnummer staan aan het begin van deze privacyverklaring. Hij beantwoordt alle vragen over de informatie van kinderen, via %{contact}.',
  others:
    'Ook deze diensten verzamelen of ontvangen informatie via %{site}: %{services}. Wie ze aanbiedt en hoe de aanbieders te bereiken zijn, staat in het onderdeel over de diensten.',
  collected:
    'Informatie die van kinderen kan worden verzameld: %{data}. Hoe die wordt gebruikt en verstrekt, staat in deze privacyverklaring bij elk geval en elke dienst.',
  persistent:
    'Blijvende identificatoren die voor de interne werking van %{site} worden verzameld, worden voor niets anders gebruikt: niet om contact met een kind op te nemen, niet voor reclame op basis van gedrag en niet om een profiel op te bouwen.',
  consent:
    'Voordat wij persoonlijke informatie van een kind buiten de uitzonderingen van § 312.5(c) verzamelen, gebruiken of verstrekken, verkrijgen wij de verifieerbare toestemming van een ouder. Een ouder kan toestemming geven voor het verzamelen en gebruiken zonder toestemming te geven voor verstrekking aan derden, tenzij die verstrekking wezenlijk deel uitmaakt van de dienst.',
  rights:
    'Een ouder kan de informatie van het kind inzien, laten verwijderen en weigeren dat zij verder wordt verzameld of gebruikt. Dat kan via de hierboven genoemde contactmogelijkheid; wij vergewissen ons ervan dat het de ouder is die het verzoek doet (§ 312.6).',
  condition:
    'Wij vragen een kind niet meer informatie te verstrekken dan redelijkerwijs nodig is om aan een activiteit deel te nemen (§ 312.7).',
  retention:
    'Informatie van kinderen wordt alleen bewaard zolang dat redelijkerwijs nodig is voor het doel waarvoor zij is verzameld, en daarna verwijderd (§ 312.10). De termijnen en criteria staan in deze privacyverklaring.',
};
