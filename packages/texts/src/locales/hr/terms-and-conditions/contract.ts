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
    title: 'Roba ostaje naše vlasništvo do potpune isplate.',
  },
  subscription: {
    heading: 'Pretplate',
    period:
      'Pretplata traje onoliko koliko je prikazano pri narudžbi, a ako to nije prikazano, njezino je trajanje: %{period}.',
    shown: 'Pretplata traje onoliko koliko je prikazano pri narudžbi.',
    renews:
      'Produljuje se za daljnje jednako razdoblje ako se ne otkaže prije kraja razdoblja. Ako pravo koje se primjenjuje na vas potrošačima dopušta da produljeni ugovor okončaju ranije, možete to učiniti.',
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
