import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Leverans',
    countries: 'Vi levererar till följande länder: %{countries}.',
    anywhere: 'Till vilka länder vi levererar visas när du beställer.',
    within: 'Varorna når dig senast inom följande tid efter det att avtalet ingicks: %{period}.',
    shown: 'Leveranstiden visas när du beställer; den är aldrig längre än 30 dagar efter det att avtalet ingicks.',
    risk: 'För konsumenter övergår risken för att varorna går förlorade eller skadas när konsumenten, eller en person som konsumenten har angett och som inte är transportören, tar emot varorna. För näringsidkare övergår den när vi överlämnar varorna till transportören.',
    riskConsumers:
      'Risken för att varorna går förlorade eller skadas övergår på dig när du, eller en person som du har angett och som inte är transportören, tar emot varorna.',
    riskBusinesses:
      'Risken för att varorna går förlorade eller skadas övergår på dig när vi överlämnar varorna till transportören.',
  },
  digital: {
    heading: 'Tillgång och uppdateringar',
    access: 'Vi ger dig tillgång till det du har beställt utan onödigt dröjsmål efter det att avtalet har ingåtts.',
    updates:
      'Vi tillhandahåller de uppdateringar, även säkerhetsuppdateringar, som behövs för att det du har beställt ska förbli avtalsenligt, och informerar dig om dem: för ett abonnemang så länge det löper, för ett enstaka köp så länge du rimligen kan förvänta dig.',
    requirements: 'Vilka enheter och program det fungerar med anges vid erbjudandet.',
    changes:
      'Därutöver får vi ändra löpande digitala tjänster endast av giltiga skäl, såsom en ny teknisk miljö, fler användare eller ett annat viktigt driftskäl, utan kostnad för dig och efter att ha informerat dig tydligt. Om en ändring försämrar din användning mer än obetydligt informerar vi dig i förväg, och du kan säga upp avtalet utan kostnad inom 30 dagar.',
  },
  conformity: {
    heading: 'Om något är fel',
    goods:
      'Den lagstadgade felansvarigheten gäller: om varorna är felaktiga kan du kräva att felen avhjälps eller att varorna byts ut utan kostnad och, under de förutsättningar som lagen anger, prisavdrag eller pengarna tillbaka.',
    goodsPeriod:
      'För konsumenter i Europeiska ekonomiska samarbetsområdet omfattar den varje bristande avtalsenlighet som visar sig inom minst två år efter leveransen.',
    digital:
      'Den lagstadgade felansvarigheten gäller för digitalt innehåll och digitala tjänster: om de inte är avtalsenliga kan du kräva att vi avhjälper felet och, under de förutsättningar som lagen anger, betala mindre eller häva avtalet.',
    personalData:
      'När konsumenter i Europeiska ekonomiska samarbetsområdet lämnar personuppgifter i stället för att betala ett pris gäller den lagstadgade felansvarigheten även för våra digitala tjänster, om vi inte behandlar uppgifterna enbart för att tillhandahålla tjänsten eller för att följa lagen: om en tjänst inte är avtalsenlig kan de kräva att vi avhjälper felet eller häva avtalet.',
    unitedKingdom: 'Konsumenter i Storbritannien har rättigheterna enligt Consumer Rights Act 2015.',
    businessRights:
      'Om det vi levererar eller tillhandahåller är behäftat med fel har du de rättigheter som lagen ger dig.',
    businesses:
      'Näringsidkare måste undersöka varorna utan dröjsmål vid leveransen och underrätta oss om synliga fel; om dolda fel så snart de upptäcks. Deras anspråk på grund av fel måste göras gällande senast ett år efter leveransen, utom i de fall då vi ansvarar utan begränsning.',
    guarantee: 'Dessutom lämnar vi följande garanti, som inte påverkar dina lagstadgade rättigheter:',
    contact: 'Om något är fel, skriv till %{contact}.',
    france: {
      goods:
        'För försäljning av varor till konsumenter föreskriver fransk rätt denna upplysning (bilagan till artikel D. 211-2 i den franska konsumentlagen):',
      once: 'För digitalt innehåll och digitala tjänster som tillhandahålls konsumenter vid ett enda tillfälle eller vid enstaka tillfällen föreskriver fransk rätt denna upplysning (bilagan till artikel D. 211-3 i den franska konsumentlagen):',
      continuous:
        'För digitalt innehåll och digitala tjänster som tillhandahålls konsumenter fortlöpande föreskriver fransk rätt denna upplysning (bilagan till artikel D. 211-4 i den franska konsumentlagen):',
    },
  },
};
