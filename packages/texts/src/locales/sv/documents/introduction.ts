import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Vad denna integritetspolicy handlar om',
    site: 'Denna integritetspolicy förklarar vilka personuppgifter som behandlas när du använder %{site}, för vilka ändamål och på vilken rättslig grund, vem som får dem, hur länge de lagras och vilka rättigheter du har.',
    app: 'Denna integritetspolicy förklarar vilka personuppgifter som behandlas när du använder appen %{site}, för vilka ändamål och på vilken rättslig grund, vem som får dem, hur länge de lagras och vilka rättigheter du har.',
    siteWithoutBasis:
      'Denna integritetspolicy förklarar vilka personuppgifter som behandlas när du använder %{site}, för vilka ändamål, vem som får dem, hur länge de lagras och vilka rättigheter du har.',
    appWithoutBasis:
      'Denna integritetspolicy förklarar vilka personuppgifter som behandlas när du använder appen %{site}, för vilka ändamål, vem som får dem, hur länge de lagras och vilka rättigheter du har.',
    brief: 'Det finns också en kort version: %{link}.',
    informs:
      'Den är till för att informera dig: du behöver inte godkänna den, och att läsa den innebär inte samtycke till något. När vi behöver ditt samtycke ber vi om det särskilt.',
    personalData:
      'Personuppgifter är varje upplysning om en person som är identifierad eller kan identifieras, till exempel ett namn, en e-postadress eller en enhets IP-adress.',
  },
  laws: {
    heading: 'Tillämpliga regelverk',
    intro: 'Vi behandlar personuppgifter enligt följande regelverk:',
    gdprEstablished:
      'den allmänna dataskyddsförordningen, förordning (EU) 2016/679 (GDPR), eftersom vi är etablerade i Europeiska ekonomiska samarbetsområdet (artikel 3.1 i GDPR)',
    gdprAddressed:
      'den allmänna dataskyddsförordningen, förordning (EU) 2016/679 (GDPR), i den mån vi erbjuder %{site} till personer i Europeiska ekonomiska samarbetsområdet eller observerar deras användning (artikel 3.2 i GDPR)',
    ukEstablished:
      'UK GDPR (den brittiska dataskyddsförordningen) och Data Protection Act 2018, eftersom vi är etablerade i Storbritannien',
    ukAddressed:
      'UK GDPR (den brittiska dataskyddsförordningen) och Data Protection Act 2018, i den mån vi erbjuder %{site} till personer i Storbritannien eller observerar deras användning',
    swissEstablished: 'den schweiziska federala dataskyddslagen (FADP), eftersom vi är etablerade i Schweiz',
    swissAddressed:
      'den schweiziska federala dataskyddslagen (FADP), i den mån behandlingen får verkningar i Schweiz (artikel 3 i FADP)',
    usStates:
      'lagarna om konsumenters integritetsskydd i de amerikanska delstater som anges i avsnittet ”%{section}”, för deras invånare och i den mån respektive lag gäller för oss',
  },
};
