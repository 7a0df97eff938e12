import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Samtykke (personvernforordningen artikkel 6 nr. 1 bokstav a)',
    contract:
      'Oppfyllelse av en avtale med deg, eller tiltak du ber om før en avtale inngås (personvernforordningen artikkel 6 nr. 1 bokstav b)',
    legalObligation: 'Oppfyllelse av en rettslig forpliktelse (personvernforordningen artikkel 6 nr. 1 bokstav c)',
    vitalInterests: 'Vern av vitale interesser (personvernforordningen artikkel 6 nr. 1 bokstav d)',
    publicTask: 'Utførelse av en oppgave i allmennhetens interesse (personvernforordningen artikkel 6 nr. 1 bokstav e)',
    legitimateInterests: 'Berettigede interesser (personvernforordningen artikkel 6 nr. 1 bokstav f)',
  },
  short: {
    consent: 'Samtykke',
    contract: 'Avtale',
    legalObligation: 'Rettslig forpliktelse',
    vitalInterests: 'Vitale interesser',
    publicTask: 'Oppgave i allmennhetens interesse',
    legitimateInterests: 'Berettigede interesser',
  },
  interests: {
    delivery: 'Rask og pålitelig levering av innhold',
    security: 'Beskyttelse mot angrep, spam og misbruk',
    fraud: 'Å forebygge svindel og tapene den fører med seg',
    errors: 'Å finne og rette feil',
    answering: 'Å besvare henvendelser og hjelpe brukere',
    convenience: 'Brukervennlighet',
    accessibility: 'Å kunne brukes av så mange som mulig',
    customers: 'Å holde kontakt med kunder og potensielle kunder',
    statistics: 'Å vite hva som brukes, og hvordan, for å kunne forbedre det',
    content: 'Å presentere innhold og det vi tilbyr, på en tiltalende måte',
    advertising: 'Å gjøre tilbudene våre kjent og vite om det lykkes',
    recruiting: 'Å finne egnede medarbeidere',
    proof: 'Å kunne dokumentere hvilke valg som er tatt',
    operations: 'Å drive organisasjonen vår effektivt',
  },
};
