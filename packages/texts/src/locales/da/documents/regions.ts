import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'For personer i Storbritannien',
    reading:
      'Hvor denne privatlivspolitik nævner en artikel i databeskyttelsesforordningen, menes der, for den behandling, der er omfattet af UK GDPR, artiklen med samme nummer i UK GDPR.',
    complainToUs:
      'Du kan klage til os over, hvordan vi bruger dine oplysninger: Kontakt os via %{contact}. Vi bekræfter inden for 30 dage, at vi har modtaget din klage, undersøger den uden unødig forsinkelse og meddeler dig resultatet (section 164A i Data Protection Act 2018).',
    complainToIco: 'Du kan også klage til databeskyttelsesmyndigheden i Storbritannien:',
    adequacy:
      'For overførsler fra Storbritannien gælder landets egne afgørelser om tilstrækkeligheden af beskyttelsesniveauet (adequacy regulations) i stedet for Europa-Kommissionens afgørelser, og til standardkontraktbestemmelserne kommer International Data Transfer Agreement eller UK Addendum.',
  },
  switzerland: {
    heading: 'For personer i Schweiz',
    reading:
      'Hvor denne privatlivspolitik taler om retsgrundlag og artikler i databeskyttelsesforordningen, hverken begrænser eller erstatter disse den schweiziske forbundslov om databeskyttelse (FADP), som kun kræver en retfærdiggørelsesgrund, når behandlingen krænker personlighedsrettigheder.',
    countries: 'Lande uden for Schweiz, hvor personoplysninger behandles: %{countries}.',
    safeguards:
      'Det schweiziske forbundsråd anerkender, at blandt andre staterne i Det Europæiske Økonomiske Samarbejdsområde og Storbritannien giver tilstrækkelig beskyttelse (bilag 1 til den schweiziske forordning om databeskyttelse), og at USA gør det for modtagere, der er certificeret under Swiss-US Data Privacy Framework. I øvrigt gælder de standardkontraktbestemmelser, der er nævnt ovenfor, i den form, som den schweiziske databeskyttelsesmyndighed (FDPIC) har anerkendt (artikel 16 i FADP).',
    noCountries: 'De tjenester, der er nævnt i denne privatlivspolitik, behandler kun personoplysninger i Schweiz.',
    rights:
      'Du kan kræve indsigt i dine oplysninger (artikel 25 i FADP), at de udleveres eller overføres (artikel 28 i FADP), og at de berigtiges, slettes eller tilintetgøres, og du kan gøre indsigelse mod, at de behandles eller videregives (artikel 30 og 32 i FADP). Vi svarer som regel inden for 30 dage og uden beregning.',
    authority: 'Du kan anmelde overtrædelser til den kompetente myndighed:',
  },
};
