import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Toestemming (artikel 6 lid 1 onder a AVG)',
    contract:
      'Uitvoering van een overeenkomst met u, of maatregelen die op uw verzoek vóór de sluiting daarvan worden genomen (artikel 6 lid 1 onder b AVG)',
    legalObligation: 'Naleving van een wettelijke verplichting (artikel 6 lid 1 onder c AVG)',
    vitalInterests: 'Bescherming van vitale belangen (artikel 6 lid 1 onder d AVG)',
    publicTask: 'Vervulling van een taak van algemeen belang (artikel 6 lid 1 onder e AVG)',
    legitimateInterests: 'Gerechtvaardigde belangen (artikel 6 lid 1 onder f AVG)',
  },
  short: {
    consent: 'Toestemming',
    contract: 'Overeenkomst',
    legalObligation: 'Wettelijke verplichting',
    vitalInterests: 'Vitale belangen',
    publicTask: 'Taak van algemeen belang',
    legitimateInterests: 'Gerechtvaardigde belangen',
  },
  interests: {
    delivery: 'Snelle en betrouwbare levering van inhoud',
    security: 'Bescherming tegen aanvallen, spam en misbruik',
    fraud: 'Fraude en de schade die daaruit ontstaat voorkomen',
    errors: 'Storingen opsporen en verhelpen',
    answering: 'Vragen beantwoorden en gebruikers helpen',
    convenience: 'Gebruiksgemak',
    accessibility: 'Bruikbaar zijn voor zoveel mogelijk mensen',
    customers: 'Het contact met klanten en geïnteresseerden onderhouden',
    statistics: 'Weten wat wordt gebruikt, en hoe, om het te verbeteren',
    content: 'Inhoud en ons aanbod op een aantrekkelijke manier presenteren',
    advertising: 'Ons aanbod bekendmaken en weten of dat slaagt',
    recruiting: 'Geschikt personeel vinden',
    proof: 'Kunnen aantonen welke keuzes zijn gemaakt',
    operations: 'Onze organisatie doelmatig laten functioneren',
  },
};
