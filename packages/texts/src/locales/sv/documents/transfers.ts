import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Behandling i andra länder',
  intro:
    'Personuppgifter behandlas i de länder som anges här. Utanför Europeiska ekonomiska samarbetsområdet får uppgifter endast föras till platser där de skyddas av någon av skyddsåtgärderna i artiklarna 44–49 i GDPR. Tabellen anger skyddsåtgärden för varje land.',
  introUk:
    'Personuppgifter behandlas i de länder som anges här. Utanför Storbritannien får uppgifter endast föras till platser där de skyddas av någon av skyddsåtgärderna i artiklarna 44–49 i UK GDPR. Tabellen anger skyddsåtgärden för varje land.',
  introSwiss:
    'Personuppgifter lämnas ut till mottagare i de länder som anges här. Tabellen anger för varje land vad som säkerställer ett lämpligt skydd (artikel 16 i FADP).',
  introPlain: 'Personuppgifter behandlas i följande länder:',
  none: 'De tjänster som anges i denna integritetspolicy behandlar personuppgifter endast i Europeiska ekonomiska samarbetsområdet: %{countries}.',
  caption: 'Länder, mottagare och skyddsåtgärder',
  country: 'Land',
  recipients: 'Mottagare',
  safeguard: 'Skyddsåtgärd',
  safeguards: {
    inside: 'Inom Europeiska ekonomiska samarbetsområdet, där GDPR gäller',
    home: 'Ingen överföring till ett annat land',
    adequacyEu: 'Europeiska kommissionens beslut om adekvat skyddsnivå (artikel 45 i GDPR)',
    adequacyEuLimited:
      'Europeiska kommissionens beslut om adekvat skyddsnivå (artikel 45 i GDPR), inom dess tillämpningsområde',
    adequacyUk: 'Storbritanniens beslut om adekvat skyddsnivå, adequacy regulations (artikel 45A i UK GDPR)',
    adequacySwiss:
      'Adekvat skydd enligt Schweiz förbundsråd (artikel 16.1 i FADP, bilaga 1 till den schweiziska förordningen om dataskydd)',
    frameworkEu:
      'EU-US Data Privacy Framework, enligt vilket mottagaren är certifierad: Europeiska kommissionens beslut (EU) 2023/1795 om adekvat skyddsnivå (artikel 45 i GDPR)',
    frameworkUk:
      'Den brittiska utvidgningen UK Extension to the EU-US Data Privacy Framework, enligt vilken mottagaren är certifierad',
    frameworkSwiss: 'Swiss-US Data Privacy Framework, enligt vilket mottagaren är certifierad',
    clausesEu: 'Europeiska kommissionens standardavtalsklausuler (artikel 46.2 c i GDPR)',
    clausesUk:
      'International Data Transfer Agreement eller Addendum, utfärdat av Storbritanniens Information Commissioner (artikel 46 i UK GDPR)',
    clausesSwiss:
      'Standardiserade dataskyddsbestämmelser som den schweiziska dataskyddsmyndigheten (FDPIC) har erkänt (artikel 16.2 d i FADP)',
    bindingRules: 'Bindande företagsbestämmelser (artikel 46.2 b i GDPR)',
    explicitConsent: 'Ditt uttryckliga samtycke, efter information om riskerna (artikel 49.1 a i GDPR)',
    contract: 'Nödvändigt för ett avtal med dig eller i ditt intresse (artikel 49.1 b eller c i GDPR)',
    frameworkOrClausesEu:
      'Europeiska kommissionens standardavtalsklausuler (artikel 46.2 c i GDPR) eller, när mottagaren är certifierad, EU-US Data Privacy Framework (artikel 45 i GDPR)',
  },
  copy: 'Du kan få en kopia av de klausuler eller bestämmelser som anges här, eller få veta var de finns tillgängliga, genom att kontakta oss via %{contact}.',
  usRisk:
    'Utanför de länder som omfattas av ett beslut om adekvat skyddsnivå kan den dataskyddsnivå som lagen kräver vara lägre, och myndigheter kan ha mer långtgående åtkomst till uppgifter. Därför har de skyddsåtgärder som anges här avtalats.',
};
