import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Inimestele Indias',
  scope:
    'Kui kohaldub India digitaalsete isikuandmete kaitse seadus (Digital Personal Data Protection Act, 2023), täiendab see jaotis privaatsuspoliitikat. Tähis „section“ viitab selle seaduse sätetele.',
  notice:
    'Töödeldavad isikuandmed ja eesmärgid on need, mis on nimetatud selles privaatsuspoliitikas (section 5). Võite seda teadet küsida inglise keeles või mõnes India põhiseaduse kaheksandas lisas (Eighth Schedule) nimetatud keeles.',
  withdrawal: 'Võite oma nõusoleku igal ajal tagasi võtta sama lihtsalt, kui selle andsite (section 6(4)).',
  rightsIntro: 'Võite:',
  rights: {
    access:
      'saada kokkuvõtte oma andmetest ja nende töötlemisest ning kõigi nende nimed, kellega andmeid on jagatud (section 11)',
    correction: 'lasta oma andmed parandada, täiendada, ajakohastada või kustutada (section 12)',
    grievance: 'lasta oma kaebused lahendada (section 13)',
    nomination: 'nimetada isiku, kes kasutab teie õigusi, kui te surete või muutute selleks võimetuks (section 14)',
  },
  exercise:
    'Pöörduge meie poole: %{contact}; seal vastatakse ka teie küsimustele töötlemise kohta (section 8(9)). Kaebustele vastame 90 päeva jooksul.',
  authority:
    'Kui sellest ei ole abi, võite esitada kaebuse India andmekaitseasutusele (Data Protection Board of India, %{link}).',
};
