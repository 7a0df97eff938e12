import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Kako dolgo hranimo podatke',
  intro:
    'Osebne podatke hranimo toliko časa, kolikor zahteva njihov namen. Nato jih izbrišemo, razen če nas zakon zavezuje k daljši hrambi ali jih potrebujemo za uveljavljanje, izvajanje ali obrambo pravnih zahtevkov; takrat se ne uporabljajo za nič drugega.',
  tableIntro: 'Za namene iz te politike zasebnosti to pomeni:',
  caption: 'Hramba po namenih',
  purpose: 'Namen',
  period: 'Rok ali merilo',
  criteria: {
    delivery:
      'Dokler je potrebno za posredovanje zahtevanih vsebin; zapisi o dostopih, dokler je potrebno za iskanje napak in odvračanje napadov',
    security: 'Dokler je potrebno za prepoznavanje in sledenje napadov, neželene pošte in zlorab',
    fraud: 'Dokler je potrebno za preverjanje transakcije in za zahtevke, ki iz nje izhajajo',
    account: 'Dokler računa ne izbrišete ali ne zahtevate njegovega izbrisa',
    payments: 'Do zaključka plačila; evidence o njem, dokler to zahtevajo gospodarski in davčni predpisi',
    contract:
      'Do izpolnitve pogodbe in zastaranja zahtevkov iz nje; računi in evidence, dokler to zahtevajo gospodarski in davčni predpisi',
    choices: 'Dokler velja vaša izbira, nato pa toliko časa, kolikor jo moramo biti zmožni dokazati',
    errors: 'Dokler napaka ni odkrita in odpravljena',
    enquiry:
      'Dokler vaše vprašanje ni rešeno in ni več pričakovati dodatnih vprašanj; dlje, če gospodarski predpisi zahtevajo hrambo korespondence',
    use: 'Dokler uporabljate funkcijo, in do konca obdobja hrambe njenih sledilnikov',
    booking: 'Do konca rezervacije ali termina in zastaranja zahtevkov iz njiju',
    content: 'Dokler je vsebina prikazana, in do konca obdobja hrambe njenih sledilnikov',
    contribution: 'Dokler je vaš prispevek objavljen ali dokler ne zahtevate njegove odstranitve',
    statistics:
      'Do preklica vaše privolitve ali, če je to prej, do takrat, ko podatki niso več potrebni za našo statistiko; sledilniki do konca svojega obdobja hrambe',
    statisticsOther: 'Do takrat, ko podatki niso več potrebni za našo statistiko, ali dokler ne ugovarjate',
    advertising:
      'Do preklica vaše privolitve ali, če je to prej, do ocene kampanje; sledilniki do konca svojega obdobja hrambe',
    advertisingOther: 'Dokler ne ugovarjate ali, če je to prej, do ocene kampanje',
    subscription:
      'Do odjave ali preklica vaše privolitve; dokazilo o privolitvi, dokler je mogoče uveljavljati zahtevke',
    contacts: 'Dokler traja poslovni stik, najdlje dokler ne ugovarjate',
    membership: 'Dokler sodelujete v programu in do zastaranja zahtevkov iz njega',
    application:
      'Do odločitve in zastaranja zahtevkov zoper njo; dlje le z vašo privolitvijo ali če se z vami sklene delovno razmerje',
    survey: 'Do ovrednotenja ankete',
    law: 'Dokler to zahtevajo gospodarski in davčni predpisi',
    claims: 'Do poravnave ali zastaranja zahtevka',
    purpose: 'Dokler to zahteva navedeni namen',
  },
};
