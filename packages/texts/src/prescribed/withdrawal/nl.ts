import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Dutch. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Herroepingsrecht',
    period:
      'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.',
    expires: {
      contract: 'De herroepingstermijn verstrijkt 14 dagen na de dag van de sluiting van de overeenkomst.',
      together:
        'De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het goed fysiek in bezit krijgt.',
      separately:
        'De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.',
      pieces:
        'De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, de laatste zending of het laatste onderdeel fysiek in bezit krijgt.',
      regularly:
        'De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het eerste goed fysiek in bezit krijgt.',
    },
    exercise:
      'Om het herroepingsrecht uit te oefenen, moet u ons (%{trader}) via een ondubbelzinnige verklaring (bijvoorbeeld schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde modelformulier voor herroeping, maar bent hiertoe niet verplicht.',
    online:
      'U kunt uw herroepingsrecht ook online uitoefenen via %{function}. Als u van deze onlinefunctie gebruikmaakt, sturen wij u onverwijld op een duurzame gegevensdrager (bijvoorbeeld per e-mail) een ontvangstbevestiging van de herroeping, met vermelding van de inhoud ervan en de datum en het tijdstip van indiening.',
    deadline:
      'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
    effects: 'Gevolgen van de herroeping',
    reimburse:
      'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaard levering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht.',
    withhold:
      'Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u heeft aangetoond dat u de goederen heeft teruggezonden, al naar gelang welk tijdstip eerst valt.',
    collect: 'Wij zullen de goederen afhalen.',
    sendBack:
      'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons heeft medegedeeld, aan ons terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken.',
    sendBackTo:
      'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons heeft medegedeeld, aan ons of aan %{recipient} terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken.',
    costOwner: 'De kosten van het terugzenden van de goederen zijn voor onze rekening.',
    costCustomer: 'De directe kosten van het terugzenden van de goederen komen voor uw rekening.',
    costEstimate:
      'De directe kosten van het terugzenden van de goederen komen voor uw rekening. Deze kosten worden geraamd op ten hoogste ongeveer %{amount}.',
    value:
      'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
    services:
      'Als u heeft verzocht om de verrichting van diensten te laten beginnen tijdens de herroepingstermijn, betaalt u een bedrag dat evenredig is aan hetgeen op het moment dat u ons ervan in kennis heeft gesteld dat u de overeenkomst herroept, reeds geleverd is, vergeleken met de volledige uitvoering van de overeenkomst.',
  },
  form: {
    title: 'Modelformulier voor herroeping',
    intro: '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
    to: 'Aan %{recipient}:',
    declare:
      'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
    ordered: 'Besteld op (*)/Ontvangen op (*)',
    name: 'Naam/Namen consument(en)',
    address: 'Adres consument(en)',
    signature: 'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
    date: 'Datum',
    delete: '(*) Doorhalen wat niet van toepassing is.',
  },
};
