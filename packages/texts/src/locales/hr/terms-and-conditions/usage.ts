import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Što smijete činiti',
    software:
      'Softverom se dok ugovor traje smijete služiti sami ili unutar vlastite organizacije. Pravo nije isključivo i nije prenosivo.',
    content:
      'Digitalnim sadržajem koji ste kupili smijete se služiti za sebe, bez vremenskog ograničenja, osim ako u ponudi stoji drukčije. Pravo nije isključivo i nije prenosivo.',
    app: 'Aplikaciju smijete instalirati na uređaje koji pripadaju vama ili su pod vašim nadzorom i ondje se njome služiti.',
    limits:
      'Zabranjeno je kopiranje, davanje drugima, iznajmljivanje, rastavljanje i zaobilaženje zaštite, osim u mjeri u kojoj to zakon dopušta bez obzira na ugovor.',
  },
  conduct: {
    heading: 'Što nije dopušteno',
    intro: 'Pri uporabi internetske usluge %{site} ne smijete:',
    rules: {
      law: 'kršiti zakon ili povrjeđivati prava drugih',
      malware: 'širiti štetne programe ili zaobilaziti sigurnosne mjere',
      load: 'ometati njezin rad, primjerice automatiziranim zahtjevima koji je preopterećuju',
      access: 'bez dopuštenja pristupati računima ili podacima drugih',
      resale: 'prodavati pristup njoj drugima, osim ako smo na to pristali',
    },
    measures:
      'Ako prekršite ta pravila, vaš pristup možemo ograničiti ili blokirati, u mjeri u kojoj je to razmjerno. Ako stvar nije hitna, prethodno vas upozoravamo.',
  },
  content: {
    heading: 'Naš sadržaj',
    text: 'Tekstovi, slike, programi i žigovi u okviru internetske usluge %{site} pripadaju nama ili onima koji su nam za njih dali licenciju. Smijete ih gledati i privatno se njima služiti; za sve drugo potrebno je naše dopuštenje ili zakon koji to dopušta.',
    textBusinesses:
      'Tekstovi, slike, programi i žigovi u okviru internetske usluge %{site} pripadaju nama ili onima koji su nam za njih dali licenciju. Smijete ih gledati i služiti se njima za vlastite potrebe; za sve drugo potrebno je naše dopuštenje ili zakon koji to dopušta.',
  },
  entrusted: {
    heading: 'Osobni podaci koje nam povjerite',
    text: 'Kad kupci softverom obrađuju osobne podatke u okviru svoje djelatnosti, oni su voditelji obrade, a mi njihov izvršitelj obrade. Te podatke obrađujemo samo na temelju ugovora koji je u skladu s čl. 28. Opće uredbe o zaštiti podataka i koji nudimo svakom takvom kupcu.',
  },
  switching: {
    heading: 'Prelazak drugom pružatelju',
    right:
      'Kupci mogu u svakom trenutku prijeći drugom pružatelju, preseliti se na vlastite sustave ili dati izbrisati svoje podatke, uz otkazni rok od najviše dva mjeseca (čl. 25. Uredbe (EU) 2023/2854, Akta o podacima).',
    transition:
      'Nakon isteka otkaznog roka prelazak provodimo bez nepotrebnog odgađanja i u roku od 30 dana. Ako to tehnički nije izvedivo, u roku od 14 radnih dana od zahtjeva kažemo zašto i određujemo drugo razdoblje, od najviše sedam mjeseci. Kupac razdoblje može jednom produljiti. Do njegova kraja pružamo razumnu pomoć, održavamo uslugu jednako sigurnom kao dotad i upozoravamo na poznate rizike za njezin kontinuitet.',
    data: 'Svi podaci koje je kupac unio ili stvorio uporabom usluge mogu se izvesti u strukturiranom, uobičajeno upotrebljavanom i strojno čitljivom obliku. Izuzeti su podaci o unutarnjem funkcioniranju usluge koji su naše poslovne tajne, u mjeri u kojoj to ne ometa prelazak. Podaci se mogu preuzeti još najmanje 30 dana nakon prelaska; zatim ih brišemo.',
    end: 'Ugovor završava kad je prelazak dovršen ili, ako kupac želi samo brisanje podataka, istekom otkaznog roka.',
    charges:
      'Do 11. siječnja 2027. za prelazak naplaćujemo najviše troškove koji iz njega izravno proizlaze; nakon toga ne naplaćujemo ništa.',
    free: 'Za prelazak ne naplaćujemo ništa.',
  },
  information: {
    heading: 'Informacije na internetskoj stranici',
    text: 'Informacije u okviru internetske usluge %{site} pripremamo pažljivo. Općenite su, nisu savjet u vašem slučaju i mogu biti zastarjele.',
    links: 'Za sadržaj drugih internetskih stranica na koje upućujemo odgovaraju njihovi vlasnici.',
  },
  availability: {
    heading: 'Dostupnost',
    text: 'S razumnom pažnjom brinemo se da internetska usluga %{site} bude dostupna. Može biti prekinuta zbog održavanja, sigurnosti ili razloga izvan našeg utjecaja; dulje prekide najavljujemo kad je to moguće.',
  },
  stores: {
    heading: 'Trgovine aplikacijama',
    parties:
      'Ovi opći uvjeti sklopljeni su samo između vas i nas. Za aplikaciju, njezin sadržaj, održavanje i podršku odgovaramo mi, a ne operator trgovine aplikacijama (%{stores}).',
    purchases:
      'Na kupnje putem trgovine aplikacijama primjenjuju se i pravila te trgovine o plaćanju i povratu. Vaša zakonska prava prema nama ostaju.',
    apple:
      'Apple i njegova društva kćeri treće su osobe u čiju su korist sklopljeni ovi opći uvjeti i mogu ih ostvarivati protiv vas. Potvrđujete da niste u državi pod embargom Sjedinjenih Američkih Država i da niste ni na jednom od njihovih popisa osoba s kojima je poslovanje zabranjeno.',
  },
};
