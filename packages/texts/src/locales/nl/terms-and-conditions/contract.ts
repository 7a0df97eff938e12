import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Hoe een overeenkomst tot stand komt',
    display: 'Wat wij op %{site} tonen, is nog geen bindend aanbod: het is een uitnodiging om te bestellen.',
    steps:
      'Voordat u bestelt, ziet u wat u hebt gekozen, wat het kost en wat u hebt ingevoerd, en kunt u fouten herstellen. U bestelt door te drukken op een knop waarop staat dat u een bestelling met betalingsverplichting plaatst. Dat is uw aanbod om een overeenkomst te sluiten.',
    confirmation:
      'Wij bevestigen meteen per e-mail dat uw bestelling is ontvangen. De overeenkomst komt tot stand wanneer wij de bestelling uitdrukkelijk aannemen, de goederen verzenden of u toegang geven tot wat u hebt besteld.',
    confirmationGoods:
      'Wij bevestigen meteen per e-mail dat uw bestelling is ontvangen. De overeenkomst komt tot stand wanneer wij de bestelling uitdrukkelijk aannemen of de goederen verzenden.',
    confirmationDigital:
      'Wij bevestigen meteen per e-mail dat uw bestelling is ontvangen. De overeenkomst komt tot stand wanneer wij de bestelling uitdrukkelijk aannemen of u toegang geven tot wat u hebt besteld.',
    storage:
      'Wij slaan de tekst van de overeenkomst op en sturen u die met deze voorwaarden per e-mail toe, zodat u die kunt bewaren.',
    languages: 'U kunt de overeenkomst sluiten in elke taal waarin het bestelproces wordt aangeboden.',
  },
  prices: {
    heading: 'Prijzen en betaling',
    shown: 'De prijzen die gelden, zijn die welke bij uw bestelling worden getoond.',
    withTax: 'Zij omvatten de btw en alle andere prijsbestanddelen.',
    withoutTax: 'De btw komt daar nog bij en wordt afzonderlijk vermeld.',
    currency: 'De prijzen luiden in de volgende valuta: %{currency}.',
    delivery: 'De leveringskosten worden getoond voordat u bestelt.',
    methods: 'U kunt betalen met: %{methods}.',
    names: {
      card: 'creditcard of betaalpas',
      paypal: 'PayPal',
      bankTransfer: 'overschrijving',
      directDebit: 'automatische incasso',
      invoice: 'factuur',
      wallet: 'digitale portemonnee (zoals Apple Pay of Google Pay)',
      cashOnDelivery: 'rembours',
      appStore: 'het account van uw appstore',
    },
    due: 'Tenzij iets anders is overeengekomen, is betaling verschuldigd zodra de overeenkomst is gesloten.',
    late: 'Ondernemingen die te laat betalen, zijn de wettelijke handelsrente en de wettelijke vergoeding voor invorderingskosten verschuldigd, in de Europese Unie ten minste 40 euro (Richtlijn 2011/7/EU).',
    lateFrance:
      'Betaalt een onderneming te laat, dan is zij zonder aanmaning rente verschuldigd tegen het tarief dat de Europese Centrale Bank bij haar meest recente herfinancieringstransactie heeft toegepast, vermeerderd met tien procentpunten, en een vaste vergoeding van 40 euro voor invorderingskosten (art. L. 441-10 en D. 441-5 van het Franse wetboek van koophandel).',
    title: 'De goederen blijven ons eigendom totdat ze volledig zijn betaald.',
  },
  subscription: {
    heading: 'Abonnementen',
    period:
      'Een abonnement loopt gedurende de periode die bij uw bestelling wordt getoond, of anders gedurende: %{period}.',
    shown: 'Een abonnement loopt gedurende de periode die bij uw bestelling wordt getoond.',
    renews:
      'Het wordt telkens voor een periode van dezelfde duur verlengd, tenzij het vóór het einde van de periode wordt opgezegd.',
    renewsConsumers:
      'Consumenten worden aan een komende verlenging herinnerd zoals het recht dat op hen van toepassing is voorschrijft, en kunnen een verlengde overeenkomst eerder beëindigen waar dat recht het toestaat.',
    renewsGermany:
      'Een overeenkomst met een consument wordt niet voor een volgende periode verlengd: als zij niet vóór het einde van de periode wordt opgezegd, loopt zij voor onbepaalde tijd door en kan zij dan te allen tijde met een termijn van één maand worden opgezegd (§ 309, nr. 9, van het Duitse burgerlijk wetboek).',
    france:
      'Voor overeenkomsten met consumenten die stilzwijgend worden verlengd, schrijft het Franse recht voor dat deze artikelen van het consumentenwetboek volledig worden weergegeven (art. L. 215-4):',
    ends: 'Het eindigt na deze periode vanzelf en wordt niet verlengd.',
    trial:
      'Als u een proefperiode krijgt, is die kosteloos gedurende: %{period}. Als u niet opzegt voordat zij eindigt, begint het betaalde abonnement; dat zeggen wij voordat u de proefperiode start.',
    cancel: 'U kunt op elk moment opzeggen tegen het einde van de lopende periode, en wel hier: %{link}.',
    cancelText: 'het abonnement opzeggen',
    cancelByMail:
      'U kunt op elk moment opzeggen tegen het einde van de lopende periode door te schrijven naar %{contact}.',
    prices:
      'Als wij de prijs van een lopend abonnement verhogen, delen wij u dat ten minste %{days} vooraf mee, en kunt u kosteloos opzeggen totdat de nieuwe prijs geldt. Hij geldt nooit voor een periode die al is betaald.',
    cause: 'Het recht van elk van de partijen om de overeenkomst om gewichtige redenen te beëindigen, blijft onverlet.',
  },
};
