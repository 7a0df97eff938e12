import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Kako se sklapa ugovor',
    display:
      'Ono što prikazujemo u okviru internetske usluge %{site} još nije obvezujuća ponuda, nego poziv na narudžbu.',
    steps:
      'Prije narudžbe vidite što ste odabrali, koliko to stoji i što ste unijeli te možete ispraviti pogreške. Naručujete pritiskom na gumb na kojem stoji da narudžba podrazumijeva obvezu plaćanja. To je vaša ponuda za sklapanje ugovora.',
    confirmation:
      'Primitak narudžbe odmah potvrđujemo e-poštom. Ugovor je sklopljen kad narudžbu izričito prihvatimo, pošaljemo robu ili vam omogućimo pristup naručenome.',
    confirmationGoods:
      'Primitak narudžbe odmah potvrđujemo e-poštom. Ugovor je sklopljen kad narudžbu izričito prihvatimo ili pošaljemo robu.',
    confirmationDigital:
      'Primitak narudžbe odmah potvrđujemo e-poštom. Ugovor je sklopljen kad narudžbu izričito prihvatimo ili vam omogućimo pristup naručenome.',
    storage: 'Tekst ugovora pohranjujemo i šaljemo vam ga s ovim općim uvjetima e-poštom, tako da ga možete sačuvati.',
    languages: 'Ugovor možete sklopiti na svakom jeziku na kojem je dostupan postupak naručivanja.',
  },
  prices: {
    heading: 'Cijene i plaćanje',
    shown: 'Vrijede cijene prikazane pri narudžbi.',
    withTax: 'One uključuju porez na dodanu vrijednost i sve druge sastavnice cijene.',
    withoutTax: 'Porez na dodanu vrijednost dodaje se i prikazuje zasebno.',
    currency: 'Cijene su u sljedećoj valuti: %{currency}.',
    delivery: 'Troškovi dostave prikazani su prije narudžbe.',
    methods: 'Načini plaćanja: %{methods}.',
    names: {
      card: 'kreditna ili debitna kartica',
      paypal: 'PayPal',
      bankTransfer: 'bankovni prijenos',
      directDebit: 'izravno terećenje',
      invoice: 'plaćanje po računu',
      wallet: 'digitalni novčanik (primjerice Apple Pay ili Google Pay)',
      cashOnDelivery: 'plaćanje pouzećem',
      appStore: 'račun vaše trgovine aplikacijama',
    },
    due: 'Ako nije dogovoreno drukčije, plaćanje dospijeva sklapanjem ugovora.',
    late: 'Poslovni subjekti koji plate sa zakašnjenjem duguju zakonske zatezne kamate i zakonsku naknadu troškova naplate, u Europskoj uniji najmanje 40 eura (Direktiva 2011/7/EU).',
    lateFrance:
      'Ako poslovni subjekt plati sa zakašnjenjem, bez opomene duguje kamate po stopi koju je Europska središnja banka primijenila na svoju posljednju operaciju refinanciranja, uvećanoj za deset postotnih bodova, i paušalnu naknadu od 40 eura za troškove naplate (čl. L. 441-10 i D. 441-5 francuskog trgovačkog zakonika).',
    title: 'Roba ostaje naše vlasništvo do potpune isplate.',
  },
  subscription: {
    heading: 'Pretplate',
    period:
      'Pretplata traje onoliko koliko je prikazano pri narudžbi, a ako to nije prikazano, njezino je trajanje: %{period}.',
    shown: 'Pretplata traje onoliko koliko je prikazano pri narudžbi.',
    renews: 'Produljuje se za daljnje jednako razdoblje ako se ne otkaže prije kraja razdoblja.',
    renewsConsumers:
      'Potrošače na predstojeće produljenje podsjećamo onako kako propisuje pravo koje se na njih primjenjuje; kad im to pravo dopušta, produljeni ugovor mogu okončati ranije.',
    renewsGermany:
      'Ugovor s potrošačem ne produljuje se za daljnje razdoblje: ako se ne otkaže prije kraja razdoblja, nastavlja se na neodređeno vrijeme i tada se može u svakom trenutku otkazati uz otkazni rok od mjesec dana (§ 309. točka 9. njemačkoga građanskog zakonika).',
    france:
      'Za ugovore s potrošačima koji se prešutno produljuju francusko pravo propisuje da se ovi članci potrošačkog zakonika navedu u cijelosti (čl. L. 215-4.):',
    ends: 'Nakon tog razdoblja sama prestaje i ne produljuje se.',
    trial:
      'Ako vam je omogućeno probno razdoblje, ono je besplatno; njegovo trajanje: %{period}. Ako ne otkažete prije njegova kraja, počinje pretplata koja se plaća; na to vas upozoravamo prije početka probnog razdoblja.',
    cancel: 'Pretplatu možete otkazati u svakom trenutku s učinkom na kraju tekućeg razdoblja, i to ovdje: %{link}.',
    cancelText: 'otkaz pretplate',
    cancelByMail:
      'Pretplatu možete otkazati u svakom trenutku s učinkom na kraju tekućeg razdoblja tako da nam pišete: %{contact}.',
    prices:
      'Ako povisimo cijenu tekuće pretplate, o tome vas obavješćujemo najmanje %{days} prije, a dok nova cijena ne počne vrijediti možete besplatno otkazati. Nova cijena nikad ne vrijedi za razdoblje koje je već plaćeno.',
    cause: 'Pravo obiju strana da ugovor raskinu iz važnog razloga ostaje nepromijenjeno.',
  },
};
