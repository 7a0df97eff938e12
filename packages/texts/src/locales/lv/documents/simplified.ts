import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Kas tiek apstrādāts, kādam nolūkam un kas to saņem?',
    intro: 'Turpmāk ir norādīti nolūki, kādiem tiek apstrādāti personas dati, un katra nolūka saņēmēji.',
    data: 'Attiecīgie dati',
  },
  where: {
    heading: 'Kur dati nonāk?',
    text: 'Apstrādes valstis: %{countries}.',
    safeguards: 'Ārpus Eiropas Ekonomikas zonas datus aizsargā pilnajā politikā aprakstītās garantijas.',
  },
  howLong: {
    heading: 'Cik ilgi tie tiek glabāti?',
    text: 'Tik ilgi, cik prasa nolūks, vai ilgāk, ja to nosaka tiesību akti. Pilnajā politikā ir norādīts katra nolūka laikposms vai kritērijs.',
  },
  choices: {
    heading: 'Ko varat izlemt Jūs?',
    consent: 'Jūs varat jebkurā laikā atteikt vai atsaukt piekrišanu.',
    object:
      'Jūs varat jebkurā laikā iebilst pret apstrādi tiešās tirgvedības vajadzībām, bet pret apstrādi, kuras pamatā ir leģitīmās intereses, – iemeslu dēļ, kas saistīti ar Jūsu situāciju.',
    rights:
      'Jūs varat iepazīties ar saviem datiem, panākt to labošanu vai dzēšanu, ierobežot to izmantošanu un pārnest tos citur.',
    usOptOut:
      'Pilnajā politikā minētajos ASV štatos Jūs varat atteikties no savu datu pārdošanas un no mērķorientētas reklāmas.',
    noRetaliation: 'Tiesību īstenošana neko nemaksā un nerada nelabvēlīgas sekas.',
    write: 'Rakstiet: %{contact}.',
    complain: 'Jūs varat iesniegt sūdzību datu aizsardzības iestādē.',
  },
  more: {
    heading: 'Kur var izlasīt vairāk?',
    text: 'Tas viss ir sīki izklāstīts %{policy}. Tā attiecas uz to pašu apstrādi, un tajā ir norādīts tas pats datums.',
    policy: 'pilnajā politikā',
  },
};
