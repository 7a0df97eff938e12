import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Pravica do odstopa od pogodbe',
  who: 'Potrošniki v Evropskem gospodarskem prostoru in v Združenem kraljestvu imajo pravico, da brez navedbe razloga odstopijo od pogodbe, sklenjene na daljavo.',
  brazil:
    'Potrošniki, ki jih varuje brazilsko pravo, lahko odstopijo v sedmih dneh od sklenitve pogodbe ali prejema blaga ali storitve in takoj dobijo nazaj vse, kar so plačali (člen 49 brazilskega zakonika o varstvu potrošnikov). Spodnji pogoji in izjeme te pravice ne omejujejo.',
  periodGoods:
    'Rok za odstop od pogodbe je %{days} od dne, ko vi ali oseba, ki jo navedete in ni prevoznik, pridobite blago v fizično posest; če je naročilo dobavljeno v več delih, od dne, ko je v fizično posest pridobljen zadnji del.',
  periodServices: 'Pri storitvah in digitalni vsebini je rok za odstop od pogodbe %{days} od dne sklenitve pogodbe.',
  function: {
    heading: 'Kako odstopite od pogodbe',
    link: 'Do izteka roka lahko od pogodbe kadar koli odstopite na spletu: %{link}. Navedete svoje ime, pogodbo in elektronski naslov za potrdilo, nato pa pritisnete »Potrdi odstop od pogodbe«. Prejem vašega odstopa z njegovo vsebino ter datumom in uro takoj potrdimo po e-pošti.',
    label: 'Kliknite tukaj za odstop od pogodbe',
    statement:
      'O svoji odločitvi nas lahko obvestite tudi s katero koli nedvoumno izjavo, na primer s pismom na naš naslov ali po e-pošti: %{contact}. Uporabite lahko spodnji obrazec, vendar to ni obvezno.',
    deadline: 'Rok je upoštevan, če izjavo pošljete pred njegovim iztekom.',
  },
  effects: {
    heading: 'Posledice odstopa',
    refund:
      'Vsa plačila, ki smo jih prejeli od vas, vključno s stroški standardne dostave, vrnemo brez nepotrebnega odlašanja in najpozneje v 14 dneh od dne, ko smo obveščeni o vašem odstopu. Uporabimo enako plačilno sredstvo, kot ste ga uporabili vi, razen če je bilo izrecno dogovorjeno drugače, in za to ne zaračunamo nobenih stroškov.',
    refundServices:
      'Vsa plačila, ki smo jih prejeli od vas, vrnemo brez nepotrebnega odlašanja in najpozneje v 14 dneh od dne, ko smo obveščeni o vašem odstopu. Uporabimo enako plačilno sredstvo, kot ste ga uporabili vi, razen če je bilo izrecno dogovorjeno drugače, in za to ne zaračunamo nobenih stroškov.',
    withhold:
      'Vračilo plačil lahko zadržimo, dokler ne prejmemo vrnjenega blaga ali dokler ne predložite dokazila, da ste ga poslali nazaj, odvisno od tega, kaj je prej.',
    sendTo:
      'Blago brez nepotrebnega odlašanja in najpozneje v 14 dneh od dne, ko nas obvestite o odstopu, pošljite na naslednji naslov: %{address}.',
    send: 'Blago brez nepotrebnega odlašanja in najpozneje v 14 dneh od dne, ko nas obvestite o odstopu, vrnite na naš naslov.',
    costCustomer: 'Neposredne stroške vračila blaga krijete vi.',
    costOwner: 'Stroške vračila blaga krijemo mi.',
    value:
      'Za zmanjšanje vrednosti blaga odgovarjate le, če je posledica ravnanja, ki ni potrebno za ugotovitev narave, lastnosti in delovanja blaga.',
    services:
      'Če ste zahtevali, da se storitev začne opravljati v roku za odstop, plačate del, ki je bil opravljen, dokler nas niste obvestili o odstopu.',
  },
  exceptions: {
    heading: 'Kdaj pravice do odstopa ni',
    goods: {
      bespoke: 'blago, izdelano po vaših navodilih ali očitno prilagojeno vašim osebnim potrebam',
      perishable: 'blago, ki je hitro pokvarljivo ali mu hitro poteče rok uporabe',
      sealed:
        'zapečateno blago, ki zaradi varovanja zdravja ali iz higienskih razlogov ni primerno za vračilo, če je bilo po dobavi odpečateno',
      mixed: 'blago, ki je po dobavi neločljivo pomešano z drugimi predmeti',
      recordings:
        'zapečateni zvočni ali videoposnetki in zapečatena programska oprema, če so bili po dobavi odpečateni',
    },
    digital:
      'digitalna vsebina, ki ni dobavljena na otipljivem nosilcu podatkov, če smo jo začeli zagotavljati z vašim predhodnim izrecnim soglasjem, ste potrdili, da s tem izgubite pravico do odstopa, in smo vam poslali potrdilo o pogodbi',
    services:
      'storitve, ki so v celoti opravljene, če smo jih začeli opravljati z vašim predhodnim izrecnim soglasjem in ste potrdili, da pravico do odstopa izgubite, ko je pogodba v celoti izpolnjena',
  },
  form: {
    heading: 'Obrazec za odstop od pogodbe',
    intro: 'Če želite odstopiti od pogodbe, lahko izpolnite in vrnete ta obrazec:',
    to: 'Prejemnik: %{recipient}',
    declare:
      'Obveščam/obveščamo vas, da odstopam/odstopamo od pogodbe, ki sem jo/smo jo sklenil(-i) za prodajo naslednjega blaga / za opravljanje naslednje storitve:',
    ordered: 'Naročeno dne / prejeto dne:',
    name: 'Ime potrošnika(-ov):',
    address: 'Naslov potrošnika(-ov):',
    signature: 'Podpis potrošnika(-ov) (samo če se obrazec pošlje v papirni obliki):',
    date: 'Datum:',
  },
};
