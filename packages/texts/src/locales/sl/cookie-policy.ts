import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Politika piškotkov',
  about: {
    heading: 'Kaj ureja ta politika piškotkov',
    site: 'Ta politika piškotkov pojasnjuje, katere piškotke in druge sledilnike uporablja spletno mesto %{site}, čemu je vsak od njih namenjen, kdo ga lahko bere, kako dolgo ostane na vaši napravi in kako ga lahko zavrnete.',
    app: 'Ta politika piškotkov pojasnjuje, katere sledilnike uporablja aplikacija %{site}, čemu je vsak od njih namenjen, kdo ga lahko bere, kako dolgo ostane na vaši napravi in kako ga lahko zavrnete.',
    more: 'Kaj se še dogaja z osebnimi podatki, s kom se delijo, kam gredo in katere pravice imate, pojasnjuje %{link}.',
    moreText: 'politika zasebnosti',
  },
  what: {
    heading: 'Kaj so sledilniki',
    kinds: {
      cookie: 'Piškotki',
      cookieText:
        'Majhne besedilne datoteke, ki jih vaš brskalnik na zahtevo spletnega mesta shrani in pošlje nazaj pri poznejših obiskih. Sejni piškotki se izbrišejo ob zaprtju brskalnika, drugi pa ob koncu obdobja hrambe ali ko jih izbrišete.',
      local: 'Lokalna shramba',
      localText:
        'Vnosi, ki jih spletno mesto hrani v shrambi vašega brskalnika in jih ob poznejšem obisku znova prebere.',
      app: 'Identifikatorji naprave',
      appText: 'Številke, po katerih aplikacija ali vanjo vgrajene storitve prepoznajo vašo napravo.',
    },
    parties:
      'Sledilniki so lastni, kadar so nastavljeni za naslov spletnega mesta, ki ga obiščete, in sledilniki tretjih oseb, kadar so nastavljeni za naslov nekoga drugega.',
  },
  categories: {
    necessary: 'Nujno potrebni sledilniki',
    functionality: 'Sledilniki za funkcije',
    experience: 'Sledilniki za boljšo izkušnjo',
    measurement: 'Sledilniki za merjenje',
    marketing: 'Sledilniki za trženje',
  },
  onlyWithConsent: 'Ti sledilniki se uporabljajo le, če v to privolite.',
  withoutConsent: 'Ti sledilniki se uporabljajo brez privolitve, ker funkcija, ki jo zahtevate, brez njih ne deluje.',
  used: 'Spletna storitev %{site} uporablja te sledilnike.',
  provider: 'Ponudnik',
  purpose: 'Namen',
  duration: 'Obdobje hrambe',
  longest: 'Najdaljše obdobje hrambe vseh sledilnikov te storitve: %{period}.',
  allSession: 'Vsi sledilniki te storitve se izbrišejo, ko se brskalnik ali aplikacija zapre.',
  allIndefinite: 'Sledilniki te storitve ostanejo, dokler jih ne izbrišete.',
  unstated: 'Kako dolgo ostanejo sledilniki te storitve, določi ponudnik; več pove njegova politika.',
  namesUnknown: 'Imena posameznih sledilnikov te storitve nam niso znana.',
  caption: 'Sledilniki storitve %{service}',
  name: 'Ime',
  storage: 'Vrsta',
  storages: { cookie: 'Piškotek', local: 'Lokalna shramba', app: 'Identifikator naprave' },
  party: 'Izvor',
  choices: {
    heading: 'Kako se odločate',
    devices:
      'V nastavitvah brskalnika si lahko ogledate, katere piškotke in shranjene podatke vsebuje, jih izbrišete in blokirate nove. Navodila so tukaj:',
    phones:
      'Na telefonu ali tablici lahko v sistemskih nastavitvah ponastavite ali izklopite oglaševalski identifikator in določite, katere aplikacije vam smejo slediti.',
    consequence: 'Če blokirate nujno potrebne sledilnike, deli spletne storitve %{site} morda ne bodo več delovali.',
    optOuts: 'Nekateri ponudniki omogočajo lastno zavrnitev (opt-out):',
    optOut: 'Zavrnitev (opt-out): %{name}',
  },
  rights: {
    heading: 'Vaše pravice',
    text: 'Kadar sledilniki obdelujejo osebne podatke, imate pravice, ki vam jih daje pravo o varstvu podatkov. Za njihovo uveljavljanje se obrnite na nas: %{contact}.',
    complain: 'Pritožite se lahko tudi pri organu za varstvo podatkov.',
  },
  none: {
    heading: 'Brez sledilnikov',
    text: 'Spletna storitev %{site} ne uporablja nobene storitve, ki bi na vaši napravi nastavljala sledilnike.',
  },
  changes: {
    heading: 'Spremembe te politike piškotkov',
    text: 'Ko se spremenijo sledilniki, se spremeni tudi ta politika piškotkov. Vsaka različica nosi svoj datum, prejšnje različice pa so dostopne na strani, na kateri je objavljena.',
  },
};
