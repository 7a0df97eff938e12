import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Küpsisepoliitika',
  about: {
    heading: 'Mida see küpsisepoliitika käsitleb',
    site: 'See küpsisepoliitika selgitab, milliseid küpsiseid ja muid jälgimisvahendeid veebisait %{site} kasutab, milleks igaüks neist on, kes saab seda lugeda, kui kaua see teie seadmesse jääb ja kuidas saate sellest keelduda.',
    app: 'See küpsisepoliitika selgitab, milliseid jälgimisvahendeid rakendus %{site} kasutab, milleks igaüks neist on, kes saab seda lugeda, kui kaua see teie seadmesse jääb ja kuidas saate sellest keelduda.',
    more: 'Mida isikuandmetega veel tehakse, kellega neid jagatakse, kuhu need lähevad ja millised õigused teil on, selgitab %{link}.',
    moreText: 'privaatsuspoliitika',
  },
  what: {
    heading: 'Mis on jälgimisvahendid',
    kinds: {
      cookie: 'Küpsised',
      cookieText:
        'Väikesed tekstifailid, mille teie brauser veebisaidi palvel salvestab ja hilisemate päringutega tagasi saadab. Seansiküpsised kustutatakse brauseri sulgemisel, muud siis, kui nende säilitusaeg lõpeb või kui te need kustutate.',
      local: 'Kohalik salvestusruum',
      localText: 'Kirjed, mida veebisait hoiab teie brauseri salvestusruumis ja hilisemal külastusel uuesti loeb.',
      app: 'Seadme identifikaatorid',
      appText: 'Numbrid, mille järgi rakendus või sellesse lisatud teenused teie seadme ära tunnevad.',
    },
    parties:
      'Jälgimisvahendid on saidi omad, kui need on seatud teie külastatava veebisaidi aadressile, ja kolmanda isiku omad, kui need on seatud kellegi teise aadressile.',
  },
  categories: {
    necessary: 'Hädavajalikud jälgimisvahendid',
    functionality: 'Funktsioonide jälgimisvahendid',
    experience: 'Parema kasutuskogemuse jälgimisvahendid',
    measurement: 'Mõõtmise jälgimisvahendid',
    marketing: 'Turunduse jälgimisvahendid',
  },
  onlyWithConsent: 'Neid jälgimisvahendeid kasutatakse üksnes teie nõusolekul.',
  withoutConsent:
    'Neid jälgimisvahendeid kasutatakse nõusolekuta, sest teie soovitud funktsioon ei toimi ilma nendeta.',
  used: 'Veebiteenus %{site} kasutab neid jälgimisvahendeid.',
  provider: 'Teenuseosutaja',
  purpose: 'Eesmärk',
  duration: 'Säilitusaeg',
  longest: 'Selle teenuse kõigi jälgimisvahendite pikim säilitusaeg: %{period}.',
  allSession: 'Kõik selle teenuse jälgimisvahendid kustutatakse, kui brauser või rakendus suletakse.',
  allIndefinite: 'Selle teenuse jälgimisvahendid jäävad alles, kuni te need kustutate.',
  unstated:
    'Kui kaua selle teenuse jälgimisvahendid alles jäävad, määrab teenuseosutaja; rohkem ütleb tema enda poliitika.',
  namesUnknown: 'Selle teenuse üksikute jälgimisvahendite nimed ei ole meile teada.',
  caption: 'Teenuse %{service} jälgimisvahendid',
  name: 'Nimi',
  storage: 'Liik',
  storages: { cookie: 'Küpsis', local: 'Kohalik salvestusruum', app: 'Seadme identifikaator' },
  party: 'Päritolu',
  choices: {
    heading: 'Kuidas saate otsustada',
    devices:
      'Brauseri seadetes näete, milliseid küpsiseid ja salvestatud andmeid see sisaldab, ning saate need kustutada ja uued blokeerida. Juhised on siin:',
    phones:
      'Telefonis või tahvelarvutis saate süsteemi seadetes reklaamiidentifikaatori lähtestada või välja lülitada ning otsustada, millised rakendused tohivad teid jälgida.',
    consequence: 'Kui blokeerite hädavajalikud jälgimisvahendid, ei pruugi veebiteenuse %{site} osad enam toimida.',
    optOuts: 'Mõned teenuseosutajad pakuvad oma keeldumisvõimalust (opt-out):',
    optOut: 'Keeldumine (opt-out): %{name}',
  },
  rights: {
    heading: 'Teie õigused',
    text: 'Kui jälgimisvahendid töötlevad isikuandmeid, on teil andmekaitseõigusest tulenevad õigused. Nende kasutamiseks pöörduge meie poole: %{contact}.',
    complain: 'Kaebuse võite esitada ka andmekaitseasutusele.',
  },
  none: {
    heading: 'Jälgimisvahendeid ei ole',
    text: 'Veebiteenus %{site} ei kasuta ühtegi teenust, mis seaks teie seadmesse jälgimisvahendeid.',
  },
  changes: {
    heading: 'Küpsisepoliitika muutmine',
    text: 'Kui jälgimisvahendid muutuvad, muutub ka see küpsisepoliitika. Igal versioonil on kuupäev ning varasemad versioonid on kättesaadavad lehel, kus see on avaldatud.',
  },
};
