import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Dla osób w Zjednoczonym Królestwie',
    reading:
      'Gdy niniejsza polityka odwołuje się do artykułu RODO, w odniesieniu do przetwarzania podlegającego brytyjskiemu RODO (UK GDPR) chodzi o artykuł UK GDPR o tym samym numerze.',
    complainToUs:
      'Skargę na sposób, w jaki wykorzystujemy Państwa dane, mogą Państwo złożyć do nas (%{contact}). Potwierdzimy otrzymanie skargi w ciągu 30 dni, rozpatrzymy ją bez zbędnej zwłoki i poinformujemy Państwa o wyniku (section 164A ustawy Data Protection Act 2018).',
    complainToIco: 'Mogą Państwo również złożyć skargę do organu ochrony danych Zjednoczonego Królestwa:',
    adequacy:
      'Do przekazywania danych ze Zjednoczonego Królestwa zamiast decyzji Komisji Europejskiej mają zastosowanie własne przepisy Zjednoczonego Królestwa uznające odpowiedni stopień ochrony (adequacy regulations), a standardowe klauzule umowne uzupełnia International Data Transfer Agreement (umowa o międzynarodowym przekazywaniu danych) albo UK Addendum (brytyjski aneks).',
  },
  switzerland: {
    heading: 'Dla osób w Szwajcarii',
    reading:
      'Gdy niniejsza polityka wskazuje podstawy prawne i artykuły RODO, nie ogranicza to ani nie zastępuje szwajcarskiej federalnej ustawy o ochronie danych (FADP), która wymaga usprawiedliwienia tylko wtedy, gdy przetwarzanie narusza dobra osobiste.',
    countries: 'Kraje poza Szwajcarią, w których przetwarzane są dane osobowe: %{countries}.',
    safeguards:
      'Rada Federalna uznaje, że odpowiedni stopień ochrony zapewniają m.in. państwa Europejskiego Obszaru Gospodarczego i Zjednoczone Królestwo (załącznik 1 do rozporządzenia o ochronie danych), a także Stany Zjednoczone w odniesieniu do odbiorców certyfikowanych w ramach Swiss-US Data Privacy Framework. W pozostałych przypadkach stosuje się wskazane wyżej standardowe klauzule umowne w formie uznanej przez Federalnego Komisarza ds. Ochrony Danych i Informacji (FDPIC) (art. 16 FADP).',
    noCountries: 'Usługi wymienione w niniejszej polityce przetwarzają dane osobowe wyłącznie w Szwajcarii.',
    rights:
      'Mogą Państwo żądać dostępu do swoich danych (art. 25 FADP), ich wydania lub przeniesienia (art. 28 FADP) oraz ich sprostowania, usunięcia lub zniszczenia, a także sprzeciwić się ich przetwarzaniu lub ujawnieniu (art. 30 i 32 FADP). Co do zasady odpowiadamy w ciągu 30 dni i bezpłatnie.',
    authority: 'Naruszenia mogą Państwo zgłosić właściwemu organowi:',
  },
};
