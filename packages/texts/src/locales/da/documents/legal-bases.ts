import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Samtykke (databeskyttelsesforordningens artikel 6, stk. 1, litra a)',
    contract:
      'Opfyldelse af en kontrakt med dig eller foranstaltninger, som du anmoder om forud for indgåelsen af en kontrakt (databeskyttelsesforordningens artikel 6, stk. 1, litra b)',
    legalObligation:
      'Overholdelse af en retlig forpligtelse (databeskyttelsesforordningens artikel 6, stk. 1, litra c)',
    vitalInterests: 'Beskyttelse af vitale interesser (databeskyttelsesforordningens artikel 6, stk. 1, litra d)',
    publicTask:
      'Udførelse af en opgave i samfundets interesse (databeskyttelsesforordningens artikel 6, stk. 1, litra e)',
    legitimateInterests: 'Legitime interesser (databeskyttelsesforordningens artikel 6, stk. 1, litra f)',
  },
  short: {
    consent: 'Samtykke',
    contract: 'Kontrakt',
    legalObligation: 'Retlig forpligtelse',
    vitalInterests: 'Vitale interesser',
    publicTask: 'Opgave i samfundets interesse',
    legitimateInterests: 'Legitime interesser',
  },
  interests: {
    delivery: 'Hurtig og pålidelig levering af indhold',
    security: 'Beskyttelse mod angreb, spam og misbrug',
    fraud: 'At forebygge svindel og de tab, den medfører',
    errors: 'At finde og rette fejl',
    answering: 'At besvare henvendelser og hjælpe brugere',
    convenience: 'Brugervenlighed',
    accessibility: 'At kunne bruges af så mange som muligt',
    customers: 'At holde kontakt med kunder og potentielle kunder',
    statistics: 'At vide, hvad der bruges, og hvordan, for at kunne forbedre det',
    content: 'At præsentere indhold og det, vi tilbyder, på en tiltalende måde',
    advertising: 'At gøre vores tilbud kendt og vide, om det lykkes',
    recruiting: 'At finde egnede medarbejdere',
    proof: 'At kunne bevise, hvilke valg der er truffet',
    operations: 'At drive vores organisation effektivt',
  },
};
