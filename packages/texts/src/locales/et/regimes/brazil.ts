import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Inimestele Brasiilias',
  scope:
    'Kui kohaldub Brasiilia isikuandmete kaitse üldseadus (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), täiendab see jaotis privaatsuspoliitikat.',
  bases:
    'Kui selles privaatsuspoliitikas on õigusliku alusena nimetatud nõusolek, leping, juriidiline kohustus või õigustatud huvi, on see ühtlasi samanimeline õiguslik alus LGPD artiklis 7; tundlike andmete puhul on see üks LGPD artikli 11 alustest.',
  basesPlain:
    'Töötleme isikuandmeid teie nõusolekul, teiega sõlmitud lepingu jaoks, juriidilise kohustuse täitmiseks või oma õigustatud huvi tõttu (LGPD art 7), tundlikke andmeid üksnes LGPD artikli 11 õiguslikul alusel.',
  rightsIntro: 'Teil on järgmised õigused (LGPD art 18 ja 20):',
  rights: {
    access: 'saada kinnitus, et töötleme teie andmeid, ja nendega tutvuda',
    correction: 'lasta parandada mittetäielikud, ebatäpsed või aegunud andmed',
    blocking:
      'lasta muuta anonüümseks, blokeerida või kustutada andmed, mis on mittevajalikud või ülemäärased või mida töödeldakse seadusvastaselt',
    portability: 'lasta oma andmed üle kanda teisele teenuseosutajale',
    erasure:
      'lasta kustutada teie nõusolekul töödeldud andmed, välja arvatud juhul, kui LGPD art 16 lubab neid säilitada',
    sharing: 'saada teavet avaliku ja erasektori asutuste kohta, kellega oleme teie andmeid jaganud',
    refusal: 'saada teavet nõusolekust keeldumise võimaluse ja keeldumise tagajärgede kohta',
    withdrawal: 'võtta oma nõusolek tagasi tasuta ja sama lihtsalt, kui see anti (LGPD art 8 § 5)',
    objection: 'esitada vastuväide nõusolekuta töötlemisele, mis rikub seadust (LGPD art 18 § 2)',
    review: 'lasta läbi vaadata üksnes automatiseeritult tehtud otsused, mis mõjutavad teie huve (LGPD art 20)',
  },
  exercise:
    'Nende õiguste kasutamiseks ja kõigis andmekaitse küsimustes (LGPD art 41) pöörduge meie poole: %{contact}. Vastame lihtsustatud kujul viivitamata või täielikult 15 päeva jooksul alates taotlusest (LGPD art 19).',
  transfers:
    'Selles privaatsuspoliitikas nimetatud riikidesse väljaspool Brasiiliat lähevad andmed üksnes LGPD artiklis 33 lubatud viisil: riikidesse, mille kaitset on ANPD tunnustanud, resolutsiooni CD/ANPD nr 19/2024 lepingu tüüptingimuste alusel või selle artikli muul alusel.',
  children: 'Laste ja noorukite andmeid töödeldakse nende parimates huvides (LGPD art 14).',
  authority:
    'Võite pöörduda ka Brasiilia andmekaitseasutuse ANPD (%{link}) ja tarbijakaitseasutuste poole (LGPD art 18 §-d 1 ja 8).',
};
