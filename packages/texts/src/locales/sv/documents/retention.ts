import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Hur länge uppgifter lagras',
  intro:
    'Vi lagrar personuppgifter så länge som ändamålet kräver. Därefter raderar vi dem, om vi inte enligt lag måste lagra dem längre eller behöver dem för att fastställa, göra gällande eller försvara rättsliga anspråk; de används då inte för något annat.',
  tableIntro: 'För ändamålen i denna integritetspolicy innebär det följande:',
  caption: 'Lagringstid per ändamål',
  purpose: 'Ändamål',
  period: 'Tid eller kriterium',
  criteria: {
    delivery:
      'Så länge det behövs för att leverera det innehåll du begär; åtkomstloggar så länge det behövs för att hitta fel och avvärja angrepp',
    security: 'Så länge det behövs för att upptäcka och spåra angrepp, skräppost och missbruk',
    fraud: 'Så länge det behövs för att granska transaktionen och för anspråk som följer av den',
    account: 'Tills du raderar kontot eller ber oss göra det',
    payments: 'Tills betalningen är genomförd; underlag om den så länge som handels- och skattelagstiftningen kräver',
    contract:
      'Tills avtalet är fullgjort och anspråk som följer av det har preskriberats; fakturor och underlag så länge som handels- och skattelagstiftningen kräver',
    choices: 'Så länge ditt val gäller, och därefter så länge vi måste kunna bevisa det',
    errors: 'Tills felet har hittats och rättats',
    enquiry:
      'Tills ditt ärende är avslutat och inga följdfrågor är att vänta; längre när handelslagstiftningen kräver att korrespondens bevaras',
    use: 'Så länge du använder funktionen, samt under lagringstiderna för dess spårare',
    booking: 'Tills bokningen eller den bokade tiden är avslutad och anspråk som följer av den har preskriberats',
    content: 'Så länge innehållet visas, samt under lagringstiderna för dess spårare',
    contribution: 'Så länge ditt inlägg är publicerat, eller tills du ber oss ta bort det',
    statistics:
      'Tills du återkallar ditt samtycke eller, om det inträffar tidigare, uppgifterna inte längre behövs för vår statistik; spårare under sina lagringstider',
    statisticsOther: 'Tills uppgifterna inte längre behövs för vår statistik eller du invänder',
    advertising:
      'Tills du återkallar ditt samtycke eller, om det inträffar tidigare, kampanjen har utvärderats; spårare under sina lagringstider',
    advertisingOther: 'Tills du invänder eller, om det inträffar tidigare, kampanjen har utvärderats',
    subscription:
      'Tills du avslutar prenumerationen eller återkallar ditt samtycke; bevis på ditt samtycke så länge anspråk kan göras gällande',
    contacts: 'Så länge affärskontakten varar, och längst tills du invänder',
    membership: 'Så länge du deltar i programmet, och tills anspråk som följer av det har preskriberats',
    application:
      'Tills ett beslut har fattats och anspråk som riktas mot det har preskriberats; längre endast med ditt samtycke eller om du anställs',
    survey: 'Tills undersökningen har utvärderats',
    law: 'Så länge som handels- och skattelagstiftningen kräver',
    claims: 'Tills anspråket är reglerat eller har preskriberats',
    purpose: 'Så länge som det angivna ändamålet kräver',
  },
};
