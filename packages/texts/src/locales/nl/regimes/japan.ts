import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Voor personen in Japan',
  scope:
    'Waar de Japanse wet inzake de bescherming van persoonlijke informatie (Act on the Protection of Personal Information, APPI) van toepassing is, vult dit onderdeel de privacyverklaring aan.',
  operator: 'De onderneming die uw persoonlijke informatie behandelt, is %{owner}; het adres staat hierboven.',
  operatorWith:
    'De onderneming die uw persoonlijke informatie behandelt, is %{owner}, vertegenwoordigd door %{representative}; het adres staat hierboven.',
  purposes:
    'De gebruiksdoeleinden zijn die welke in deze privacyverklaring worden genoemd (artikel 21 APPI). Daarbuiten gebruiken wij persoonlijke informatie niet zonder uw toestemming, behalve wanneer artikel 18 APPI dat toestaat.',
  thirdParties:
    'Persoonsgegevens gaan naar derden met uw toestemming of wanneer artikel 27 APPI dat toestaat. Aan aanbieders die ze namens ons binnen de gebruiksdoeleinden behandelen, worden ze toevertrouwd (artikel 27 lid 5 onder i APPI).',
  foreign:
    'Persoonsgegevens worden ook behandeld in de volgende landen buiten Japan: %{countries}. Op verzoek informeren wij u over de bescherming van persoonlijke informatie in elk daarvan en over de maatregelen die de ontvanger heeft genomen (artikel 28 APPI).',
  requests:
    'U kunt verzoeken om mededeling van de gebruiksdoeleinden (artikel 32 APPI), om inzage in de persoonsgegevens die wij over u bewaren en in de registraties van de verstrekking daarvan aan derden (artikel 33 APPI), om correctie, aanvulling of verwijdering daarvan (artikel 34 APPI), en om het gebruik of de verstrekking aan derden te staken of de gegevens te wissen (artikel 35 APPI).',
  exercise:
    'Voor dergelijke verzoeken, voor klachten en om te vernemen welke maatregelen wij nemen voor de beveiliging van persoonsgegevens (artikel 23 APPI), kunt u contact met ons opnemen via %{contact}.',
  authority:
    'De bevoegde autoriteit is de Japanse commissie voor de bescherming van persoonlijke informatie, de Personal Information Protection Commission (%{link}).',
};
