import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Inimestele Lõuna-Aafrikas',
  scope:
    'Kui kohaldub Lõuna-Aafrika isikuandmete kaitse seadus, 2013. aasta seadus nr 4 (Protection of Personal Information Act, POPIA), oleme vastutav pool (responsible party) meie ja see jaotis täiendab privaatsuspoliitikat. Tähis „section“ viitab selle seaduse sätetele.',
  officer: 'Meie teabeametnikuga (information officer, section 55) saab ühendust siin: %{contact}.',
  voluntary:
    'Kas andmed tuleb esitada ja mis juhtub, kui neid ei esitata, on selles privaatsuspoliitikas öeldud iga juhu kohta (section 18).',
  rightsIntro: 'Võite:',
  rights: {
    access:
      'tasuta teada saada, kas hoiame teie kohta andmeid, ning nõuda neid andmeid või nende kirjeldust (section 23)',
    correction:
      'nõuda ebatäpsete, ebaoluliste, ülemääraste, aegunud, mittetäielike, eksitavate või ebaseaduslikult saadud andmete parandamist või kustutamist (section 24)',
    objection:
      'esitada oma olukorraga seotud mõistlikel põhjustel vastuväite töötlemisele (section 11(3)) ja igal ajal otseturundusele',
    withdrawal: 'igal ajal oma nõusoleku tagasi võtta (section 11(2))',
    decisions:
      'nõuda, et teie kohta ei tehtaks õigusliku tagajärjega otsust, mis põhineb üksnes automatiseeritud töötlemisel (section 71)',
    court: 'pöörduda tsiviilkohtusse (section 99)',
  },
  transfers:
    'Selles privaatsuspoliitikas nimetatud riikidesse väljaspool Lõuna-Aafrikat lähevad andmed üksnes sätte section 72 lubatud viisil: kui neid kaitseb seal piisavalt seadus, siduvad eeskirjad või leping, teie nõusolekul või selle sätte muul alusel.',
  authority: 'Kaebuse võite esitada Lõuna-Aafrika järelevalveasutusele (Information Regulator, %{link}; section 74).',
};
