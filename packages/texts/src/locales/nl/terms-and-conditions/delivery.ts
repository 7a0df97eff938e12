import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Levering',
    countries: 'Wij leveren in de volgende landen: %{countries}.',
    anywhere: 'In welke landen wij leveren, wordt bij uw bestelling getoond.',
    within:
      'De goederen bereiken u uiterlijk binnen de volgende termijn na het sluiten van de overeenkomst: %{period}.',
    shown:
      'De levertijd wordt bij uw bestelling getoond; hij bedraagt nooit meer dan 30 dagen na het sluiten van de overeenkomst.',
    risk: 'Voor consumenten gaat het risico van verlies en beschadiging over wanneer zij, of een door hen aangewezen persoon die niet de vervoerder is, de goederen ontvangen. Voor ondernemingen gaat het over wanneer wij de goederen aan de vervoerder overhandigen.',
    riskConsumers:
      'Het risico van verlies en beschadiging gaat op u over wanneer u, of een door u aangewezen persoon die niet de vervoerder is, de goederen ontvangt.',
    riskBusinesses:
      'Het risico van verlies en beschadiging gaat op u over wanneer wij de goederen aan de vervoerder overhandigen.',
  },
  digital: {
    heading: 'Toegang en updates',
    access: 'Wij geven u zonder onnodige vertraging na het sluiten van de overeenkomst toegang tot wat u hebt besteld.',
    updates:
      'Wij leveren de updates, waaronder beveiligingsupdates, die nodig zijn om wat u hebt besteld in overeenstemming met de overeenkomst te houden, en stellen u daarvan in kennis: bij een abonnement zolang het loopt, bij een eenmalige aankoop zolang u redelijkerwijs mag verwachten.',
    requirements: 'Met welke apparaten en programma’s het werkt, staat bij het aanbod.',
    changes:
      'Verdergaande wijzigingen van lopende digitale diensten brengen wij alleen aan om een geldige reden, zoals een nieuwe technische omgeving, meer gebruikers of een andere belangrijke operationele grond, zonder kosten voor u en nadat wij u dat duidelijk hebben meegedeeld. Als een wijziging uw gebruik meer dan gering beperkt, delen wij u dat vooraf mee en kunt u de overeenkomst binnen 30 dagen kosteloos beëindigen.',
  },
  conformity: {
    heading: 'Als er iets niet in orde is',
    goods:
      'De wettelijke conformiteitsgarantie geldt: als goederen gebrekkig zijn, kunt u kosteloos herstel of vervanging verlangen en, onder de voorwaarden van de wet, een prijsvermindering of uw geld terug.',
    goodsPeriod:
      'Voor consumenten in de Europese Economische Ruimte omvat zij elk gebrek aan overeenstemming dat zich binnen ten minste twee jaar na de levering openbaart.',
    digital:
      'Voor digitale inhoud en digitale diensten geldt de wettelijke conformiteitsgarantie: als ze niet in overeenstemming met de overeenkomst zijn, kunt u verlangen dat wij dat verhelpen en, onder de voorwaarden van de wet, minder betalen of de overeenkomst ontbinden.',
    personalData:
      'Als consumenten in de Europese Economische Ruimte persoonsgegevens verstrekken in plaats van een prijs te betalen, geldt de wettelijke conformiteitsgarantie ook voor onze digitale diensten, tenzij wij die gegevens alleen verwerken om de dienst te leveren of om aan de wet te voldoen: als een dienst niet in overeenstemming met de overeenkomst is, kunnen zij verlangen dat wij dat verhelpen, of de overeenkomst ontbinden.',
    unitedKingdom: 'Consumenten in het Verenigd Koninkrijk hebben de rechten van de Consumer Rights Act 2015.',
    businessRights: 'Als wat wij leveren of verstrekken gebreken heeft, hebt u de rechten die de wet u geeft.',
    businesses:
      'Ondernemingen moeten goederen bij de levering onverwijld onderzoeken en ons zichtbare gebreken melden; verborgen gebreken zodra ze worden ontdekt. Hun vorderingen wegens gebreken verjaren één jaar na de levering, behalve in de gevallen waarin wij onbeperkt aansprakelijk zijn.',
    guarantee: 'Daarnaast geven wij de volgende garantie, die uw wettelijke rechten onverlet laat:',
    contact: 'Als er iets niet in orde is, schrijf dan naar %{contact}.',
    france: {
      goods:
        'Voor de verkoop van goederen aan consumenten schrijft het Franse recht deze mededeling voor (bijlage bij art. D. 211-2 van het Franse consumentenwetboek):',
      once: 'Voor digitale inhoud en digitale diensten die eenmalig of in afzonderlijke handelingen aan consumenten worden geleverd, schrijft het Franse recht deze mededeling voor (bijlage bij art. D. 211-3 van het Franse consumentenwetboek):',
      continuous:
        'Voor digitale inhoud en digitale diensten die doorlopend aan consumenten worden geleverd, schrijft het Franse recht deze mededeling voor (bijlage bij art. D. 211-4 van het Franse consumentenwetboek):',
    },
  },
};
