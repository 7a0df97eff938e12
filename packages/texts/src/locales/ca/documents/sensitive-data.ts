import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Dades sensibles',
  intro:
    'Algunes de les dades que tractem estan especialment protegides (articles 9 i 10 de l’RGPD i disposicions corresponents d’altres lleis):',
  introPlain: 'Algunes de les dades que tractem estan especialment protegides:',
  kinds: {
    health: 'dades relatives a la salut',
    sexLife: 'dades relatives a la vida sexual o a l’orientació sexual',
    ethnicOrigin: 'origen racial o ètnic',
    politicalOpinions: 'opinions polítiques',
    beliefs: 'conviccions religioses o filosòfiques',
    tradeUnion: 'afiliació sindical',
    genetic: 'dades genètiques',
    biometric: 'dades biomètriques que identifiquen una persona',
    criminal: 'condemnes i infraccions penals',
    preciseLocation: 'ubicació exacta',
    immigrationStatus: 'ciutadania o situació migratòria',
    accountAccess: 'números de compte o de targeta juntament amb els codis d’accés',
    messageContents: 'contingut de missatges que no ens van adreçats',
    knownChild: 'dades d’una persona que se sap que és menor',
  },
  conditions: {
    explicitConsent: 'Consentiment explícit (article 9.2.a de l’RGPD)',
    employment: 'Dret laboral i de la seguretat social (article 9.2.b de l’RGPD)',
    vitalInterests:
      'Interessos vitals d’una persona incapacitada per donar el seu consentiment (article 9.2.c de l’RGPD)',
    association: 'Activitats d’un organisme sense ànim de lucre per als seus membres (article 9.2.d de l’RGPD)',
    madePublic: 'Dades que la persona ha fet manifestament públiques (article 9.2.e de l’RGPD)',
    legalClaims: 'Formulació, exercici o defensa de reclamacions (article 9.2.f de l’RGPD)',
    publicInterest: 'Interès públic essencial previst per la llei (article 9.2.g de l’RGPD)',
    healthCare: 'Assistència sanitària (article 9.2.h de l’RGPD)',
    publicHealth: 'Salut pública (article 9.2.i de l’RGPD)',
    research: 'Arxiu, recerca o estadística previstos per la llei (article 9.2.j de l’RGPD)',
  },
  data: 'Dades',
  where: 'Tractades per a',
  condition: 'Condició',
};
