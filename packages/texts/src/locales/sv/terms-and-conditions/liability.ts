import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Ansvar',
  general: {
    unlimited:
      'Vi ansvarar utan begränsning vid uppsåt och grov vårdslöshet, för dödsfall och personskada, när vi svikligen har dolt ett fel eller har lämnat en garanti samt enligt lagstiftningen om produktansvar.',
    essential:
      'Vid ringa vårdslöshet ansvarar vi endast om en skyldighet åsidosätts vars fullgörande över huvud taget gör det möjligt att fullgöra avtalet på ett riktigt sätt och som du normalt får förlita dig på. Ansvaret är då begränsat till den skada som är typisk för sådana avtal och som kunde förutses.',
    else: 'I övrigt är ansvaret för ringa vårdslöshet uteslutet. Detsamma gäller ansvaret för dem som handlar för vår räkning.',
    consumers:
      'Gentemot konsumenter ansvarar vi enligt lag; inget i dessa villkor utesluter eller begränsar det ansvaret.',
    businesses: 'Gentemot näringsidkare gäller följande:',
    mandatory: 'De rättigheter som konsumenter har enligt tvingande lag påverkas inte.',
  },
  unitedKingdom: {
    unlimited:
      'Inget i dessa villkor begränsar eller utesluter vårt ansvar för dödsfall eller personskada som har orsakats av vår vårdslöshet, för bedrägeri eller svikligt förledande eller för något annat för vilket lagen inte tillåter det.',
    consumers:
      'Om du är konsument ansvarar vi för förlust eller skada som är en förutsebar följd av att vi bryter mot avtalet eller inte iakttar rimlig omsorg och skicklighet. Dina lagstadgade rättigheter kvarstår.',
    businesses:
      'Om du är näringsidkare ansvarar vi inte för utebliven vinst, uteblivna affärer eller affärsmöjligheter eller för indirekt skada, och vårt sammanlagda ansvar enligt ett avtal är begränsat till det som har betalats enligt avtalet under de tolv månaderna före händelsen.',
  },
  unitedStates: {
    asIs: 'I den utsträckning som lagen tillåter tillhandahålls %{site} i befintligt skick och i mån av tillgänglighet (”as is” och ”as available”), utan garantier av något slag, vare sig uttryckliga eller underförstådda.',
    cap: 'I den utsträckning som lagen tillåter ansvarar vi inte för indirekta skador, tillfälliga skador, särskilda skador eller följdskador, och vårt sammanlagda ansvar är begränsat till det belopp som du har betalat till oss under de tolv månaderna före den händelse som anspråket grundas på.',
    states:
      'Vissa rättsordningar tillåter inte att vissa garantier utesluts eller att ansvaret för vissa skador begränsas. I så fall gäller begränsningarna ovan inte för dig, och du kan ha ytterligare rättigheter.',
  },
};
