import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Küpsised ja muud jälgimisvahendid',
  intro:
    'Jälgimisvahendid on küpsised, kirjed brauseri kohalikus salvestusruumis, seadme identifikaatorid ja muud sellised meetodid, mis salvestavad teie seadmesse teavet või loevad seda sealt.',
  necessary: 'Jälgimisvahendeid, milleta teie soovitud funktsioon ei toimiks, kasutatakse nõusolekuta (%{provisions}).',
  consent:
    'Kõik muud jälgimisvahendid põhinevad teie nõusolekul. Võite sellest keelduda ja selle igal ajal tagasi võtta; kuni selle hetkeni toimunud töötlemine jääb seaduslikuks.',
  provisions: {
    union: 'direktiivi 2002/58/EÜ art 5 lg 3',
    france: 'Prantsuse andmekaitseseaduse, 6. jaanuari 1978. aasta seaduse nr 78-17 art 82',
    germany: 'Saksa seaduse TDDDG § 25',
    italy: 'Itaalia isikuandmete kaitse seadustiku, seadusandliku dekreedi nr 196/2003 art 122',
    spain: 'Hispaania seaduse 34/2002, LSSI, art 22 lg 2',
    unitedKingdom: 'Ühendkuningriigi õigusakti Privacy and Electronic Communications Regulations 2003 regulation 6',
  },
  unitedKingdom:
    'Ühendkuningriigis asuvate seadmete suhtes kehtib õigusakti Privacy and Electronic Communications Regulations 2003 regulation 6.',
  switzerland:
    'Šveitsis asuvate seadmete suhtes kehtib Šveitsi telekommunikatsiooniseaduse art 45c: võite keelduda andmete töötlemisest oma seadmes. See dokument ütleb teile, milleks see töötlemine on vajalik.',
  withdrawControl: 'Oma valikut saate muuta või tagasi võtta privaatsusseadetes, mis on kättesaadavad igal lehel.',
  withdrawLink: 'Teie valiku muutmine või tagasivõtmine: %{link}.',
  withdrawLinkText: 'teie valikud jälgimisvahendite kohta',
  withdrawBrowser:
    'Nõusoleku tagasivõtmiseks kustutage brauseri või seadme seadetes salvestatud jälgimisvahendid ja blokeerige seal uued. Võite meile ka kirjutada: %{contact}.',
  withdrawDevice: 'Brauseri või seadme seadetes saate salvestatud jälgimisvahendid kustutada ja uued blokeerida.',
  policy: 'Milliseid küpsiseid ja muid jälgimisvahendeid kasutatakse ja kuidas saate neist keelduda, selgitab %{link}.',
  policyText: 'küpsisepoliitika',
  listIntro: 'Tabelis on jälgimisvahendid loetletud nimepidi. Tärn tähistab muutuvaid märke.',
  caption: 'Jälgimisvahendid',
  name: 'Nimi',
  service: 'Teenus',
  purpose: 'Eesmärk',
  duration: 'Säilitusaeg',
  party: 'Päritolu',
  firstParty: 'Oma',
  thirdParty: 'Kolmas isik',
  unnamed: 'Jälgimisvahendeid, mida siin nimepidi ei ole loetletud, võivad kasutada järgmised teenused: %{services}.',
};
