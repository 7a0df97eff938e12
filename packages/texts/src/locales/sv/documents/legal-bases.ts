import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Samtycke (artikel 6.1 a i GDPR)',
    contract:
      'Fullgörande av ett avtal med dig, eller åtgärder som du begär innan ett avtal ingås (artikel 6.1 b i GDPR)',
    legalObligation: 'Fullgörande av en rättslig förpliktelse (artikel 6.1 c i GDPR)',
    vitalInterests: 'Skydd av intressen som är av grundläggande betydelse (artikel 6.1 d i GDPR)',
    publicTask: 'Utförande av en uppgift av allmänt intresse (artikel 6.1 e i GDPR)',
    legitimateInterests: 'Berättigade intressen (artikel 6.1 f i GDPR)',
  },
  short: {
    consent: 'Samtycke',
    contract: 'Avtal',
    legalObligation: 'Rättslig förpliktelse',
    vitalInterests: 'Grundläggande intressen',
    publicTask: 'Uppgift av allmänt intresse',
    legitimateInterests: 'Berättigade intressen',
  },
  interests: {
    delivery: 'Snabb och tillförlitlig leverans av innehåll',
    security: 'Skydd mot angrepp, skräppost och missbruk',
    fraud: 'Att förebygga bedrägerier och de förluster som de orsakar',
    errors: 'Att hitta och rätta fel',
    answering: 'Att besvara förfrågningar och hjälpa användare',
    convenience: 'Användarvänlighet',
    accessibility: 'Att kunna användas av så många som möjligt',
    customers: 'Att hålla kontakt med kunder och potentiella kunder',
    statistics: 'Att veta vad som används, och hur, för att kunna förbättra det',
    content: 'Att presentera innehåll och det vi erbjuder på ett tilltalande sätt',
    advertising: 'Att göra våra erbjudanden kända och veta om det lyckas',
    recruiting: 'Att hitta lämplig personal',
    proof: 'Att kunna bevisa vilka val som har gjorts',
    operations: 'Att driva vår organisation effektivt',
  },
};
