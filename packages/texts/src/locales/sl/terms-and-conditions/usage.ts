import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Kaj smete početi',
    software:
      'Programsko opremo smete v času trajanja pogodbe uporabljati zase ali v svoji organizaciji. Pravica ni izključna in ni prenosljiva.',
    content:
      'Digitalno vsebino, ki ste jo kupili, smete uporabljati zase, časovno neomejeno, če ponudba ne navaja drugače. Pravica ni izključna in ni prenosljiva.',
    app: 'Aplikacijo smete namestiti na naprave, ki so vaše ali pod vašim nadzorom, in jo tam uporabljati.',
    limits:
      'Ne smete je kopirati, posredovati drugim, dajati v najem, razstavljati ali zaobiti njene zaščite, razen kolikor zakon to dovoljuje ne glede na pogodbo.',
  },
  conduct: {
    heading: 'Kaj ni dovoljeno',
    intro: 'Pri uporabi spletne storitve %{site} ne smete:',
    rules: {
      law: 'kršiti zakona ali pravic drugih',
      malware: 'širiti škodljivih programov ali zaobiti varnostnih ukrepov',
      load: 'motiti njenega delovanja, na primer z avtomatiziranimi zahtevki, ki jo preobremenijo',
      access: 'brez dovoljenja dostopati do računov ali podatkov drugih',
      resale: 'prodajati dostopa do nje drugim, razen če smo se s tem strinjali',
    },
    measures:
      'Če kršite ta pravila, lahko vaš dostop omejimo ali blokiramo, kolikor je to sorazmerno. Če zadeva ni nujna, vas najprej opozorimo.',
  },
  content: {
    heading: 'Naša vsebina',
    text: 'Besedila, slike, programi in znamke v spletni storitvi %{site} pripadajo nam ali tistim, ki so nam zanje dali licenco. Smete jih gledati in zasebno uporabljati; za vse drugo je potrebno naše dovoljenje ali zakon, ki to dovoljuje.',
    textBusinesses:
      'Besedila, slike, programi in znamke v spletni storitvi %{site} pripadajo nam ali tistim, ki so nam zanje dali licenco. Smete jih gledati in uporabljati za lastne namene; za vse drugo je potrebno naše dovoljenje ali zakon, ki to dovoljuje.',
  },
  entrusted: {
    heading: 'Osebni podatki, ki nam jih zaupate',
    text: 'Kadar stranke s programsko opremo obdelujejo osebne podatke v okviru svoje dejavnosti, so upravljavci, mi pa njihov obdelovalec. Te podatke obdelujemo le na podlagi pogodbe, ki ustreza členu 28 Splošne uredbe o varstvu podatkov in jo ponudimo vsaki taki stranki.',
  },
  switching: {
    heading: 'Prehod k drugemu ponudniku',
    right:
      'Stranke lahko kadar koli preidejo k drugemu ponudniku, se preselijo na lastne sisteme ali dajo izbrisati svoje podatke, z odpovednim rokom največ dveh mesecev (člen 25 Uredbe (EU) 2023/2854, Akt o podatkih).',
    transition:
      'Po izteku odpovednega roka prehod izvedemo brez nepotrebnega odlašanja in v 30 dneh. Če to tehnično ni izvedljivo, v 14 delovnih dneh po zahtevi povemo, zakaj, in določimo drugo obdobje, največ sedem mesecev. Stranka lahko obdobje enkrat podaljša. Do njegovega konca nudimo razumno pomoč, ohranjamo storitev enako varno kot doslej in opozarjamo na znana tveganja za njeno neprekinjenost.',
    data: 'Vse podatke, ki jih je stranka vnesla ali ustvarila z uporabo storitve, je mogoče izvoziti v strukturirani, splošno uporabljani in strojno berljivi obliki. Izvzeti so podatki o notranjem delovanju storitve, ki so naše poslovne skrivnosti, kolikor to ne ovira prehoda. Podatke je mogoče prevzeti še najmanj 30 dni po prehodu; nato jih izbrišemo.',
    end: 'Pogodba se konča, ko je prehod opravljen, ali, če želi stranka le izbris podatkov, z iztekom odpovednega roka.',
    charges:
      'Do 11. januarja 2027 za prehod zaračunamo največ stroške, ki z njim neposredno nastanejo; nato ne zaračunamo ničesar.',
    free: 'Za prehod ne zaračunamo ničesar.',
  },
  information: {
    heading: 'Informacije na spletnem mestu',
    text: 'Informacije v spletni storitvi %{site} pripravljamo skrbno. So splošne, niso nasvet za vaš primer in so lahko zastarele.',
    links: 'Za vsebino drugih spletnih mest, na katera povezujemo, odgovarjajo njihovi lastniki.',
  },
  availability: {
    heading: 'Razpoložljivost',
    text: 'Z razumno skrbnostjo skrbimo, da je spletna storitev %{site} na voljo. Prekinjena je lahko zaradi vzdrževanja, varnosti ali razlogov, na katere nimamo vpliva; daljše prekinitve napovemo, kadar je to mogoče.',
  },
  stores: {
    heading: 'Trgovine z aplikacijami',
    parties:
      'Ti splošni pogoji so sklenjeni samo med vami in nami. Za aplikacijo, njeno vsebino, vzdrževanje in podporo odgovarjamo mi in ne upravljavec trgovine z aplikacijami (%{stores}).',
    purchases:
      'Za nakupe prek trgovine z aplikacijami veljajo tudi pravila te trgovine o plačilu in vračilih. Vaše zakonske pravice do nas ostanejo.',
    apple:
      'Apple in njegove odvisne družbe so upravičenci teh splošnih pogojev kot tretje osebe in jih lahko uveljavljajo proti vam. Potrjujete, da niste v državi pod embargom Združenih držav Amerike in niste na nobenem od njihovih seznamov oseb, s katerimi je poslovanje prepovedano.',
  },
};
