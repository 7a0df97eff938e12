import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Hvor lenge opplysninger lagres',
  intro:
    'Vi lagrer personopplysninger så lenge formålet krever det. Deretter sletter vi dem, med mindre en lov krever at vi lagrer dem lenger, eller vi trenger dem for å fastsette, gjøre gjeldende eller forsvare rettskrav; da brukes de ikke til noe annet.',
  tableIntro: 'For formålene i denne personvernerklæringen betyr det:',
  caption: 'Lagringstid etter formål',
  purpose: 'Formål',
  period: 'Tid eller kriterium',
  criteria: {
    delivery:
      'Så lenge det er nødvendig for å levere innholdet du ber om; tilgangslogger så lenge det er nødvendig for å finne feil og avverge angrep',
    security: 'Så lenge det er nødvendig for å oppdage og spore angrep, spam og misbruk',
    fraud: 'Så lenge det er nødvendig for å undersøke transaksjonen og for krav som oppstår av den',
    account: 'Til du sletter kontoen eller ber oss om det',
    payments: 'Til betalingen er gjennomført; bilag om den så lenge handels- og skattelovgivningen krever det',
    contract:
      'Til avtalen er oppfylt og krav som følger av den, er foreldet; fakturaer og bilag så lenge handels- og skattelovgivningen krever det',
    choices: 'Så lenge valget ditt gjelder, og deretter så lenge vi må kunne dokumentere det',
    errors: 'Til feilen er funnet og rettet',
    enquiry:
      'Til henvendelsen din er avsluttet og det ikke kan ventes oppfølging; lenger når handelslovgivningen krever at korrespondanse oppbevares',
    use: 'Så lenge du bruker funksjonen, og i lagringstidene for sporingsverktøyene dens',
    booking: 'Til timen eller bookingen er gjennomført og krav som følger av den, er foreldet',
    content: 'Så lenge innholdet vises, og i lagringstidene for sporingsverktøyene det bruker',
    contribution: 'Så lenge innlegget ditt er publisert, eller til du ber oss om å fjerne det',
    statistics:
      'Til du trekker tilbake samtykket ditt eller, hvis det skjer tidligere, opplysningene ikke lenger trengs til statistikken vår; sporingsverktøy i lagringstidene sine',
    statisticsOther: 'Til opplysningene ikke lenger trengs til statistikken vår eller du protesterer',
    advertising:
      'Til du trekker tilbake samtykket ditt eller, hvis det skjer tidligere, kampanjen er evaluert; sporingsverktøy i lagringstidene sine',
    advertisingOther: 'Til du protesterer eller, hvis det skjer tidligere, kampanjen er evaluert',
    subscription:
      'Til du melder deg av eller trekker tilbake samtykket ditt; dokumentasjon av samtykket så lenge krav kan gjøres gjeldende',
    contacts: 'Så lenge forretningsforbindelsen varer, men lengst til du protesterer',
    membership: 'Så lenge du deltar i programmet, og til krav som følger av det, er foreldet',
    application:
      'Til en avgjørelse er tatt og krav rettet mot den er foreldet; lenger bare med samtykket ditt eller hvis du ansettes',
    survey: 'Til undersøkelsen er evaluert',
    law: 'Så lenge handels- og skattelovgivningen krever det',
    claims: 'Til kravet er avgjort eller foreldet',
    purpose: 'Så lenge det nevnte formålet krever det',
  },
};
