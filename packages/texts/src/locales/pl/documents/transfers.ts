import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Przetwarzanie w innych krajach',
  intro:
    'Dane osobowe są przetwarzane w wymienionych tu krajach. Poza Europejski Obszar Gospodarczy dane mogą trafiać tylko tam, gdzie chroni je jedno z zabezpieczeń przewidzianych w art. 44–49 RODO. Tabela wskazuje to zabezpieczenie dla każdego kraju.',
  introUk:
    'Dane osobowe są przetwarzane w wymienionych tu krajach. Poza Zjednoczone Królestwo dane mogą trafiać tylko tam, gdzie chroni je jedno z zabezpieczeń przewidzianych w art. 44–49 UK GDPR. Tabela wskazuje to zabezpieczenie dla każdego kraju.',
  introSwiss:
    'Dane osobowe są ujawniane odbiorcom w wymienionych tu krajach. Tabela wskazuje dla każdego kraju, co zapewnia odpowiednią ochronę (art. 16 FADP).',
  introPlain: 'Dane osobowe są przetwarzane w następujących krajach:',
  none: 'Usługi wymienione w niniejszej polityce przetwarzają dane osobowe wyłącznie w Europejskim Obszarze Gospodarczym: %{countries}.',
  caption: 'Kraje, odbiorcy i zabezpieczenia',
  country: 'Kraj',
  recipients: 'Odbiorcy',
  safeguard: 'Zabezpieczenie',
  safeguards: {
    inside: 'W Europejskim Obszarze Gospodarczym, w którym obowiązuje RODO',
    home: 'Brak przekazywania do innego kraju',
    adequacyEu: 'Decyzja Komisji Europejskiej stwierdzająca odpowiedni stopień ochrony (art. 45 RODO)',
    adequacyEuLimited:
      'Decyzja Komisji Europejskiej stwierdzająca odpowiedni stopień ochrony (art. 45 RODO), w zakresie jej stosowania',
    adequacyUk: 'Brytyjskie przepisy uznające odpowiedni stopień ochrony (adequacy regulations, art. 45A UK GDPR)',
    adequacySwiss:
      'Odpowiedni stopień ochrony stwierdzony przez szwajcarską Radę Federalną (art. 16 ust. 1 FADP, załącznik 1 do rozporządzenia o ochronie danych)',
    frameworkEu:
      'Ramy ochrony danych UE–USA (EU-US Data Privacy Framework): decyzja Komisji Europejskiej (UE) 2023/1795 stwierdzająca odpowiedni stopień ochrony (art. 45 RODO); odbiorca jest certyfikowany w tych ramach',
    frameworkUk:
      'Brytyjskie rozszerzenie ram ochrony danych UE–USA (UK Extension to the EU-US Data Privacy Framework); odbiorca jest certyfikowany w tych ramach',
    frameworkSwiss:
      'Szwajcarsko-amerykańskie ramy ochrony danych (Swiss-US Data Privacy Framework); odbiorca jest certyfikowany w tych ramach',
    clausesEu: 'Standardowe klauzule umowne Komisji Europejskiej (art. 46 ust. 2 lit. c RODO)',
    clausesUk:
      'International Data Transfer Agreement (umowa o międzynarodowym przekazywaniu danych) lub Addendum (aneks) wydane przez brytyjskiego komisarza ds. informacji (Information Commissioner) (art. 46 UK GDPR)',
    clausesSwiss:
      'Standardowe klauzule ochrony danych uznane przez szwajcarskiego Federalnego Komisarza ds. Ochrony Danych i Informacji (FDPIC) (art. 16 ust. 2 lit. d FADP)',
    bindingRules: 'Wiążące reguły korporacyjne (art. 46 ust. 2 lit. b RODO)',
    explicitConsent: 'Państwa wyraźna zgoda, po poinformowaniu o ryzyku (art. 49 ust. 1 lit. a RODO)',
    contract:
      'Przekazanie niezbędne do wykonania umowy z Państwem lub umowy zawartej w Państwa interesie (art. 49 ust. 1 lit. b lub c RODO)',
    frameworkOrClausesEu:
      'Standardowe klauzule umowne Komisji Europejskiej (art. 46 ust. 2 lit. c RODO) lub, jeżeli odbiorca jest certyfikowany, ramy ochrony danych UE–USA (EU-US Data Privacy Framework, art. 45 RODO)',
  },
  copy: 'Kopię wskazanych tu klauzul lub reguł albo informację, gdzie są dostępne, mogą Państwo uzyskać na żądanie: %{contact}.',
  usRisk:
    'W krajach, których nie obejmuje decyzja stwierdzająca odpowiedni stopień ochrony, wymagany przez prawo poziom ochrony danych może być niższy, a organy publiczne mogą mieć szerszy dostęp do danych. Dlatego uzgodniono wskazane tu zabezpieczenia.',
};
