import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Potvrďte odber: %{list}',
      body: `Niekto, dúfame, že vy, požiadal na webovej stránke %{site} o zasielanie newslettera „%{list}“ na adresu %{email}.

Ak ste to boli vy, otvorte túto stránku a stlačením tlačidla odber potvrďte:

%{link}

Odkaz platí do %{date}. Ak ste to neboli vy, nemusíte nič robiť: bez potvrdenia sa žiadny newsletter neposiela a adresa sa vymaže.`,
    },
    confirmed: {
      subject: 'Odber je potvrdený: %{list}',
      body: `Potvrdili ste, že chcete dostávať newsletter „%{list}“ webovej stránky %{site} na adresu %{email}.

Z odberu sa môžete kedykoľvek odhlásiť, bez prihlasovania a bez uvedenia dôvodu:

%{link}`,
    },
    claimed: {
      subject: 'Potvrďte odhlásenie: %{list}',
      body: `Niekto, dúfame, že vy, požiadal na webovej stránke %{site}, aby newsletter „%{list}“ už neprichádzal na adresu %{email}.

Ak sa chcete odhlásiť, otvorte túto stránku a stlačte tlačidlo:

%{link}

Ak ste to neboli vy, nemusíte nič robiť: newsletter budete dostávať aj naďalej.`,
    },
    replyTo: {
      subject: 'Odpovede na %{list}: potvrďte prosím adresu',
      body: `Odpovede na newsletter „%{list}“ webovej stránky %{site} majú chodiť na adresu %{email}.

Ak chcete dostávať odpovede odberateľov, otvorte túto stránku a stlačte tlačidlo:

%{link}

Ak o tom nič neviete, nemusíte nič robiť: bez potvrdenia žiadny e-mail vašu adresu neuvedie. Odkaz platí sedem dní.`,
    },
  },
  confirm: {
    title: 'Potvrďte odber',
    intro: 'Po potvrdení bude newsletter „%{list}“ webovej stránky %{site} prichádzať na adresu %{email}.',
    button: 'Potvrdiť odber',
    notMe: 'Nebola to moja žiadosť',
    until: 'Odber môžete potvrdiť do %{date}. Odhlásiť sa môžete kedykoľvek.',
  },
  confirmed: {
    title: 'Odber je potvrdený',
    text: 'Odteraz budete dostávať newsletter „%{list}“ webovej stránky %{site}. Odhlásiť sa môžete kedykoľvek.',
  },
  declined: {
    title: 'Nič vám nepošleme',
    text: 'Žiadosť bola zrušená a adresa sa vymaže. Nič ďalšie nemusíte robiť.',
  },
  expired: {
    title: 'Tento odkaz už neplatí',
    text: 'Otvoriť sa dal do %{date}. Na tú istú adresu vám môžeme poslať nový.',
    button: 'Poslať nový odkaz',
  },
  sentAgain: {
    title: 'Pozrite si e-mail',
    text: 'Nový odkaz posielame na tú istú adresu. Pozrite, prosím, aj do priečinka so spamom.',
  },
  unsubscribe: {
    title: 'Odhlásenie z odberu',
    intro: 'Newsletter „%{list}“ webovej stránky %{site} už nebude prichádzať na adresu %{email}.',
    button: 'Odhlásiť sa z odberu',
  },
  unsubscribed: {
    title: 'Odhlásili ste sa z odberu',
    text: 'Newsletter „%{list}“ webovej stránky %{site} už na adresu %{email} neprichádza. Odhlásenie platí okamžite.',
    mistake: 'Bol to omyl?',
    button: 'Znova sa prihlásiť na odber',
  },
  replyTo: {
    title: 'Príjem odpovedí na newsletter',
    intro:
      'Odberatelia, ktorí odpovedia na newsletter „%{list}“ webovej stránky %{site}, budú písať na adresu %{email}.',
    button: 'Potvrdiť adresu',
    decline: 'Nechcem to',
    consequence: 'Kým adresu nepotvrdíte, žiadny e-mail ju neuvádza.',
  },
  replyToConfirmed: {
    title: 'Adresa je potvrdená',
    text: 'Odpovede na newsletter „%{list}“ webovej stránky %{site} budú odteraz chodiť na adresu %{email}.',
  },
  replyToDeclined: {
    title: 'Odpovede vám chodiť nebudú',
    text: 'Žiadny e-mail neuvádza adresu %{email} a znovu sa jej pýtať nebudeme.',
  },
  replyToExpired: {
    title: 'Tento odkaz už neplatí',
    text: 'Platil sedem dní. Odosielateľ newslettera „%{list}“ si môže dať poslať nový.',
  },
  notFound: {
    title: 'Tento odkaz nefunguje',
    text: 'Môže byť neúplný alebo bolo vymazané to, kam viedol. Skopírujte, prosím, z e-mailu celú adresu.',
  },
  unavailable: {
    title: 'Teraz sa to nedá urobiť',
    text: 'Nič sa nezmenilo. Skúste to, prosím, znova o niekoľko minút.',
  },
  back: 'Späť na webovú stránku %{site}',
};
