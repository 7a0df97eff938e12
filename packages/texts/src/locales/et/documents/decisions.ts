import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatiseeritud otsused ja profiilianalüüs',
    none: 'Me ei tee teie kohta otsuseid, mis põhinevad üksnes automatiseeritud töötlemisel, sealhulgas profiilianalüüsil, ja toovad teile kaasa õiguslikke tagajärgi või avaldavad teile samamoodi märkimisväärset mõju (IKÜM art 22).',
    nonePlain:
      'Me ei tee teie kohta üksnes automatiseeritult otsuseid, mis toovad teile kaasa õiguslikke tagajärgi või avaldavad teile samamoodi märkimisväärset mõju.',
    reason: 'Põhjus',
    made: 'Me teeme otsuseid, mis põhinevad üksnes automatiseeritud töötlemisel, sealhulgas profiilianalüüsil, ja toovad teile kaasa õiguslikke tagajärgi või avaldavad teile samamoodi märkimisväärset mõju (IKÜM art 22).',
    madePlain:
      'Me teeme üksnes automatiseeritult otsuseid, mis toovad teile kaasa õiguslikke tagajärgi või avaldavad teile samamoodi märkimisväärset mõju.',
    logic: 'Kasutatav loogika',
    consequences: 'Mida see teie jaoks tähendab',
    rights: 'Võite nõuda, et otsuse vaataks läbi inimene, väljendada oma seisukohta ja otsuse vaidlustada.',
    profilingIntro:
      'Selle põhjal, kuidas inimesed veebisaite ja rakendusi kasutavad, koostavad reklaami või sisu kohandamise jaoks huviprofiile järgmised teenused:',
  },
  sources: {
    heading: 'Teistelt saadavad andmed',
    intro: 'Osa isikuandmeid ei saa me teilt, vaid teistelt (IKÜM art 14):',
    introPlain: 'Osa isikuandmeid ei saa me teilt, vaid teistelt:',
    caption: 'Muudest allikatest pärinevad andmed',
    from: 'Allikas',
    data: 'Andmed',
    purpose: 'Eesmärk',
    public: 'Avalikult kättesaadav?',
  },
  obligation: {
    heading: 'Kas peate andmeid esitama',
    text: 'Veebiteenuse %{site} kasutamine on vabatahtlik. Kas teatavad andmed on vajalikud selleks, mida te meilt soovite, ja mis juhtub, kui te neid ei esita, on eespool öeldud iga juhu kohta.',
    services:
      'Selliste andmete esitamine, mille töötlemine põhineb teie nõusolekul, on alati vabatahtlik: kui keeldute, ei ole kättesaadav üksnes asjaomane funktsioon.',
  },
  children: {
    heading: 'Lapsed',
    notDirected:
      'Veebiteenus %{site} ei ole suunatud lastele ja me ei kogu teadlikult laste andmeid. Kui arvate, et laps on meile isikuandmeid esitanud, andke meile teada (%{contact}): kustutame need.',
    minimumAge: {
      one: 'Veebiteenust %{site} võivad kasutada vähemalt %{number}-aastased isikud.',
      other: 'Veebiteenust %{site} võivad kasutada vähemalt %{number}-aastased isikud.',
    },
    directed:
      'Veebiteenus %{site} on suunatud ka lastele. Kui lapse andmete töötlemine põhineb nõusolekul ja laps ei ole jõudnud seaduses nõutud ikka, peab nõusoleku andma või selle heaks kiitma isik, kellel on lapse suhtes vanemlik vastutus (IKÜM art 8).',
    directedPlain: 'Veebiteenus %{site} on suunatud ka lastele.',
    parents:
      'Vanemad ja eestkostjad võivad tutvuda oma lapse andmetega, lasta need kustutada ja keelata edasise kogumise, pöördudes meie poole: %{contact}.',
    parentsUs:
      'Ameerika Ühendriikides lubab Children’s Online Privacy Protection Rule (16 CFR Part 312) koguda internetis alla 13-aastaste laste isikuandmeid üksnes vanema kontrollitava nõusolekuga, välja arvatud selles nimetatud eranditel.',
  },
};
