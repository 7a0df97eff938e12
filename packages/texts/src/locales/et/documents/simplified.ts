import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Mida ja milleks töödeldakse ning kes seda saab?',
    intro: 'Need on eesmärgid, milleks isikuandmeid töödeldakse, ja iga eesmärgi vastuvõtjad.',
    data: 'Asjaomased andmed',
  },
  where: {
    heading: 'Kuhu andmed lähevad?',
    text: 'Töötlemise riigid: %{countries}.',
    safeguards:
      'Väljaspool Euroopa Majanduspiirkonda kaitsevad andmeid täielikus privaatsuspoliitikas kirjeldatud kaitsemeetmed.',
  },
  howLong: {
    heading: 'Kui kaua neid säilitatakse?',
    text: 'Nii kaua, kui eesmärk seda nõuab, või kauem, kui seadus nii sätestab. Täielikus privaatsuspoliitikas on iga eesmärgi kohta tähtaeg või kriteerium.',
  },
  choices: {
    heading: 'Mida saate otsustada?',
    consent: 'Võite nõusolekust keelduda või selle igal ajal tagasi võtta.',
    object:
      'Otseturunduseks töötlemisele võite esitada vastuväite igal ajal, õigustatud huvil põhinevale töötlemisele oma olukorrast lähtudes.',
    rights:
      'Võite oma andmetega tutvuda, lasta need parandada või kustutada, lasta piirata nende kasutamist ja need kaasa võtta.',
    usOptOut:
      'Täielikus privaatsuspoliitikas nimetatud USA osariikides võite keelduda oma andmete müügist ja suunatud reklaamist.',
    noRetaliation: 'Õiguse kasutamine on tasuta ja sellel ei ole ebasoodsaid tagajärgi.',
    write: 'Kirjutage meile: %{contact}.',
    complain: 'Kaebuse võite esitada andmekaitseasutusele.',
  },
  more: {
    heading: 'Kust saab rohkem lugeda?',
    text: '%{policy} on seda kõike üksikasjalikult kirjeldatud. See käsitleb sama töötlemist ja kannab sama kuupäeva.',
    policy: 'Täielikus privaatsuspoliitikas',
  },
};
