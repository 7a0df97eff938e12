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
