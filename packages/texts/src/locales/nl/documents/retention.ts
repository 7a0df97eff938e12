import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Hoe lang gegevens worden bewaard',
  intro:
    'Wij bewaren persoonsgegevens zolang het doel dat vereist. Daarna wissen wij ze, tenzij een wet ons verplicht ze langer te bewaren of wij ze nodig hebben om rechtsvorderingen in te stellen, uit te oefenen of te onderbouwen; ze worden dan voor niets anders gebruikt.',
  tableIntro: 'Voor de doeleinden van deze privacyverklaring betekent dit:',
  caption: 'Bewaring per doel',
  purpose: 'Doel',
  period: 'Termijn of criterium',
  criteria: {
    delivery:
      'Zolang dat nodig is om de inhoud te leveren die u opvraagt; toegangslogs zolang dat nodig is om storingen op te sporen en aanvallen af te weren',
    security: 'Zolang dat nodig is om aanvallen, spam en misbruik te herkennen en te traceren',
    fraud: 'Zolang dat nodig is om de transactie te onderzoeken en voor vorderingen die daaruit ontstaan',
    account: 'Totdat u het account verwijdert of ons daarom vraagt',
    payments: 'Totdat de betaling is voltooid; bewijsstukken daarvan zolang het handels- en belastingrecht dat vereist',
    contract:
      'Totdat de overeenkomst is uitgevoerd en vorderingen daaruit zijn verjaard; facturen en bewijsstukken zolang het handels- en belastingrecht dat vereist',
    choices: 'Zolang uw keuze geldt, en daarna zolang wij haar moeten kunnen aantonen',
    errors: 'Totdat de storing is gevonden en verholpen',
    enquiry:
      'Totdat uw vraag is afgehandeld en er geen vervolg te verwachten is; langer wanneer het handelsrecht vereist dat correspondentie wordt bewaard',
    use: 'Zolang u de functie gebruikt, en gedurende de bewaartermijnen van haar trackers',
    booking: 'Totdat de boeking of afspraak voorbij is en vorderingen daaruit zijn verjaard',
    content: 'Zolang de inhoud wordt getoond, en gedurende de bewaartermijnen van de trackers daarvan',
    contribution: 'Zolang uw bijdrage is gepubliceerd, of totdat u ons vraagt haar te verwijderen',
    statistics:
      'Totdat u uw toestemming intrekt of, als dat eerder is, totdat de gegevens niet meer nodig zijn voor onze statistieken; trackers gedurende hun bewaartermijnen',
    statisticsOther: 'Totdat de gegevens niet meer nodig zijn voor onze statistieken, of totdat u bezwaar maakt',
    advertising:
      'Totdat u uw toestemming intrekt of, als dat eerder is, totdat de campagne is geëvalueerd; trackers gedurende hun bewaartermijnen',
    advertisingOther: 'Totdat u bezwaar maakt of, als dat eerder is, totdat de campagne is geëvalueerd',
    subscription:
      'Totdat u zich afmeldt of uw toestemming intrekt; het bewijs van uw toestemming zolang vorderingen kunnen worden ingesteld',
    contacts: 'Zolang het zakelijke contact duurt, en totdat u bezwaar maakt',
    membership: 'Zolang u aan het programma deelneemt, en totdat vorderingen daaruit zijn verjaard',
    application:
      'Totdat een besluit is genomen en vorderingen daartegen zijn verjaard; langer alleen met uw toestemming of als u wordt aangenomen',
    survey: 'Totdat de enquête is geëvalueerd',
    law: 'Zolang het handels- en belastingrecht dat vereist',
    claims: 'Totdat de vordering is afgewikkeld of verjaard',
    purpose: 'Zolang het genoemde doel dat vereist',
  },
};
