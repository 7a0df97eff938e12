import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Zautomatyzowane podejmowanie decyzji i profilowanie',
    none: 'Nie podejmujemy decyzji, które opierają się wyłącznie na zautomatyzowanym przetwarzaniu, w tym profilowaniu, i wywołują wobec Państwa skutki prawne lub w podobny sposób istotnie na Państwa wpływają (art. 22 RODO).',
    nonePlain:
      'Nie podejmujemy wyłącznie w sposób zautomatyzowany decyzji, które wywołują wobec Państwa skutki prawne lub w podobny sposób istotnie na Państwa wpływają.',
    reason: 'Uzasadnienie',
    made: 'Podejmujemy decyzje, które opierają się wyłącznie na zautomatyzowanym przetwarzaniu, w tym profilowaniu, i wywołują wobec Państwa skutki prawne lub w podobny sposób istotnie na Państwa wpływają (art. 22 RODO).',
    madePlain:
      'Podejmujemy wyłącznie w sposób zautomatyzowany decyzje, które wywołują wobec Państwa skutki prawne lub w podobny sposób istotnie na Państwa wpływają.',
    logic: 'Zasady podejmowania decyzji',
    consequences: 'Konsekwencje dla Państwa',
    rights:
      'Mogą Państwo żądać, aby taką decyzję zweryfikował człowiek, wyrazić własne stanowisko i zakwestionować decyzję.',
    profilingIntro:
      'Na podstawie sposobu korzystania ze stron internetowych i aplikacji tworzone są profile zainteresowań, służące reklamie lub dostosowywaniu treści. Tworzą je następujące usługi:',
  },
  sources: {
    heading: 'Dane otrzymywane od innych',
    intro: 'Niektóre dane osobowe otrzymujemy nie od Państwa, lecz od innych osób lub podmiotów (art. 14 RODO):',
    introPlain: 'Niektóre dane osobowe otrzymujemy nie od Państwa, lecz od innych osób lub podmiotów:',
    caption: 'Dane z innych źródeł',
    from: 'Źródło',
    data: 'Dane',
    purpose: 'Cel',
    public: 'Źródło publicznie dostępne?',
  },
  obligation: {
    heading: 'Czy podanie danych jest obowiązkowe',
    text: 'Korzystanie z serwisu %{site} jest dobrowolne. To, czy określone dane są potrzebne do tego, o co się Państwo do nas zwracają, i jakie są skutki ich niepodania, wskazano powyżej przy każdej z sytuacji.',
    services:
      'Podanie danych, których przetwarzanie opiera się na Państwa zgodzie, jest zawsze dobrowolne: w razie odmowy niedostępna jest tylko dana funkcja.',
  },
  children: {
    heading: 'Dzieci',
    notDirected:
      'Serwis %{site} nie jest skierowany do dzieci i nie zbieramy świadomie ich danych. Jeżeli sądzą Państwo, że dziecko przekazało nam dane osobowe, prosimy o wiadomość (%{contact}): usuniemy te dane.',
    minimumAge: {
      one: 'Z serwisu %{site} mogą korzystać osoby w wieku od %{number} roku.',
      few: 'Z serwisu %{site} mogą korzystać osoby w wieku od %{number} lat.',
      many: 'Z serwisu %{site} mogą korzystać osoby w wieku od %{number} lat.',
      other: 'Z serwisu %{site} mogą korzystać osoby w wieku od %{number} roku.',
    },
    directed:
      'Serwis %{site} jest skierowany również do dzieci. Jeżeli przetwarzanie danych dziecka opiera się na zgodzie, a dziecko nie osiągnęło wieku wymaganego przez prawo, zgodę musi wyrazić lub zaaprobować osoba sprawująca władzę rodzicielską lub opiekę nad dzieckiem (art. 8 RODO).',
    directedPlain: 'Serwis %{site} jest skierowany również do dzieci.',
    parents:
      'Rodzice i opiekunowie mogą zapoznać się z danymi swojego dziecka, żądać ich usunięcia i sprzeciwić się dalszemu ich zbieraniu. Kontakt w tej sprawie: %{contact}.',
    parentsUs:
      'W Stanach Zjednoczonych przepisy Children’s Online Privacy Protection Rule (16 CFR Part 312) pozwalają na zbieranie w internecie danych osobowych dzieci, które nie ukończyły 13 lat, tylko za możliwą do zweryfikowania zgodą rodzica, z wyjątkami w nich określonymi.',
  },
};
