import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Koliko dugo čuvamo podatke',
  intro:
    'Osobne podatke čuvamo onoliko dugo koliko to zahtijeva njihova svrha. Nakon toga ih brišemo, osim ako nas zakon obvezuje da ih čuvamo dulje ili su nam potrebni za postavljanje, ostvarivanje ili obranu pravnih zahtjeva; tada se ne upotrebljavaju ni za što drugo.',
  tableIntro: 'Za svrhe iz ove politike privatnosti to znači:',
  caption: 'Čuvanje po svrhama',
  purpose: 'Svrha',
  period: 'Razdoblje ili kriterij',
  criteria: {
    delivery:
      'Onoliko dugo koliko je potrebno za isporuku zatraženog sadržaja; zapisi o pristupu onoliko dugo koliko je potrebno za pronalaženje pogrešaka i odbijanje napada',
    security: 'Onoliko dugo koliko je potrebno za prepoznavanje i praćenje napada, neželjene pošte i zlouporabe',
    fraud: 'Onoliko dugo koliko je potrebno za provjeru transakcije i za zahtjeve koji iz nje proizlaze',
    account: 'Dok ne izbrišete račun ili ne zatražite njegovo brisanje',
    payments: 'Do dovršetka plaćanja; evidencija o njemu onoliko dugo koliko zahtijevaju trgovački i porezni propisi',
    contract:
      'Do ispunjenja ugovora i zastare zahtjeva iz njega; računi i evidencija onoliko dugo koliko zahtijevaju trgovački i porezni propisi',
    choices: 'Dok vrijedi vaš odabir, a nakon toga onoliko dugo koliko ga moramo moći dokazati',
    errors: 'Dok se pogreška ne pronađe i ne otkloni',
    enquiry:
      'Dok se vaš upit ne riješi i dok se više ne mogu očekivati dodatna pitanja; dulje ako trgovački propisi zahtijevaju čuvanje korespondencije',
    use: 'Dok se služite funkcijom i do isteka razdoblja čuvanja njezinih alata za praćenje',
    booking: 'Do završetka rezervacije ili termina i zastare zahtjeva iz njih',
    content: 'Dok se sadržaj prikazuje i do isteka razdoblja čuvanja njegovih alata za praćenje',
    contribution: 'Dok je vaš prilog objavljen ili dok ne zatražite da ga uklonimo',
    statistics:
      'Do povlačenja vaše privole ili, ako je to ranije, dok podaci više ne budu potrebni za našu statistiku; alati za praćenje do isteka svojeg razdoblja čuvanja',
    statisticsOther: 'Dok podaci više ne budu potrebni za našu statistiku ili dok ne uložite prigovor',
    advertising:
      'Do povlačenja vaše privole ili, ako je to ranije, do ocjene kampanje; alati za praćenje do isteka svojeg razdoblja čuvanja',
    advertisingOther: 'Dok ne uložite prigovor ili, ako je to ranije, do ocjene kampanje',
    subscription: 'Do odjave ili povlačenja vaše privole; dokaz o privoli dok se mogu postavljati zahtjevi',
    contacts: 'Dok traje poslovni kontakt, a najdulje dok ne uložite prigovor',
    membership: 'Dok sudjelujete u programu i do zastare zahtjeva iz njega',
    application:
      'Do donošenja odluke i zastare zahtjeva protiv nje; dulje samo uz vašu privolu ili ako se zaposlite kod nas',
    survey: 'Do obrade ankete',
    law: 'Onoliko dugo koliko zahtijevaju trgovački i porezni propisi',
    claims: 'Do namirenja ili zastare zahtjeva',
    purpose: 'Onoliko dugo koliko zahtijeva navedena svrha',
  },
};
