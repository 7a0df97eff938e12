import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Kaj se obdeluje, za kaj in kdo to prejme?',
    intro: 'To so nameni, za katere se obdelujejo osebni podatki, in uporabniki podatkov za vsakega od njih.',
    data: 'Za katere podatke gre',
  },
  where: {
    heading: 'Kam gredo podatki?',
    text: 'Države obdelave: %{countries}.',
    safeguards:
      'Zunaj Evropskega gospodarskega prostora podatke varujejo zaščitni ukrepi, opisani v celotni politiki zasebnosti.',
  },
  howLong: {
    heading: 'Kako dolgo se hranijo?',
    text: 'Toliko časa, kolikor zahteva namen, ali dlje, kadar tako določa zakon. Celotna politika zasebnosti navaja rok ali merilo za vsak namen.',
  },
  choices: {
    heading: 'O čem lahko odločate?',
    consent: 'Privolitev lahko zavrnete ali kadar koli prekličete.',
    object:
      'Obdelavi za neposredno trženje lahko ugovarjate kadar koli, obdelavi na podlagi zakonitih interesov pa iz razlogov, povezanih z vašim položajem.',
    rights:
      'Svoje podatke lahko pregledate, zahtevate njihov popravek, izbris ali omejitev uporabe ter jih vzamete s seboj.',
    usOptOut:
      'V zveznih državah ZDA, navedenih v celotni politiki zasebnosti, lahko zavrnete prodajo svojih podatkov in ciljno oglaševanje.',
    noRetaliation: 'Uveljavljanje pravice je brezplačno in nima neugodnih posledic.',
    write: 'Pišite nam: %{contact}.',
    complain: 'Pritožite se lahko pri organu za varstvo podatkov.',
  },
  more: {
    heading: 'Kje lahko preberete več?',
    text: '%{policy} vse to podrobno opisuje. Govori o isti obdelavi in nosi isti datum.',
    policy: 'Celotna politika zasebnosti',
  },
};
