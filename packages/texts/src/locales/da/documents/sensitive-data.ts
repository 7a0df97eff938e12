import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Følsomme oplysninger',
  intro:
    'En del af de oplysninger, vi behandler, er særligt beskyttet (databeskyttelsesforordningens artikel 9 og 10 og tilsvarende bestemmelser i andre love):',
  introPlain: 'En del af de oplysninger, vi behandler, er særligt beskyttet:',
  kinds: {
    health: 'helbredsoplysninger',
    sexLife: 'oplysninger om seksuelle forhold eller seksuel orientering',
    ethnicOrigin: 'race eller etnisk oprindelse',
    politicalOpinions: 'politisk overbevisning',
    beliefs: 'religiøs eller filosofisk overbevisning',
    tradeUnion: 'fagforeningsmæssigt tilhørsforhold',
    genetic: 'genetiske data',
    biometric: 'biometriske data, der identificerer en person',
    criminal: 'straffedomme og lovovertrædelser',
    preciseLocation: 'præcis placering',
    immigrationStatus: 'statsborgerskab eller indvandringsstatus',
    accountAccess: 'konto- eller kortnumre sammen med adgangskoder',
    messageContents: 'indholdet af meddelelser, der ikke er rettet til os',
    knownChild: 'oplysninger om en person, som vi ved er et barn',
  },
  conditions: {
    explicitConsent: 'Udtrykkeligt samtykke (databeskyttelsesforordningens artikel 9, stk. 2, litra a)',
    employment: 'Arbejds- og socialsikringsret (databeskyttelsesforordningens artikel 9, stk. 2, litra b)',
    vitalInterests:
      'Vitale interesser for en person, der ikke kan give samtykke (databeskyttelsesforordningens artikel 9, stk. 2, litra c)',
    association:
      'Et almennyttigt organs aktiviteter for sine medlemmer (databeskyttelsesforordningens artikel 9, stk. 2, litra d)',
    madePublic:
      'Oplysninger, som personen tydeligvis har offentliggjort (databeskyttelsesforordningens artikel 9, stk. 2, litra e)',
    legalClaims: 'Retskrav (databeskyttelsesforordningens artikel 9, stk. 2, litra f)',
    publicInterest:
      'Væsentlige samfundsinteresser fastsat ved lov (databeskyttelsesforordningens artikel 9, stk. 2, litra g)',
    healthCare: 'Sundhedsomsorg og -behandling (databeskyttelsesforordningens artikel 9, stk. 2, litra h)',
    publicHealth: 'Folkesundhed (databeskyttelsesforordningens artikel 9, stk. 2, litra i)',
    research:
      'Arkiv-, forsknings- eller statistikformål fastsat ved lov (databeskyttelsesforordningens artikel 9, stk. 2, litra j)',
  },
  data: 'Oplysninger',
  where: 'Behandles til',
  condition: 'Betingelse',
};
