import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Behandling i andre lande',
  intro:
    'Personoplysninger behandles i de lande, der er opført her. Uden for Det Europæiske Økonomiske Samarbejdsområde må oplysninger kun komme til steder, hvor de er beskyttet af en af garantierne i databeskyttelsesforordningens artikel 44-49. Tabellen angiver garantien for hvert land.',
  introUk:
    'Personoplysninger behandles i de lande, der er opført her. Uden for Storbritannien må oplysninger kun komme til steder, hvor de er beskyttet af en af garantierne i artikel 44-49 i UK GDPR. Tabellen angiver garantien for hvert land.',
  introSwiss:
    'Personoplysninger videregives til modtagere i de lande, der er opført her. Tabellen angiver for hvert land, hvad der sikrer en passende beskyttelse (artikel 16 i FADP).',
  introPlain: 'Personoplysninger behandles i følgende lande:',
  none: 'De tjenester, der er nævnt i denne privatlivspolitik, behandler kun personoplysninger i Det Europæiske Økonomiske Samarbejdsområde: %{countries}.',
  caption: 'Lande, modtagere og garantier',
  country: 'Land',
  recipients: 'Modtagere',
  safeguard: 'Garanti',
  safeguards: {
    inside: 'Inden for Det Europæiske Økonomiske Samarbejdsområde, hvor databeskyttelsesforordningen gælder',
    home: 'Ingen overførsel til et andet land',
    adequacyEu:
      'Europa-Kommissionens afgørelse om tilstrækkeligheden af beskyttelsesniveauet (databeskyttelsesforordningens artikel 45)',
    adequacyEuLimited:
      'Europa-Kommissionens afgørelse om tilstrækkeligheden af beskyttelsesniveauet (databeskyttelsesforordningens artikel 45), inden for dens anvendelsesområde',
    adequacyUk:
      'Storbritanniens afgørelse om tilstrækkeligheden af beskyttelsesniveauet, adequacy regulations (artikel 45A i UK GDPR)',
    adequacySwiss:
      'Tilstrækkelig beskyttelse ifølge det schweiziske forbundsråd (artikel 16, stk. 1, i FADP, bilag 1 til den schweiziske forordning om databeskyttelse)',
    frameworkEu:
      'EU-US Data Privacy Framework, som modtageren er certificeret under: Europa-Kommissionens afgørelse (EU) 2023/1795 om tilstrækkeligheden af beskyttelsesniveauet (databeskyttelsesforordningens artikel 45)',
    frameworkUk:
      'Den britiske udvidelse UK Extension to the EU-US Data Privacy Framework, som modtageren er certificeret under',
    frameworkSwiss: 'Swiss-US Data Privacy Framework, som modtageren er certificeret under',
    clausesEu:
      'Europa-Kommissionens standardkontraktbestemmelser (databeskyttelsesforordningens artikel 46, stk. 2, litra c)',
    clausesUk:
      'International Data Transfer Agreement eller Addendum, udstedt af Storbritanniens Information Commissioner (artikel 46 i UK GDPR)',
    clausesSwiss:
      'Standardbestemmelser om databeskyttelse, som den schweiziske databeskyttelsesmyndighed (FDPIC) har anerkendt (artikel 16, stk. 2, litra d, i FADP)',
    bindingRules: 'Bindende virksomhedsregler (databeskyttelsesforordningens artikel 46, stk. 2, litra b)',
    explicitConsent:
      'Dit udtrykkelige samtykke efter oplysning om risiciene (databeskyttelsesforordningens artikel 49, stk. 1, litra a)',
    contract:
      'Nødvendigt for en kontrakt med dig eller i din interesse (databeskyttelsesforordningens artikel 49, stk. 1, litra b eller c)',
    frameworkOrClausesEu:
      'Europa-Kommissionens standardkontraktbestemmelser (databeskyttelsesforordningens artikel 46, stk. 2, litra c) eller, hvor modtageren er certificeret, EU-US Data Privacy Framework (databeskyttelsesforordningens artikel 45)',
  },
  copy: 'Du kan få en kopi af de bestemmelser eller regler, der er nævnt her, eller få at vide, hvor de er tilgængelige, ved at kontakte os via %{contact}.',
  usRisk:
    'Uden for de lande, der er omfattet af en afgørelse om tilstrækkeligheden af beskyttelsesniveauet, kan det databeskyttelsesniveau, som loven kræver, være lavere, og myndigheder kan have videre adgang til oplysninger. Derfor er de garantier, der er nævnt her, aftalt.',
};
