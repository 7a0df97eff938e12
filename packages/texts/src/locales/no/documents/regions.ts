import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'For personer i Storbritannia',
    reading:
      'Når denne personvernerklæringen nevner en artikkel i personvernforordningen, siktes det, for behandlingen som er omfattet av UK GDPR, til artikkelen med samme nummer i UK GDPR.',
    complainToUs:
      'Du kan klage til oss på hvordan vi bruker opplysningene dine: Kontakt oss via %{contact}. Vi bekrefter innen 30 dager at vi har mottatt klagen, undersøker den uten ugrunnet opphold og forteller deg utfallet (Data Protection Act 2018 section 164A).',
    complainToIco: 'Du kan også klage til personvernmyndigheten i Storbritannia:',
    adequacy:
      'For overføringer ut av Storbritannia gjelder landets egne beslutninger om tilstrekkelig beskyttelsesnivå (adequacy regulations) i stedet for EU-kommisjonens beslutninger, og til EUs standard personvernbestemmelser kommer International Data Transfer Agreement eller UK Addendum.',
  },
  switzerland: {
    heading: 'For personer i Sveits',
    reading:
      'Når denne personvernerklæringen viser til rettslige grunnlag og artikler i personvernforordningen, verken begrenser eller erstatter det den sveitsiske føderale personvernloven (FADP), som bare krever en rettferdiggjøringsgrunn når behandlingen krenker personlighetsrettigheter.',
    countries: 'Land utenfor Sveits der personopplysninger behandles: %{countries}.',
    safeguards:
      'Det sveitsiske forbundsrådet anerkjenner at blant andre EØS-statene og Storbritannia gir tilstrekkelig vern (vedlegg 1 til den sveitsiske forskriften om personvern), og at USA gjør det for mottakere som er sertifisert under Swiss-US Data Privacy Framework. Ellers gjelder de standard personvernbestemmelsene som er nevnt ovenfor, i den formen den sveitsiske personvernmyndigheten (FDPIC) har anerkjent (FADP artikkel 16).',
    noCountries: 'Tjenestene som er nevnt i denne personvernerklæringen, behandler personopplysninger bare i Sveits.',
    rights:
      'Du kan kreve innsyn i opplysningene dine (FADP artikkel 25), at de utleveres eller overføres (FADP artikkel 28), og at de rettes, slettes eller tilintetgjøres, og du kan protestere mot at de behandles eller utleveres til andre (FADP artikkel 30 og 32). Som regel svarer vi innen 30 dager og gratis.',
    authority: 'Du kan melde fra om overtredelser til den kompetente myndigheten:',
  },
};
