import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'För personer i Storbritannien',
    reading:
      'När denna integritetspolicy anger en artikel i GDPR avses, för den behandling som omfattas av UK GDPR, artikeln med samma nummer i UK GDPR.',
    complainToUs:
      'Du kan klaga hos oss på hur vi använder dina uppgifter: kontakta oss via %{contact}. Vi bekräftar inom 30 dagar att vi har tagit emot ditt klagomål, utreder det utan onödigt dröjsmål och meddelar dig resultatet (section 164A i Data Protection Act 2018).',
    complainToIco: 'Du kan även klaga hos dataskyddsmyndigheten i Storbritannien:',
    adequacy:
      'För överföringar från Storbritannien gäller Storbritanniens egna beslut om adekvat skyddsnivå (adequacy regulations) i stället för Europeiska kommissionens beslut, och till standardavtalsklausulerna kommer International Data Transfer Agreement eller UK Addendum.',
  },
  switzerland: {
    heading: 'För personer i Schweiz',
    reading:
      'När denna integritetspolicy talar om rättsliga grunder och artiklar i GDPR, varken begränsar eller ersätter dessa den schweiziska federala dataskyddslagen (FADP), som kräver en rättfärdigande grund endast när behandlingen kränker personlighetsrättigheter.',
    countries: 'Länder utanför Schweiz där personuppgifter behandlas: %{countries}.',
    safeguards:
      'Schweiz förbundsråd erkänner att bland andra staterna i Europeiska ekonomiska samarbetsområdet och Storbritannien erbjuder adekvat skydd (bilaga 1 till den schweiziska förordningen om dataskydd) och att USA gör det i fråga om mottagare som är certifierade enligt Swiss-US Data Privacy Framework. I övrigt gäller de standardavtalsklausuler som anges ovan i den form som den schweiziska dataskyddsmyndigheten (FDPIC) har erkänt (artikel 16 i FADP).',
    noCountries: 'De tjänster som anges i denna integritetspolicy behandlar personuppgifter endast i Schweiz.',
    rights:
      'Du kan begära tillgång till dina uppgifter (artikel 25 i FADP), att de lämnas ut eller överförs (artikel 28 i FADP) och att de rättas, raderas eller förstörs, och du kan invända mot att de behandlas eller lämnas ut till andra (artiklarna 30 och 32 i FADP). Vi svarar i regel inom 30 dagar och utan kostnad.',
    authority: 'Du kan anmäla överträdelser till den behöriga myndigheten:',
  },
};
