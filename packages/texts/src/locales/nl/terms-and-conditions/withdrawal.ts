import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Herroepingsrecht',
  who: 'Consumenten in de Europese Economische Ruimte en in het Verenigd Koninkrijk hebben het recht een op afstand gesloten overeenkomst zonder opgave van redenen te herroepen.',
  brazil:
    'Consumenten die door het Braziliaanse recht worden beschermd, kunnen binnen zeven dagen na de sluiting van de overeenkomst of na ontvangst van de goederen of de dienst herroepen en krijgen meteen alles terug wat zij hebben betaald (art. 49 van het Braziliaanse wetboek voor consumentenbescherming). De voorwaarden en uitzonderingen hieronder beperken dit recht niet.',
  periodGoods:
    'De herroepingstermijn bedraagt %{days} vanaf de dag waarop u, of een door u aangewezen persoon die niet de vervoerder is, de goederen ontvangt; wanneer een bestelling in meerdere delen komt, vanaf de dag waarop het laatste deel wordt ontvangen.',
  periodServices:
    'Voor diensten en digitale inhoud bedraagt de herroepingstermijn %{days} vanaf de dag waarop de overeenkomst wordt gesloten.',
  function: {
    heading: 'Hoe u herroept',
    link: 'U kunt de overeenkomst tot het einde van de termijn op elk moment online herroepen, en wel hier: %{link}. U vult uw naam, de overeenkomst en het e-mailadres voor de bevestiging in en drukt daarna op “Herroeping bevestigen”. Wij bevestigen meteen per e-mail dat uw herroeping is ontvangen, met de inhoud, de datum en het tijdstip.',
    label: 'Hier de overeenkomst herroepen',
    statement:
      'U kunt ons uw beslissing ook met elke andere ondubbelzinnige verklaring meedelen, bijvoorbeeld met een brief aan ons adres of een e-mail aan %{contact}. U kunt daarvoor het onderstaande formulier gebruiken, maar bent daartoe niet verplicht.',
    deadline: 'Om de termijn na te leven, volstaat het dat u uw verklaring verzendt voordat de termijn eindigt.',
  },
  effects: {
    heading: 'Gevolgen van de herroeping',
    refund:
      'Wij betalen u alle bedragen terug die wij van u hebben ontvangen, met inbegrip van de kosten van standaardlevering, onverwijld en uiterlijk binnen 14 dagen vanaf de dag waarop wij van uw herroeping in kennis worden gesteld. Wij gebruiken hetzelfde betaalmiddel als u hebt gebruikt, tenzij uitdrukkelijk iets anders is overeengekomen, en brengen daarvoor geen kosten in rekening.',
    refundServices:
      'Wij betalen u alle bedragen terug die wij van u hebben ontvangen, onverwijld en uiterlijk binnen 14 dagen vanaf de dag waarop wij van uw herroeping in kennis worden gesteld. Wij gebruiken hetzelfde betaalmiddel als u hebt gebruikt, tenzij uitdrukkelijk iets anders is overeengekomen, en brengen daarvoor geen kosten in rekening.',
    withhold:
      'Wij mogen wachten met terugbetalen totdat wij de goederen hebben teruggekregen of u hebt aangetoond dat u ze hebt teruggezonden, al naargelang welk tijdstip eerst valt.',
    sendTo:
      'Zend de goederen onverwijld, en uiterlijk binnen 14 dagen vanaf de dag waarop u ons uw herroeping meedeelt, naar: %{address}.',
    send: 'Zend de goederen onverwijld, en uiterlijk binnen 14 dagen vanaf de dag waarop u ons uw herroeping meedeelt, terug naar ons adres.',
    costCustomer: 'De directe kosten van het terugzenden van de goederen komen voor uw rekening.',
    costOwner: 'De kosten van het terugzenden van de goederen komen voor onze rekening.',
    value:
      'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van een gebruik dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
    services:
      'Als u ons hebt verzocht tijdens de herroepingstermijn met een dienst te beginnen, betaalt u voor het gedeelte dat is verricht totdat u ons uw herroeping hebt meegedeeld.',
  },
  exceptions: {
    heading: 'Wanneer er geen herroepingsrecht is',
    goods: {
      bespoke: 'goederen die volgens uw specificaties zijn vervaardigd of duidelijk gepersonaliseerd zijn',
      perishable: 'goederen die snel bederven of een beperkte houdbaarheid hebben',
      sealed:
        'verzegelde goederen die om redenen van gezondheidsbescherming of hygiëne niet geschikt zijn om te worden teruggezonden, zodra de verzegeling is verbroken',
      mixed: 'goederen die na levering onherroepelijk met andere zijn vermengd',
      recordings:
        'verzegelde audio- of video-opnamen en verzegelde computerprogrammatuur, zodra de verzegeling is verbroken',
    },
    digital:
      'digitale inhoud die niet op een materiële drager wordt geleverd, zodra wij met uw voorafgaande uitdrukkelijke toestemming met de levering zijn begonnen, u hebt erkend dat u daarmee uw herroepingsrecht verliest, en wij de overeenkomst hebben bevestigd',
    services:
      'diensten die volledig zijn verricht, als wij met uw voorafgaande uitdrukkelijke toestemming zijn begonnen en u hebt erkend dat u uw herroepingsrecht verliest zodra de overeenkomst volledig is uitgevoerd',
  },
  form: {
    heading: 'Modelformulier voor herroeping',
    intro: 'Als u de overeenkomst wilt herroepen, kunt u dit formulier invullen en terugzenden:',
    to: 'Aan %{recipient}:',
    declare:
      'Ik/Wij deel/delen u hierbij mede dat ik/wij onze overeenkomst betreffende de verkoop van de volgende goederen / de levering van de volgende dienst herroep/herroepen:',
    ordered: 'Besteld op / ontvangen op:',
    name: 'Naam/namen consument(en):',
    address: 'Adres consument(en):',
    signature: 'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
    date: 'Datum:',
  },
};
