import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Inimestele Kanadas',
    scope:
      'Kui kohaldub Kanada isikuandmete kaitse ja elektrooniliste dokumentide seadus (Personal Information Protection and Electronic Documents Act, PIPEDA), täiendab see jaotis privaatsuspoliitikat. Nimetatud põhimõtted on seaduse 1. lisa (Schedule 1) põhimõtted.',
    consent:
      'Kogume, kasutame ja avaldame teie isikuandmeid teie teadmisel ja nõusolekul, välja arvatud juhul, kui seadus lubab teisiti. Võite nõusoleku igal ajal tagasi võtta, arvestades seadusest või lepingust tulenevaid piiranguid ja mõistlikku etteteatamist (põhimõte 4.3.8).',
    accountable:
      'Isikuga, kes meil nende reeglite täitmise eest vastutab (põhimõte 4.1), saab ühendust siin: %{contact}.',
    rights:
      'Taotluse korral ütleme teile, milliseid isikuandmeid me teie kohta hoiame, milleks neid kasutatakse ja kellele neid on avaldatud, võimaldame teil nendega tutvuda ja parandame ebatäpse või mittetäieliku (põhimõte 4.9). Kirjalikule taotlusele vastame 30 päeva jooksul (section 8(3)).',
    outside:
      'Isikuandmeid töötlevad ka teenuseosutajad muudes selles privaatsuspoliitikas nimetatud riikides. Seal võivad need olla selle riigi õiguse alusel kättesaadavad kohtutele ja ametiasutustele.',
    complaint:
      'Meie vastavuse nendele reeglitele võite vaidlustada samal aadressil (põhimõte 4.10) ja kaebuse võite esitada Kanada privaatsusvolinikule (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'Inimestele Québecis',
    scope:
      'Kui kohaldub Québeci seadus isikuandmete kaitse kohta erasektoris (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), täiendab see jaotis privaatsuspoliitikat. Tähis „section“ viitab selle seaduse sätetele.',
    officer: 'Isikuandmete kaitse eest vastutab eespool nimetatud isik (section 3.1).',
    head: 'Isikuandmete kaitse eest vastutab meil kõrgeima otsustusõigusega isik (section 3.1). Temaga saab ühendust siin: %{contact}.',
    collection:
      'Selles privaatsuspoliitikas nimetatud eesmärkidel kogume isikuandmeid teilt, kui te need esitate, ning siin nimetatud teenuste ja jälgimisvahendite abil (section 8).',
    profiling:
      'Jälgimisvahendite jaotises on nimetatud tehnoloogia, mille abil saab inimesi tuvastada, nende asukohta määrata või nende profiile koostada, ning vahendid selle sisse- või väljalülitamiseks (section 8.1).',
    rightsIntro: 'Võite:',
    rights: {
      access: 'tutvuda andmetega, mida me teie kohta hoiame, ja saada nendest koopia (section 27)',
      portability:
        'saada meile esitatud arvutis töödeldavad andmed struktureeritud, üldkasutatavas tehnilises vormingus või lasta need saata teisele asutusele (section 27)',
      rectification:
        'lasta parandada andmed, mis on ebatäpsed, mittetäielikud või mitmetähenduslikud või mille kogumine või säilitamine ei ole seadusega lubatud (section 28)',
      withdrawal: 'võtta tagasi oma nõusoleku andmete kasutamiseks või edastamiseks (section 8)',
      dissemination:
        'lasta lõpetada andmete levitamise või eemaldada otsinguindeksist teie nimega seotud hüperlingi, kui see tekitab teile tõsist kahju (section 28.1)',
      decisions:
        'saada teada otsusest, mis põhineb üksnes automatiseeritud töötlemisel, saada teada selle põhjused ja esitada oma seisukohad (section 12.1)',
    },
    onRequest:
      'Taotluse korral ütleme teile, milliseid andmeid teilt koguti, millistel isikute kategooriatel meil on neile juurdepääs ja kui kaua neid säilitatakse (section 8). Vastame 30 päeva jooksul (section 32).',
    outside:
      'Isikuandmeid võidakse edastada väljapoole Québeci, selles privaatsuspoliitikas nimetatud riikidesse (sections 8 ja 17).',
    authority:
      'Võite pöörduda ka Québeci andmekaitseasutuse poole (Commission d’accès à l’information du Québec, %{link}).',
  },
};
