import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Ångerrätt',
  who: 'Konsumenter i Europeiska ekonomiska samarbetsområdet och i Storbritannien har rätt att frånträda ett distansavtal utan att ange några skäl.',
  brazil:
    'Konsumenter som skyddas av brasiliansk lag kan frånträda avtalet inom sju dagar från det att det ingicks eller varan eller tjänsten mottogs och får genast tillbaka allt de har betalat (artikel 49 i den brasilianska konsumentskyddslagen). Villkoren och undantagen nedan begränsar inte denna rätt.',
  periodGoods:
    'Ångerfristen är %{days} från den dag då du, eller en person som du har angett och som inte är transportören, får varorna i fysisk besittning; om en beställning levereras i flera delar, från den dag då den sista delen tas emot.',
  periodServices: 'För tjänster och digitalt innehåll är ångerfristen %{days} från den dag då avtalet ingås.',
  function: {
    heading: 'Så utövar du ångerrätten',
    link: 'Du kan när som helst tills ångerfristen löper ut frånträda avtalet på nätet, här: %{link}. Du anger ditt namn, vilket avtal det gäller och den e-postadress som bekräftelsen ska skickas till och trycker sedan på ”Bekräfta frånträde”. Vi bekräftar omedelbart via e-post att ditt meddelande har kommit in, med dess innehåll samt datum och klockslag.',
    label: 'Ångra avtalet här',
    statement:
      'Du kan även meddela oss ditt beslut genom ett annat klart och tydligt meddelande, till exempel ett brev till vår adress eller ett e-postmeddelande till %{contact}. Du kan använda formuläret nedan, men det är inte obligatoriskt.',
    deadline:
      'För att hinna utöva ångerrätten i tid räcker det att du skickar ditt meddelande innan ångerfristen löper ut.',
  },
  effects: {
    heading: 'Verkan av att avtalet frånträds',
    refund:
      'Vi betalar tillbaka alla betalningar som vi har fått från dig, inklusive kostnaderna för standardleverans, utan onödigt dröjsmål och senast 14 dagar från den dag då vi underrättades om att du frånträder avtalet. Vi använder samma betalningssätt som du har använt, om inte något annat uttryckligen har avtalats, och tar ingen avgift för det.',
    refundServices:
      'Vi betalar tillbaka alla betalningar som vi har fått från dig, utan onödigt dröjsmål och senast 14 dagar från den dag då vi underrättades om att du frånträder avtalet. Vi använder samma betalningssätt som du har använt, om inte något annat uttryckligen har avtalats, och tar ingen avgift för det.',
    withhold:
      'Vi får vänta med återbetalningen tills vi har fått tillbaka varorna eller du har visat att du har skickat dem, beroende på vilket som inträffar först.',
    sendTo:
      'Skicka varorna utan onödigt dröjsmål, och senast 14 dagar från den dag då du meddelar oss att du frånträder avtalet, till: %{address}.',
    send: 'Skicka tillbaka varorna till vår adress utan onödigt dröjsmål, och senast 14 dagar från den dag då du meddelar oss att du frånträder avtalet.',
    costCustomer: 'Du betalar den direkta kostnaden för att skicka tillbaka varorna.',
    costOwner: 'Vi betalar kostnaden för att skicka tillbaka varorna.',
    value:
      'Du ansvarar för varornas minskade värde endast om det beror på att de har hanterats i större omfattning än vad som är nödvändigt för att fastställa deras egenskaper och funktion.',
    services:
      'Om du har begärt att en tjänst ska påbörjas under ångerfristen betalar du för den del som har tillhandahållits fram till dess att du meddelade oss att du frånträder avtalet.',
  },
  exceptions: {
    heading: 'När det inte finns någon ångerrätt',
    goods: {
      bespoke: 'varor som har tillverkats enligt dina anvisningar eller har fått en tydlig personlig prägel',
      perishable: 'varor som snabbt kan försämras eller bli för gamla',
      sealed:
        'förseglade varor som av hälso- eller hygienskäl inte är lämpliga att lämna tillbaka, om förseglingen har brutits',
      mixed: 'varor som efter leverans på ett oskiljaktigt sätt har blandats med andra föremål',
      recordings: 'förseglade ljud- eller bildupptagningar och förseglad programvara, om förseglingen har brutits',
    },
    digital:
      'digitalt innehåll som inte levereras på ett fysiskt medium, när vi har börjat leverera det med ditt uttryckliga samtycke på förhand, du har gått med på att ångerrätten därmed går förlorad och vi har bekräftat avtalet',
    services:
      'tjänster som har fullgjorts helt, om vi påbörjade dem med ditt uttryckliga samtycke på förhand och du gick med på att ångerrätten går förlorad när avtalet har fullgjorts helt',
  },
  form: {
    heading: 'Standardformulär för utövande av ångerrätten',
    intro: 'Om du vill frånträda avtalet kan du fylla i detta formulär och skicka tillbaka det:',
    to: 'Till %{recipient}:',
    declare:
      'Jag/vi meddelar härmed att jag/vi frånträder mitt/vårt avtal om köp av följande varor / tillhandahållande av följande tjänst:',
    ordered: 'Beställdes den / mottogs den:',
    name: 'Konsumentens/konsumenternas namn:',
    address: 'Konsumentens/konsumenternas adress:',
    signature: 'Konsumentens/konsumenternas underskrift (endast vid pappersformulär):',
    date: 'Datum:',
  },
};
