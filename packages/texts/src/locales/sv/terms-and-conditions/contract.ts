import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Hur ett avtal ingås',
    display: 'Det vi visar på %{site} är ännu inget bindande anbud, utan en inbjudan att beställa.',
    steps:
      'Innan du beställer ser du vad du har valt, vad det kostar och vad du har fyllt i, och du kan rätta misstag. Du beställer genom att trycka på en knapp som anger att beställningen medför betalningsskyldighet. Det är ditt anbud om att ingå ett avtal.',
    confirmation:
      'Vi bekräftar omedelbart via e-post att din beställning har kommit in. Avtalet ingås när vi uttryckligen godtar beställningen, skickar varorna eller ger dig tillgång till det du har beställt.',
    confirmationGoods:
      'Vi bekräftar omedelbart via e-post att din beställning har kommit in. Avtalet ingås när vi uttryckligen godtar beställningen eller skickar varorna.',
    confirmationDigital:
      'Vi bekräftar omedelbart via e-post att din beställning har kommit in. Avtalet ingås när vi uttryckligen godtar beställningen eller ger dig tillgång till det du har beställt.',
    storage:
      'Vi lagrar avtalstexten och skickar den till dig tillsammans med dessa villkor via e-post, så att du kan spara den.',
    languages: 'Du kan ingå avtalet på vart och ett av de språk som beställningen erbjuds på.',
  },
  prices: {
    heading: 'Priser och betalning',
    shown: 'De priser som visas när du beställer gäller.',
    withTax: 'De inkluderar mervärdesskatt och alla andra delar av priset.',
    withoutTax: 'Mervärdesskatt tillkommer och anges särskilt.',
    currency: 'Priserna anges i följande valuta: %{currency}.',
    delivery: 'Leveranskostnader visas innan du beställer.',
    methods: 'Du kan betala på följande sätt: %{methods}.',
    names: {
      card: 'kredit- eller betalkort',
      paypal: 'PayPal',
      bankTransfer: 'banköverföring',
      directDebit: 'autogiro',
      invoice: 'faktura',
      wallet: 'digital plånbok (t.ex. Apple Pay eller Google Pay)',
      cashOnDelivery: 'postförskott',
      appStore: 'ditt konto i appbutiken',
    },
    due: 'Om inget annat har avtalats förfaller betalningen när avtalet ingås.',
    late: 'Näringsidkare som betalar för sent är skyldiga den dröjsmålsränta och den ersättning för indrivningskostnader som lagen anger, i Europeiska unionen minst 40 euro (direktiv 2011/7/EU).',
    lateFrance:
      'Betalar en näringsidkare för sent är denne utan påminnelse skyldig ränta efter den räntesats som Europeiska centralbanken tillämpade vid sin senaste refinansieringstransaktion med ett tillägg av tio procentenheter samt en schablonersättning på 40 euro för indrivningskostnader (artiklarna L. 441-10 och D. 441-5 i den franska handelslagen).',
    title: 'Varorna förblir vår egendom tills de är fullt betalda.',
  },
  subscription: {
    heading: 'Abonnemang',
    period: 'Ett abonnemang löper under den tid som visas när du beställer det, eller annars under: %{period}.',
    shown: 'Ett abonnemang löper under den tid som visas när du beställer det.',
    renews: 'Det förlängs med en ny period av samma längd om det inte sägs upp innan perioden löper ut.',
    renewsConsumers:
      'Konsumenter påminns om en kommande förlängning så som den lag som gäller för dem föreskriver och kan säga upp ett förlängt avtal tidigare där den lagen tillåter det.',
    renewsGermany:
      'Ett avtal med en konsument förlängs inte med en ny period: om det inte sägs upp innan perioden löper ut fortsätter det tills vidare och kan därefter när som helst sägas upp med en månads uppsägningstid (309 § nr 9 i den tyska civillagen).',
    france:
      'För avtal med konsumenter som förlängs tyst föreskriver fransk rätt att dessa artiklar i konsumentlagen återges i sin helhet (artikel L. 215-4):',
    ends: 'Det upphör av sig självt efter denna tid och förlängs inte.',
    trial:
      'Om du får en provperiod är den gratis under: %{period}. Om du inte säger upp abonnemanget innan den löper ut börjar det betalda abonnemanget; vi upplyser om det innan du startar provperioden.',
    cancel: 'Du kan när som helst säga upp abonnemanget med verkan från slutet av den pågående perioden, här: %{link}.',
    cancelText: 'säg upp abonnemanget',
    cancelByMail:
      'Du kan när som helst säga upp abonnemanget med verkan från slutet av den pågående perioden genom att skriva till %{contact}.',
    prices:
      'Om vi höjer priset på ett löpande abonnemang meddelar vi dig det minst %{days} i förväg, och du kan säga upp abonnemanget utan kostnad fram till dess att det nya priset gäller. Det gäller aldrig en period som redan är betald.',
    cause: 'Rätten för var och en av parterna att säga upp avtalet i förtid om det finns vägande skäl påverkas inte.',
  },
};
