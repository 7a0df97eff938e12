import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Vaše pravice',
  intro: 'Kolikor tako določa pravo, ki velja za vas, imate naslednje pravice:',
  access: {
    name: 'Dostop',
    text: 'Lahko izveste, ali obdelujemo podatke o vas, in prejmete njihovo kopijo s podrobnostmi o obdelavi (člen 15 GDPR).',
  },
  rectification: {
    name: 'Popravek',
    text: 'Zahtevate lahko popravek netočnih in dopolnitev nepopolnih podatkov (člen 16 GDPR).',
  },
  erasure: {
    name: 'Izbris',
    text: 'Zahtevate lahko izbris svojih podatkov, na primer kadar niso več potrebni ali kadar prekličete privolitev (člen 17 GDPR).',
  },
  restriction: {
    name: 'Omejitev obdelave',
    text: 'Zahtevate lahko, da se podatki samo hranijo in se sicer ne uporabljajo, na primer medtem ko se preverja njihova točnost (člen 18 GDPR).',
  },
  notification: {
    name: 'Obveščanje uporabnikov podatkov',
    text: 'O popravku, izbrisu ali omejitvi obdelave obvestimo vsakega uporabnika podatkov, ki smo mu jih razkrili, razen če je to nemogoče ali vključuje nesorazmeren napor; na zahtevo vam povemo, kdo so ti uporabniki podatkov (člen 19 GDPR).',
  },
  portability: {
    name: 'Prenosljivost podatkov',
    text: 'Podatke, ki ste nam jih posredovali, lahko prejmete v strukturirani, splošno uporabljani in strojno berljivi obliki ali zahtevate, da se pošljejo drugemu upravljavcu, kadar obdelava temelji na privolitvi ali pogodbi in se izvaja z avtomatiziranimi sredstvi (člen 20 GDPR).',
  },
  automated: {
    name: 'Brez zgolj avtomatiziranih odločitev',
    text: 'Imate pravico, da za vas ne velja odločitev, ki temelji zgolj na avtomatizirani obdelavi in znatno vpliva na vas, razen kadar to dovoljuje zakon; takrat lahko zahtevate, da jo pregleda človek (člen 22 GDPR).',
  },
  withdrawal: {
    name: 'Preklic privolitve',
    text: 'Vsako privolitev lahko kadar koli prekličete. Kar je bilo storjeno pred preklicem, ostane zakonito (člen 7(3) GDPR).',
  },
  deceased: {
    name: 'Podatki umrlih oseb',
    france:
      'Podate lahko navodila o tem, kako naj se vaši podatki po vaši smrti hranijo, izbrišejo in sporočajo (člen 85 francoskega zakona o varstvu podatkov, zakon št. 78-17 z dne 6. januarja 1978).',
    italy:
      'Pravice iz členov 15 do 22 GDPR v zvezi s podatki umrle osebe pripadajo tistim, ki imajo lasten interes, ki delujejo kot njen pooblaščenec v njeno varstvo ali ki delujejo iz varstva vrednih družinskih razlogov (člen 2-terdecies italijanskega zakonika o varstvu osebnih podatkov, zakonska uredba št. 196/2003).',
    spain:
      'Sorodniki in dediči umrle osebe ter tisti, ki so z njo živeli, lahko od nas zahtevajo dostop do podatkov te osebe ter njihov popravek ali izbris, razen če je oseba to izrecno prepovedala ali zakon določa drugače (člen 3 španskega organskega zakona 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Pravica do ugovora',
    reasons:
      'Kadar vaše podatke obdelujemo na podlagi zakonitih interesov ali v javnem interesu, lahko iz razlogov, povezanih z vašim posebnim položajem, kadar koli ugovarjate. Obdelavo nato prenehamo, razen če dokažemo nujne legitimne razloge ali če podatke potrebujemo za pravne zahtevke (člen 21(1) GDPR).',
    marketing:
      'Uporabi svojih podatkov za neposredno trženje lahko ugovarjate kadar koli in brez navedbe razlogov. Za ta namen jih potem ne uporabljamo več (člen 21(2) in (3) GDPR).',
  },
  exercise: {
    heading: 'Kako uveljavljati svoje pravice',
    write:
      'Za uveljavljanje svojih pravic se obrnite na nas: %{contact}. Zadostuje en stavek; poseben obrazec ni potreben.',
    form: 'Za uveljavljanje svojih pravic lahko uporabite %{link}. Lahko nam tudi pišete: %{contact}.',
    formText: 'obrazec za zahteve',
    answer:
      'Odgovorimo brezplačno in brez nepotrebnega odlašanja, najpozneje v enem mesecu. Kadar so zahteve kompleksne ali številne, se lahko ta rok podaljša za največ dva dodatna meseca; o tem vas obvestimo v prvem mesecu in navedemo razloge (člen 12 GDPR).',
    identity: 'Dodatne informacije za potrditev vaše identitete zahtevamo le, če o njej upravičeno dvomimo.',
  },
  complaint: {
    heading: 'Pritožba pri nadzornem organu',
    gdpr: 'Če menite, da obdelava vaših podatkov krši predpise, lahko vložite pritožbo pri nadzornem organu za varstvo podatkov, zlasti v državi članici, v kateri imate običajno prebivališče, kraj dela ali v kateri naj bi prišlo do kršitve (člen 77 GDPR).',
    competent: 'Za nas pristojni organ je:',
    competentOneOf:
      'Kateri organ je pristojen za nas, je odvisno od dela države, v katerem imamo sedež. To so organi v tej državi (%{country}); obrnete se lahko na katerega koli od njih:',
    find: 'Organi vseh držav Evropskega gospodarskega prostora so navedeni tukaj: %{link}.',
    findText: 'Evropski odbor za varstvo podatkov, člani',
    court: 'Obrnete se lahko tudi na sodišče (člen 79 GDPR).',
    name: 'Organ',
    address: 'Naslov',
    email: 'E-pošta',
    website: 'Spletno mesto',
  },
};
