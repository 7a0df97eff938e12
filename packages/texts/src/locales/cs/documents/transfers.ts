import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Zpracování v jiných zemích',
  intro:
    'Osobní údaje se zpracovávají v zemích uvedených níže. Mimo Evropský hospodářský prostor smějí být údaje předávány jen tam, kde je chrání některá ze záruk podle čl. 44 až 49 GDPR. Tabulka ji uvádí u každé země.',
  introUk:
    'Osobní údaje se zpracovávají v zemích uvedených níže. Mimo Spojené království smějí být údaje předávány jen tam, kde je chrání některá ze záruk podle čl. 44 až 49 UK GDPR. Tabulka ji uvádí u každé země.',
  introSwiss:
    'Osobní údaje se zpřístupňují příjemcům v zemích uvedených níže. Tabulka u každé země uvádí, čím je zajištěna vhodná ochrana (čl. 16 FADP).',
  introPlain: 'Osobní údaje se zpracovávají v těchto zemích:',
  none: 'Služby uvedené v těchto zásadách zpracovávají osobní údaje pouze v Evropském hospodářském prostoru: %{countries}.',
  caption: 'Země, příjemci a záruky',
  country: 'Země',
  recipients: 'Příjemci',
  safeguard: 'Záruka',
  safeguards: {
    inside: 'V Evropském hospodářském prostoru, kde platí GDPR',
    home: 'Bez předání do jiné země',
    adequacyEu: 'Rozhodnutí o odpovídající ochraně vydané Evropskou komisí (čl. 45 GDPR)',
    adequacyEuLimited:
      'Rozhodnutí o odpovídající ochraně vydané Evropskou komisí (čl. 45 GDPR), v rozsahu jeho působnosti',
    adequacyUk: 'Britské předpisy o odpovídající ochraně (adequacy regulations, čl. 45A UK GDPR)',
    adequacySwiss:
      'Odpovídající ochrana podle švýcarské Spolkové rady (čl. 16 odst. 1 FADP, příloha 1 nařízení o ochraně údajů)',
    frameworkEu:
      'Rámec EU–USA pro ochranu osobních údajů (EU-US Data Privacy Framework): rozhodnutí o odpovídající ochraně (EU) 2023/1795 vydané Evropskou komisí (čl. 45 GDPR); příjemce je podle něj certifikován',
    frameworkUk:
      'Britské rozšíření rámce EU–USA pro ochranu osobních údajů (UK Extension to the EU-US Data Privacy Framework); příjemce je podle něj certifikován',
    frameworkSwiss:
      'Švýcarsko-americký rámec pro ochranu osobních údajů (Swiss-US Data Privacy Framework); příjemce je podle něj certifikován',
    clausesEu: 'Standardní smluvní doložky Evropské komise (čl. 46 odst. 2 písm. c) GDPR)',
    clausesUk:
      'International Data Transfer Agreement (dohoda o mezinárodním předávání údajů) nebo Addendum (dodatek) vydané britským komisařem pro informace (Information Commissioner) (čl. 46 UK GDPR)',
    clausesSwiss:
      'Standardní doložky o ochraně údajů uznané švýcarským spolkovým komisařem pro ochranu údajů a informace (FDPIC) (čl. 16 odst. 2 písm. d) FADP)',
    bindingRules: 'Závazná podniková pravidla (čl. 46 odst. 2 písm. b) GDPR)',
    explicitConsent: 'Váš výslovný souhlas po poučení o rizicích (čl. 49 odst. 1 písm. a) GDPR)',
    contract:
      'Předání nezbytné pro smlouvu s vámi nebo pro smlouvu uzavřenou ve vašem zájmu (čl. 49 odst. 1 písm. b) nebo c) GDPR)',
    frameworkOrClausesEu:
      'Standardní smluvní doložky Evropské komise (čl. 46 odst. 2 písm. c) GDPR) nebo, je-li příjemce certifikován, rámec EU–USA pro ochranu osobních údajů (EU-US Data Privacy Framework, čl. 45 GDPR)',
  },
  copy: 'Kopii zde uvedených doložek nebo pravidel anebo informaci, kde jsou dostupné, získáte na požádání: %{contact}.',
  usRisk:
    'V zemích, na které se nevztahuje rozhodnutí o odpovídající ochraně, může být zákonem vyžadovaná úroveň ochrany údajů nižší a orgány veřejné moci mohou mít k údajům širší přístup. Proto jsou sjednány zde uvedené záruky.',
};
