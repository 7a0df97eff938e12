import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Hvordan en avtale inngås',
    display: 'Det vi viser på %{site}, er ennå ikke et bindende tilbud, men en oppfordring til å bestille.',
    steps:
      'Før du bestiller, ser du hva du har valgt, hva det koster, og hva du har fylt inn, og du kan rette feil. Du bestiller ved å trykke på en knapp som sier at bestillingen medfører betalingsplikt. Det er tilbudet ditt om å inngå en avtale.',
    confirmation:
      'Vi bekrefter straks på e-post at bestillingen din er mottatt. Avtalen er inngått når vi uttrykkelig godtar bestillingen, sender varene eller gir deg tilgang til det du har bestilt.',
    confirmationGoods:
      'Vi bekrefter straks på e-post at bestillingen din er mottatt. Avtalen er inngått når vi uttrykkelig godtar bestillingen eller sender varene.',
    confirmationDigital:
      'Vi bekrefter straks på e-post at bestillingen din er mottatt. Avtalen er inngått når vi uttrykkelig godtar bestillingen eller gir deg tilgang til det du har bestilt.',
    storage:
      'Vi lagrer avtaleteksten og sender den til deg sammen med disse vilkårene på e-post, slik at du kan ta vare på den.',
    languages: 'Du kan inngå avtalen på hvert av språkene som bestillingen tilbys på.',
  },
  prices: {
    heading: 'Priser og betaling',
    shown: 'Prisene som vises når du bestiller, gjelder.',
    withTax: 'De omfatter merverdiavgift og alle andre deler av prisen.',
    withoutTax: 'Merverdiavgift kommer i tillegg og vises særskilt.',
    currency: 'Prisene er oppgitt i følgende valuta: %{currency}.',
    delivery: 'Leveringskostnader vises før du bestiller.',
    methods: 'Du kan betale på følgende måter: %{methods}.',
    names: {
      card: 'kreditt- eller debetkort',
      paypal: 'PayPal',
      bankTransfer: 'bankoverføring',
      directDebit: 'avtalegiro (direkte debitering)',
      invoice: 'faktura',
      wallet: 'digital lommebok (for eksempel Apple Pay eller Google Pay)',
      cashOnDelivery: 'postoppkrav',
      appStore: 'kontoen din i appbutikken',
    },
    due: 'Med mindre noe annet er avtalt, forfaller betalingen når avtalen inngås.',
    late: 'Næringsdrivende som betaler for sent, skylder forsinkelsesrente og kompensasjon for inndrivelseskostnader etter loven, i Den europeiske union minst 40 euro (direktiv 2011/7/EU).',
    lateFrance:
      'Betaler en næringsdrivende for sent, skylder den næringsdrivende uten påkrav renter etter satsen som Den europeiske sentralbanken anvendte ved sin siste refinansieringstransaksjon, med et tillegg på ti prosentpoeng, og en fast kompensasjon på 40 euro for inndrivelseskostnader (artikkel L. 441-10 og D. 441-5 i den franske handelsloven).',
    title:
      'Varene forblir vår eiendom til de er fullt betalt; der loven ikke godtar eiendomsforbehold, har vi salgspant i dem til da.',
  },
  subscription: {
    heading: 'Abonnementer',
    period: 'Et abonnement løper i perioden som vises når du bestiller det, og ellers i: %{period}.',
    shown: 'Et abonnement løper i perioden som vises når du bestiller det.',
    renews: 'Det fornyes for en ny periode av samme lengde hvis det ikke sies opp før perioden utløper.',
    renewsConsumers:
      'Forbrukere minnes om en kommende fornyelse slik loven som gjelder for dem, foreskriver, og kan si opp en fornyet avtale tidligere der den loven tillater det.',
    renewsGermany:
      'En avtale med en forbruker fornyes ikke for en ny periode: Sies den ikke opp før perioden utløper, fortsetter den på ubestemt tid og kan deretter sies opp når som helst med en måneds varsel (§ 309 nr. 9 i den tyske sivillovboken).',
    france:
      'For avtaler med forbrukere som fornyes stilltiende, foreskriver fransk rett at disse artiklene i forbrukerloven gjengis i sin helhet (artikkel L. 215-4):',
    ends: 'Det opphører av seg selv etter denne perioden og fornyes ikke.',
    trial:
      'Hvis du får en prøveperiode, er den gratis i: %{period}. Hvis du ikke sier opp før den utløper, begynner det betalte abonnementet; vi sier fra om det før du starter prøveperioden.',
    cancel: 'Du kan når som helst si opp med virkning fra slutten av den løpende perioden her: %{link}.',
    cancelText: 'si opp abonnementet',
    cancelByMail:
      'Du kan når som helst si opp med virkning fra slutten av den løpende perioden ved å skrive til %{contact}.',
    prices:
      'Hvis vi øker prisen på et løpende abonnement, varsler vi deg minst %{days} i forveien, og du kan si opp gratis fram til den nye prisen gjelder. Den gjelder aldri for en periode som allerede er betalt.',
    cause:
      'Retten hver av partene har til å heve avtalen ved vesentlig mislighold eller av en annen tungtveiende grunn, påvirkes ikke.',
  },
};
