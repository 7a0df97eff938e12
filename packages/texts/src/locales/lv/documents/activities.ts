import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Dati, ko apstrādājam paši',
  intro:
    'Turpmāk minētajos gadījumos mēs vācam personas datus tieši, neatkarīgi no tā, vai tiek izmantots kāds no tālāk aprakstītajiem pakalpojumiem.',
  introAlone: 'Personas datus mēs vācam turpmāk minētajos gadījumos.',
  requiredLabel: 'Pienākums sniegt datus',
  kinds: {
    visit: {
      name: 'Vietnes apmeklējums',
      nameApp: 'Lietotnes izmantošana',
      purpose: 'Nodrošināt to, ko pieprasāt, uzturēt pieejamību un aizsargāties pret uzbrukumiem',
      interest: 'Darbojošies un droši tehniskie līdzekļi',
      required: 'Jā, tehnisku iemeslu dēļ: bez Jūsu ierīces IP adreses uz to neko nevar nosūtīt.',
    },
    contact: {
      name: 'Saziņa ar mums',
      purpose: 'Izlasīt Jūsu ziņu un atbildēt uz to',
      interest: 'Atbildēt cilvēkiem, kas mums raksta',
      required: 'Nē. Tomēr bez Jūsu kontaktinformācijas mēs nevaram atbildēt.',
    },
    account: {
      name: 'Jūsu konts',
      purpose: 'Izveidot un uzturēt Jūsu kontu, nodrošināt pieteikšanos',
      interest: 'Nodrošināt reģistrētiem lietotājiem savu piekļuvi',
      required: 'Jā, ja vēlaties kontu: bez datiem, kas atzīmēti kā obligāti, to nevar izveidot.',
    },
    orders: {
      name: 'Pasūtījumi un pirkumi',
      purpose: 'Noslēgt un izpildīt līgumu ar Jums: pasūtījums, maksājums, piegāde, preču atgriešana un garantija',
      interest: 'Pienācīgi apkalpot pasūtījumus',
      required:
        'Jā, līguma vajadzībām: bez datiem, kas atzīmēti kā obligāti, mēs nevaram pieņemt vai piegādāt pasūtījumu.',
    },
    newsletter: {
      name: 'Jaunumu vēstule',
      purpose: 'Nosūtīt jaunumu vēstuli tiem, kas to pieprasījuši',
      interest: 'Informēt klientus par mūsu pašu līdzīgiem piedāvājumiem',
      required: 'Nē. Tomēr bez e-pasta adreses mēs nevaram nosūtīt jaunumu vēstuli.',
    },
    comments: {
      name: 'Komentāri un ieraksti',
      purpose: 'Publicēt to, ko iesniedzat, un novērst ļaunprātīgu izmantošanu',
      interest: 'Atklāta viedokļu apmaiņa ar lasītājiem bez ļaunprātīgas izmantošanas',
      required: 'Nē. Tomēr bez datiem, kas atzīmēti kā obligāti, ierakstu nevar publicēt.',
    },
    bookings: {
      name: 'Rezervācijas un pieraksti',
      purpose: 'Saskaņot, apstiprināt un izpildīt pierakstu vai rezervāciju',
      interest: 'Pienācīgi apkalpot rezervācijas',
      required: 'Jā, rezervācijas vajadzībām: bez datiem, kas atzīmēti kā obligāti, mēs to nevaram veikt.',
    },
    jobApplications: {
      name: 'Darba pieteikumi',
      purpose: 'Izskatīt Jūsu pieteikumu un pieņemt par to lēmumu',
      interest: 'Izvēlēties piemērotus darbiniekus',
      required: 'Jā, ciktāl dati ir vajadzīgi pieteikuma izskatīšanai. Ko tam vēl pievienot, izlemjat Jūs.',
    },
    surveys: {
      name: 'Aptaujas un atsauksmes',
      purpose: 'No Jūsu atbildēm uzzināt, kā uzlabot to, ko piedāvājam',
      interest: 'Uzlabot to, ko piedāvājam',
      required: 'Nē. Dalība ir brīvprātīga, un nepiedalīšanās nerada nekādas nelabvēlīgas sekas.',
    },
    accounting: {
      name: 'Rēķini un grāmatvedība',
      purpose: 'Izrakstīt rēķinus, kārtot grāmatvedību un maksāt nodokļus, kā to prasa tiesību akti',
      interest: 'Sakārtota grāmatvedība',
      required: 'Jā: tiesību akti nosaka, kas jānorāda rēķinā.',
    },
    legalClaims: {
      name: 'Likumīgas prasības',
      purpose: 'Celt, īstenot vai aizstāvēt likumīgas prasības',
      interest: 'Īstenot mūsu tiesības un aizstāvēties pret prasībām',
      required: 'Tikai tad, ja to nosaka tiesību akti.',
    },
    other: {
      interest: 'Sasniegt iepriekš minēto nolūku',
      requiredYes: 'Jā. Bez tiem šeit aprakstītais nav iespējams.',
      requiredNo: 'Nē. Jūs varat izvēlēties tos nesniegt.',
    },
  },
};
