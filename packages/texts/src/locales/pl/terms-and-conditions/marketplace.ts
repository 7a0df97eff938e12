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
  },
  business: {
    heading: 'Dla sprzedawców',
    text: 'Jeżeli ograniczamy, zawieszamy lub kończymy korzystanie z platformy przez sprzedawcę, podajemy uzasadnienie: w razie ograniczenia lub zawieszenia zanim stanie się ono skuteczne lub w tej samej chwili, w razie całkowitego zakończenia korzystania co najmniej 30 dni wcześniej, chyba że przepisy prawa lub wielokrotne naruszenia wymagają inaczej. Zmiany niniejszego regulaminu ogłaszamy sprzedawcom co najmniej 15 dni przed ich wejściem w życie (rozporządzenie (UE) 2019/1150).',
  },
};
