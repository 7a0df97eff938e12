import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Dostava',
    countries: 'Dostavljamo v naslednje države: %{countries}.',
    anywhere: 'V katere države dostavljamo, je prikazano ob naročilu.',
    within: 'Najdaljši čas dostave po sklenitvi pogodbe: %{period}.',
    shown: 'Čas dostave je prikazan ob naročilu; nikoli ni daljši od 30 dni po sklenitvi pogodbe.',
    risk: 'Pri potrošnikih nevarnost izgube in poškodovanja preide, ko blago pridobijo v fizično posest sami ali oseba, ki jo navedejo in ni prevoznik. Pri podjetjih preide, ko blago izročimo prevozniku.',
    riskConsumers:
      'Nevarnost izgube in poškodovanja preide na vas, ko blago pridobite v fizično posest vi ali oseba, ki jo navedete in ni prevoznik.',
    riskBusinesses: 'Nevarnost izgube in poškodovanja preide na vas, ko blago izročimo prevozniku.',
  },
  digital: {
    heading: 'Dostop in posodobitve',
    access: 'Dostop do naročenega vam omogočimo brez nepotrebnega odlašanja po sklenitvi pogodbe.',
    updates:
      'Zagotavljamo posodobitve, vključno z varnostnimi, ki so potrebne za ohranjanje skladnosti naročenega s pogodbo, in vas o njih obveščamo: pri naročnini, dokler ta traja, pri enkratnem nakupu, dokler lahko to razumno pričakujete.',
    requirements: 'S katerimi napravami in programi naročeno deluje, je navedeno pri ponudbi.',
    changes:
      'Tekoče digitalne storitve lahko poleg tega spremenimo le iz utemeljenega razloga, kot je novo tehnično okolje, večje število uporabnikov ali drug pomemben operativni razlog, brez stroškov za vas in potem, ko vas o tem jasno obvestimo. Če sprememba vašo uporabo poslabša več kot le neznatno, vas obvestimo vnaprej in pogodbo lahko v 30 dneh brezplačno odpoveste.',
  },
  conformity: {
    heading: 'Če je kaj narobe',
    goods:
      'Velja zakonsko jamstvo za skladnost: če blago ni skladno, lahko zahtevate brezplačno popravilo ali zamenjavo in, pod zakonskimi pogoji, znižanje kupnine ali vračilo denarja.',
    goodsPeriod:
      'Za potrošnike v Evropskem gospodarskem prostoru zajema vsako neskladnost, ki se pokaže v najmanj dveh letih po dobavi.',
    digital:
      'Zakonsko jamstvo za skladnost velja za digitalno vsebino in digitalne storitve: če niso skladne s pogodbo, lahko zahtevate vzpostavitev skladnosti in, pod zakonskimi pogoji, znižanje kupnine ali odstop od pogodbe.',
    personalData:
      'Kadar nam potrošniki v Evropskem gospodarskem prostoru namesto plačila dajo osebne podatke, zakonsko jamstvo za skladnost velja tudi za naše digitalne storitve, razen če te podatke obdelujemo le zato, da storitev zagotovimo ali izpolnimo zakonske zahteve: če storitev ni skladna s pogodbo, lahko zahtevajo vzpostavitev skladnosti ali odstopijo od pogodbe.',
    unitedKingdom: 'Potrošniki v Združenem kraljestvu imajo pravice po zakonu Consumer Rights Act 2015.',
    businessRights: 'Če ima to, kar dobavimo ali zagotovimo, napako, imate pravice, ki vam jih daje zakon.',
    businesses:
      'Podjetja morajo blago ob prevzemu takoj pregledati in nas obvestiti o vidnih napakah; o skritih napakah takoj, ko jih odkrijejo. Zahtevke zaradi napak lahko uveljavljajo v enem letu po dobavi, razen v primerih, v katerih odgovarjamo neomejeno.',
    guarantee: 'Poleg tega dajemo naslednjo garancijo, ki ne posega v vaše zakonske pravice:',
    contact: 'Če je kaj narobe, nam pišite: %{contact}.',
    france: {
      goods:
        'Za prodajo blaga potrošnikom francosko pravo predpisuje to obvestilo (priloga k členu D. 211-2 francoskega potrošniškega zakonika):',
      once: 'Za digitalno vsebino in digitalne storitve, ki se potrošnikom dobavijo enkratno ali s posameznimi dobavami, francosko pravo predpisuje to obvestilo (priloga k členu D. 211-3 francoskega potrošniškega zakonika):',
      continuous:
        'Za digitalno vsebino in digitalne storitve, ki se potrošnikom dobavljajo neprekinjeno, francosko pravo predpisuje to obvestilo (priloga k členu D. 211-4 francoskega potrošniškega zakonika):',
    },
  },
};
