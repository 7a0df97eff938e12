import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Behandling i andre land',
  intro:
    'Personopplysninger behandles i landene som er oppført her. Utenfor Det europeiske økonomiske samarbeidsområde (EØS) kan opplysninger bare gå til steder der de er vernet av en av garantiene i personvernforordningen artikkel 44 til 49. Tabellen angir garantien for hvert land.',
  introUk:
    'Personopplysninger behandles i landene som er oppført her. Utenfor Storbritannia kan opplysninger bare gå til steder der de er vernet av en av garantiene i UK GDPR artikkel 44 til 49. Tabellen angir garantien for hvert land.',
  introSwiss:
    'Personopplysninger utleveres til mottakere i landene som er oppført her. Tabellen angir for hvert land hva som sikrer et egnet vern (FADP artikkel 16).',
  introPlain: 'Personopplysninger behandles i disse landene:',
  none: 'Tjenestene som er nevnt i denne personvernerklæringen, behandler personopplysninger bare i Det europeiske økonomiske samarbeidsområde (EØS): %{countries}.',
  caption: 'Land, mottakere og garantier',
  country: 'Land',
  recipients: 'Mottakere',
  safeguard: 'Garanti',
  safeguards: {
    inside: 'Innenfor EØS, der personvernforordningen gjelder',
    home: 'Ingen overføring til et annet land',
    adequacyEu: 'EU-kommisjonens beslutning om tilstrekkelig beskyttelsesnivå (personvernforordningen artikkel 45)',
    adequacyEuLimited:
      'EU-kommisjonens beslutning om tilstrekkelig beskyttelsesnivå (personvernforordningen artikkel 45), innenfor virkeområdet',
    adequacyUk:
      'Storbritannias beslutning om tilstrekkelig beskyttelsesnivå, adequacy regulations (UK GDPR artikkel 45A)',
    adequacySwiss:
      'Tilstrekkelig vern ifølge det sveitsiske forbundsrådet (FADP artikkel 16 nr. 1, vedlegg 1 til den sveitsiske forskriften om personvern)',
    frameworkEu:
      'EU-US Data Privacy Framework, som mottakeren er sertifisert under: EU-kommisjonens beslutning (EU) 2023/1795 om tilstrekkelig beskyttelsesnivå (personvernforordningen artikkel 45)',
    frameworkUk:
      'Den britiske utvidelsen UK Extension to the EU-US Data Privacy Framework, som mottakeren er sertifisert under',
    frameworkSwiss: 'Swiss-US Data Privacy Framework, som mottakeren er sertifisert under',
    clausesEu: 'EU-kommisjonens standard personvernbestemmelser (personvernforordningen artikkel 46 nr. 2 bokstav c)',
    clausesUk:
      'International Data Transfer Agreement eller Addendum, utstedt av Storbritannias Information Commissioner (UK GDPR artikkel 46)',
    clausesSwiss:
      'Standard personvernbestemmelser som den sveitsiske personvernmyndigheten (FDPIC) har anerkjent (FADP artikkel 16 nr. 2 bokstav d)',
    bindingRules: 'Bindende virksomhetsregler (personvernforordningen artikkel 46 nr. 2 bokstav b)',
    explicitConsent:
      'Ditt uttrykkelige samtykke, etter informasjon om risikoene (personvernforordningen artikkel 49 nr. 1 bokstav a)',
    contract:
      'Nødvendig for en avtale med deg eller i din interesse (personvernforordningen artikkel 49 nr. 1 bokstav b eller c)',
    frameworkOrClausesEu:
      'EU-kommisjonens standard personvernbestemmelser (personvernforordningen artikkel 46 nr. 2 bokstav c) eller, når mottakeren er sertifisert, EU-US Data Privacy Framework (personvernforordningen artikkel 45)',
  },
  copy: 'Du kan få en kopi av bestemmelsene eller reglene som er nevnt her, eller få vite hvor de er tilgjengelige, ved å kontakte oss via %{contact}.',
  usRisk:
    'Utenfor landene med en beslutning om tilstrekkelig beskyttelsesnivå kan personvernnivået som loven krever, være lavere, og myndigheter kan ha videre tilgang til opplysninger. Derfor er garantiene som er nevnt her, avtalt.',
};
