import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Kérjük, erősítse meg: %{list}',
      body: `Valaki – reméljük, hogy Ön – a következő hírlevelet kérte: „%{list}” (webhely: %{site}; e-mail-cím: %{email}).

Ha valóban Ön volt, nyissa meg ezt az oldalt, és a gombbal erősítse meg a feliratkozást:

%{link}

A link csak korlátozott ideig használható (lejárat: %{date}). Ha nem Ön volt, nincs teendője: megerősítés nélkül nem küldünk hírlevelet, a címet pedig töröljük.`,
    },
    confirmed: {
      subject: 'Sikeres feliratkozás: %{list}',
      body: `Megerősítette, hogy szeretné megkapni a következő hírlevelet: „%{list}” (webhely: %{site}; e-mail-cím: %{email}).

Bármikor leiratkozhat, bejelentkezés és indoklás nélkül:

%{link}`,
    },
    claimed: {
      subject: 'Kérjük, erősítse meg a leiratkozást: %{list}',
      body: `Valaki – reméljük, hogy Ön – azt kérte, hogy többé ne küldjük a következő hírlevelet: „%{list}” (webhely: %{site}; e-mail-cím: %{email}).

Ha le szeretne iratkozni, nyissa meg ezt az oldalt, és nyomja meg a gombot:

%{link}

Ha nem Ön volt, nincs teendője: a hírlevelet továbbra is megkapja.`,
    },
    replyTo: {
      subject: 'Válaszok erre: %{list} – kérjük, erősítse meg',
      body: `Az alábbi hírlevélre érkező válaszok a(z) %{email} címre kerülnének: „%{list}” (webhely: %{site}).

Ha meg szeretné kapni a feliratkozók válaszait, nyissa meg ezt az oldalt, és nyomja meg a gombot:

%{link}

Ha nem tud erről, nincs teendője: megerősítés nélkül egyetlen levél sem tünteti fel az Ön címét. A hivatkozás hét napig érvényes.`,
    },
  },
  confirm: {
    title: 'Erősítse meg a feliratkozását',
    intro: 'A megerősítés után ezt a hírlevelet fogja kapni: „%{list}” (webhely: %{site}; e-mail-cím: %{email}).',
    button: 'Feliratkozás megerősítése',
    notMe: 'Nem én voltam',
    until: 'A feliratkozást a határidő lejártáig (%{date}) erősítheti meg. Leiratkozni bármikor tud.',
  },
  confirmed: {
    title: 'Sikeresen feliratkozott',
    text: 'Mostantól ezt a hírlevelet fogja kapni: „%{list}” (webhely: %{site}). Bármikor leiratkozhat.',
  },
  declined: {
    title: 'Nem küldünk Önnek semmit',
    text: 'A kérést elvetettük, a címet töröltük. Nincs további teendője.',
  },
  expired: {
    title: 'Ez a link már nem érvényes',
    text: 'A határideje (%{date}) lejárt. Ugyanarra a címre tudunk újat küldeni.',
    button: 'Új link küldése',
  },
  sentAgain: {
    title: 'Nézze meg a postafiókját',
    text: 'Már úton van az új link ugyanarra a címre. Kérjük, nézze meg a levélszemetet is.',
  },
  unsubscribe: {
    title: 'Leiratkozás',
    intro: 'A leiratkozás után többé nem küldjük ezt a hírlevelet: „%{list}” (webhely: %{site}; e-mail-cím: %{email}).',
    button: 'Leiratkozás',
  },
  unsubscribed: {
    title: 'Sikeresen leiratkozott',
    text: 'Többé nem küldjük ezt a hírlevelet: „%{list}” (webhely: %{site}; e-mail-cím: %{email}). A leiratkozás azonnal érvénybe lépett.',
    mistake: 'Véletlenül iratkozott le?',
    button: 'Feliratkozás újra',
  },
  replyTo: {
    title: 'Hírlevélre érkező válaszok fogadása',
    intro: 'Aki válaszol erre a hírlevélre: „%{list}” (webhely: %{site}), az a(z) %{email} címre fog írni.',
    button: 'Cím megerősítése',
    decline: 'Ezt nem kérem',
    consequence: 'Amíg nem erősíti meg, egyetlen levél sem tünteti fel ezt a címet.',
  },
  replyToConfirmed: {
    title: 'A cím megerősítve',
    text: 'Mostantól az erre a hírlevélre érkező válaszok: „%{list}” (webhely: %{site}), a(z) %{email} címre kerülnek.',
  },
  replyToDeclined: {
    title: 'Nem fog válaszokat kapni',
    text: 'Egyetlen levél sem tünteti fel a(z) %{email} címet, és erről a címről nem kérdezünk újra.',
  },
  replyToExpired: {
    title: 'Ez a link már nem érvényes',
    text: 'Hét napig volt érvényes. A hírlevél („%{list}”) küldője kérhet újat.',
  },
  notFound: {
    title: 'Ez a link nem működik',
    text: 'Lehet, hogy hiányos, vagy törölték azt a tartalmat, amelyre mutatott. Kérjük, másolja ki a teljes linket az e-mailből.',
  },
  unavailable: {
    title: 'Ez most nem lehetséges',
    text: 'Semmi sem változott. Kérjük, próbálja meg újra néhány perc múlva.',
  },
  back: 'Vissza ide: %{site}',
};
