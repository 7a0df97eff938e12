import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Potvrdite prijavu: %{list}',
      body: `Netko, nadamo se vi, zatražio je na internetskoj stranici %{site} da mu se newsletter „%{list}” šalje na adresu %{email}.

Ako ste to bili vi, otvorite ovu stranicu i pritisnite gumb kako biste to potvrdili:

%{link}

Poveznica vrijedi do %{date}, a zatim istječe. Ako to niste bili vi, ne morate ništa učiniti: bez potvrde ne šaljemo newsletter, a adresu brišemo.`,
    },
    confirmed: {
      subject: 'Prijava je potvrđena: %{list}',
      body: `Potvrdili ste da na adresu %{email} želite primati newsletter „%{list}” internetske stranice %{site}.

Odjaviti se možete u svakom trenutku, bez prijave u račun i bez navođenja razloga:

%{link}`,
    },
    claimed: {
      subject: 'Potvrdite odjavu: %{list}',
      body: `Netko, nadamo se vi, zatražio je na internetskoj stranici %{site} da se newsletter „%{list}” više ne šalje na adresu %{email}.

Ako se želite odjaviti, otvorite ovu stranicu i pritisnite gumb:

%{link}

Ako to niste bili vi, ne morate ništa učiniti: i dalje ćete primati newsletter.`,
    },
    replyTo: {
      subject: 'Odgovori na %{list}: potvrdite adresu',
      body: `Odgovori na newsletter „%{list}” internetske stranice %{site} trebali bi stizati na adresu %{email}.

Ako želite primati odgovore pretplatnika, otvorite ovu stranicu i pritisnite gumb:

%{link}

Ako o tome ništa ne znate, ne morate ništa učiniti: bez potvrde nijedna poruka neće navesti vašu adresu. Poveznica vrijedi sedam dana.`,
    },
  },
  confirm: {
    title: 'Potvrdite prijavu na newsletter',
    intro: 'Nakon potvrde na adresu %{email} primat ćete newsletter „%{list}” internetske stranice %{site}.',
    button: 'Potvrdi prijavu',
    notMe: 'Zahtjev nije moj',
    until: 'Prijavu možete potvrditi do %{date}, a odjaviti se možete u svakom trenutku.',
  },
  confirmed: {
    title: 'Prijava je potvrđena',
    text: 'Od sada primate newsletter „%{list}” internetske stranice %{site}. Odjaviti se možete u svakom trenutku.',
  },
  declined: {
    title: 'Nećemo vam ništa slati',
    text: 'Zahtjev je poništen, a adresa izbrisana. Ne morate ništa drugo učiniti.',
  },
  expired: {
    title: 'Ova poveznica više ne vrijedi',
    text: 'Vrijedila je do %{date}, ali na istu adresu možemo poslati novu.',
    button: 'Pošalji novu poveznicu',
  },
  sentAgain: {
    title: 'Provjerite svoju e-poštu',
    text: 'Nova poveznica stiže na istu adresu. Pogledajte i u mapu s neželjenom poštom.',
  },
  unsubscribe: {
    title: 'Odjava s newslettera',
    intro: 'Na adresu %{email} više neće stizati newsletter „%{list}” internetske stranice %{site}.',
    button: 'Odjavi me',
  },
  unsubscribed: {
    title: 'Odjavljeni ste',
    text: 'Na adresu %{email} više ne šaljemo newsletter „%{list}” internetske stranice %{site}. Odjava vrijedi odmah.',
    mistake: 'Je li to bila pogreška?',
    button: 'Prijavi me ponovno',
  },
  replyTo: {
    title: 'Primanje odgovora na newsletter',
    intro:
      'Pretplatnici koji odgovore na newsletter „%{list}” internetske stranice %{site} pisat će na adresu %{email}.',
    button: 'Potvrdi adresu',
    decline: 'Ne želim to',
    consequence: 'Dok ne potvrdite, nijedna poruka ne navodi ovu adresu.',
  },
  replyToConfirmed: {
    title: 'Adresa je potvrđena',
    text: 'Od sada odgovori na newsletter „%{list}” internetske stranice %{site} stižu na adresu %{email}.',
  },
  replyToDeclined: {
    title: 'Nećete primati odgovore',
    text: 'Nijedna poruka ne navodi adresu %{email} i na nju se više neće slati upit.',
  },
  replyToExpired: {
    title: 'Ova poveznica više ne vrijedi',
    text: 'Vrijedila je sedam dana. Pošiljatelj newslettera „%{list}” može zatražiti novu.',
  },
  notFound: {
    title: 'Ova poveznica ne radi',
    text: 'Možda je nepotpuna ili je izbrisan sadržaj na koji je vodila. Kopirajte cijelu poveznicu iz poruke e-pošte.',
  },
  unavailable: {
    title: 'To trenutačno nije moguće',
    text: 'Ništa nije promijenjeno. Pokušajte ponovno za nekoliko minuta.',
  },
  back: 'Natrag na stranicu %{site}',
};
