import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Slovenian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Pravica do odstopa od pogodbe',
    period: 'Pravico imate, da odstopite od te pogodbe v 14 dneh brez navedbe razlogov.',
    expires: {
      contract: 'Rok za odstop od pogodbe se izteče v 14 dneh od dneva sklenitve pogodbe.',
      together:
        'Rok za odstop od pogodbe se izteče v 14 dneh od dneva, na katerega vi ali tretja oseba, ki ni prevoznik in jo določite vi, pridobite fizično posest na blagu.',
      separately:
        'Rok za odstop od pogodbe se izteče v 14 dneh od dneva, na katerega vi ali tretja oseba, ki ni prevoznik in jo določite vi, pridobite fizično posest na zadnjem blagu.',
      pieces:
        'Rok za odstop od pogodbe se izteče v 14 dneh od dneva, na katerega vi ali tretja oseba, ki ni prevoznik in jo določite vi, pridobite fizično posest na zadnji pošiljki ali kosu.',
      regularly:
        'Rok za odstop od pogodbe se izteče v 14 dneh od dneva, na katerega vi ali tretja oseba, ki ni prevoznik in jo določite vi, pridobite fizično posest na prvem blagu.',
    },
    exercise:
      'Za uveljavljanje pravice do odstopa nas morate o svoji odločitvi, da odstopate od te pogodbe, z nedvoumno izjavo (npr. dopis, poslan po pošti ali elektronski pošti) obvestiti (%{trader}). Pri tem lahko uporabite priloženi vzorčni odstopni obrazec, ki pa ni obvezen.',
    online:
      'Pravico do odstopa lahko uveljavljate tudi na spletu na naslovu %{function}. Če uporabite to spletno funkcijo, vam bomo brez nepotrebnega odlašanja na trajnem nosilcu podatkov (npr. po elektronski pošti) poslali potrdilo o prejemu odstopa od pogodbe, vključno z njegovo vsebino ter datumom in uro njegove predložitve.',
    deadline:
      'Da bi upoštevali odstopni rok, zadostuje, da sporočilo v zvezi z uveljavljanjem pravice do odstopa pošljete pred iztekom odstopnega roka.',
    effects: 'Učinki odstopa od pogodbe',
    reimburse:
      'Če odstopite od te pogodbe, vam brez nepotrebnega odlašanja in v vsakem primeru najpozneje v 14 dneh od dneva, ko smo obveščeni o vaši odločitvi o odstopu od te pogodbe, povrnemo vsa prejeta plačila, vključno s stroški dostave (razen dodatnih stroškov, nastalih zaradi vaše izbire vrste dostave, ki ni najcenejša standardna oblika dostave, ki jo ponujamo). Takšno povračilo opravimo z enakim plačilnim sredstvom, kot ste ga uporabili pri prvotni transakciji, razen če ste se izrecno dogovorili drugače; v nobenem primeru zaradi tega povračila ne boste imeli stroškov.',
    withhold:
      'Povračilo lahko zadržimo, dokler ne prejmemo vrnjenega blaga ali dokler ne predložite dokazila, da ste blago poslali nazaj, kar nastopi prej.',
    collect: 'Blago prevzamemo.',
    sendBack:
      'Blago nam vrnite ali izročite brez nepotrebnega odlašanja in v vsakem primeru najpozneje v 14 dneh od dneva, ko ste nas obvestili o odstopu od te pogodbe. Rok je upoštevan, če blago pošljete nazaj pred iztekom 14-dnevnega roka.',
    sendBackTo:
      'Blago vrnite ali izročite nam ali na naslov %{recipient} brez nepotrebnega odlašanja in v vsakem primeru najpozneje v 14 dneh od dneva, ko ste nas obvestili o odstopu od te pogodbe. Rok je upoštevan, če blago pošljete nazaj pred iztekom 14-dnevnega roka.',
    costOwner: 'Stroške vračila blaga krijemo mi.',
    costCustomer: 'Neposredne stroške vračila blaga krijete vi.',
    costEstimate: 'Neposredne stroške vračila blaga krijete vi. Stroški so ocenjeni na največ približno %{amount}.',
    value:
      'Odgovorni ste samo za zmanjšanje vrednosti blaga, ki je posledica ravnanja, ki ni nujno potrebno za ugotovitev narave, značilnosti in delovanja blaga.',
    services:
      'Če ste zahtevali, da se opravljanje storitev začne med odstopnim rokom, nam plačate znesek, ki je sorazmeren z opravljenim do trenutka, ko ste nas obvestili o odstopu od te pogodbe, v primerjavi s polnim obsegom pogodbe.',
  },
  form: {
    title: 'Vzorčni odstopni obrazec',
    intro: '(izpolnite in vrnite ta obrazec le, če želite odstopiti od pogodbe)',
    to: 'Za %{recipient}:',
    declare:
      'Obveščam/obveščamo (*) vas, da odstopam/odstopamo (*) od pogodbe o prodaji naslednjega blaga (*)/o opravljanju naslednje storitve (*)',
    ordered: 'Naročeno dne (*)/prejeto dne (*)',
    name: 'Ime potrošnika(-ov)',
    address: 'Naslov potrošnika(-ov)',
    signature: 'Podpis potrošnika(-ov) (samo če se ta obrazec pošlje v papirni obliki)',
    date: 'Datum',
    delete: '(*) Neustrezno črtati.',
  },
};
