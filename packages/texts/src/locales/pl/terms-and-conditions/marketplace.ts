import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Internetowa platforma handlowa',
  role: 'Na platformie towary i usługi oferują inne osoby. Umowę dotyczącą tych towarów i usług zawierają kupujący i sprzedawca; my udostępniamy platformę i nie jesteśmy stroną tej umowy, chyba że z oferty wynika, że to my jesteśmy sprzedawcą.',
  status:
    'Przy każdej ofercie podano, czy sprzedawca oświadcza, że jest przedsiębiorcą. Jeżeli nim nie jest, do umowy z nim nie stosuje się praw konsumentów wynikających z unijnego prawa ochrony konsumentów, w tym prawa odstąpienia od umowy.',
  traders: 'Wszyscy sprzedawcy są przedsiębiorcami.',
  duties:
    'Za ofertę, dostawę i prawa kupującego wynikające z umowy odpowiada sprzedawca. My odpowiadamy za działanie platformy.',
  ranking: {
    heading: 'Plasowanie ofert',
    intro:
      'Kolejność, w jakiej oferty są pokazywane w wynikach wyszukiwania, zależy przede wszystkim od następujących czynników:',
    paid: 'Jeżeli płatność wpływa na miejsce oferty, oferta jest odpowiednio oznaczona.',
    own: 'Na platformie zamieszczamy także własne oferty. Dostęp, plasowanie i warunki są dla nich takie same jak dla ofert sprzedawców.',
    ownDiffers:
      'Na platformie zamieszczamy także własne oferty. Są one traktowane inaczej niż oferty sprzedawców w następujący sposób:',
  },
  business: {
    heading: 'Dla sprzedawców',
    grounds:
      'Ograniczamy, zawieszamy lub kończymy korzystanie z platformy przez sprzedawcę tylko z powodu naruszenia niniejszego regulaminu lub prawa, w celu ochrony praw innych osób lub bezpieczeństwa użytkowników albo dlatego, że brakuje informacji, których prawo wymaga od sprzedawców.',
    text: 'Jeżeli ograniczamy, zawieszamy lub kończymy korzystanie z platformy przez sprzedawcę, podajemy uzasadnienie: w razie ograniczenia lub zawieszenia zanim stanie się ono skuteczne lub w tej samej chwili, w razie całkowitego zakończenia korzystania co najmniej 30 dni wcześniej, chyba że przepisy prawa lub wielokrotne naruszenia wymagają inaczej. Zmiany niniejszego regulaminu ogłaszamy sprzedawcom co najmniej 15 dni przed ich wejściem w życie (rozporządzenie (UE) 2019/1150).',
    rights:
      'Sprzedawcy zachowują prawa do swoich tekstów, obrazów i znaków towarowych. Dopóki oferta jest wyświetlana, pozwalają nam nieodpłatnie korzystać z nich w celu pokazywania oferty na platformie i zwracania na nią uwagi gdzie indziej, na przykład w wyszukiwarkach i reklamach.',
    data: 'Za pośrednictwem swojego konta sprzedawcy mają dostęp do danych o własnych ofertach, zamówieniach i ocenach oraz do danych kupujących, których potrzebują do wykonania umowy; mogą pobrać te dane przez 30 dni po zakończeniu korzystania. My mamy dostęp do wszystkich danych, które powstają przy korzystaniu z platformy. Dane o sprzedawcy przekazujemy innym sprzedawcom tylko w formie zagregowanej.',
    complaints:
      'Sprzedawcy mogą bezpłatnie składać do nas skargi na adres %{contact}. Każdą skargę rozpatrujemy w rozsądnym terminie i zawiadamiamy sprzedawcę o wyniku oraz jego powodach.',
    mediators:
      'W celu pozasądowego rozwiązywania sporów ze sprzedawcami jesteśmy gotowi współpracować z następującymi mediatorami: %{mediators}.',
  },
};
