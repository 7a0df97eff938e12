import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Jūsu tiesības',
  intro: 'Ciktāl to paredz Jums piemērojamie tiesību akti, Jums ir šādas tiesības:',
  access: {
    name: 'Piekļuve datiem',
    text: 'Jūs varat uzzināt, vai mēs apstrādājam Jūsu datus, un saņemt to kopiju kopā ar sīkāku informāciju par apstrādi (VDAR 15. pants).',
  },
  rectification: {
    name: 'Datu labošana',
    text: 'Jūs varat panākt neprecīzu datu labošanu un nepilnīgu datu papildināšanu (VDAR 16. pants).',
  },
  erasure: {
    name: 'Datu dzēšana',
    text: 'Jūs varat panākt savu datu dzēšanu, piemēram, ja tie vairs nav vajadzīgi vai ja atsaucat piekrišanu (VDAR 17. pants).',
  },
  restriction: {
    name: 'Apstrādes ierobežošana',
    text: 'Jūs varat pieprasīt, lai dati tiktu tikai glabāti un citādi netiktu izmantoti, piemēram, kamēr tiek pārbaudīta to precizitāte (VDAR 18. pants).',
  },
  notification: {
    name: 'Saņēmēju informēšana',
    text: 'Mēs katram Jūsu datu saņēmējam paziņojam par labošanu, dzēšanu vai apstrādes ierobežošanu, ja vien tas nav neiespējami vai neprasa nesamērīgas pūles; pēc pieprasījuma mēs Jums norādām, kas ir šie saņēmēji (VDAR 19. pants).',
  },
  portability: {
    name: 'Datu pārnesamība',
    text: 'Datus, ko mums sniedzāt, Jūs varat saņemt strukturētā, plaši izmantotā un mašīnlasāmā formātā vai panākt to nosūtīšanu citam pārzinim, ja apstrādes pamatā ir piekrišana vai līgums un apstrāde ir automatizēta (VDAR 20. pants).',
  },
  automated: {
    name: 'Tiesības nebūt tikai automatizēta lēmuma subjektam',
    text: 'Jums ir tiesības nebūt tāda lēmuma subjektam, kura pamatā ir tikai automatizēta apstrāde un kurš Jūs ievērojami ietekmē, izņemot tiesību aktos atļautos gadījumus; tad Jūs varat panākt, ka to pārskata cilvēks (VDAR 22. pants).',
  },
  withdrawal: {
    name: 'Piekrišanas atsaukšana',
    text: 'Jebkuru piekrišanu Jūs varat jebkurā laikā atsaukt. Tas, kas darīts pirms atsaukšanas, paliek likumīgs (VDAR 7. panta 3. punkts).',
  },
  deceased: {
    name: 'Mirušu personu dati',
    france:
      'Jūs varat sniegt norādījumus par to, kā Jūsu dati glabājami, dzēšami un nododami pēc Jūsu nāves (Francijas Datu aizsardzības likuma, 1978. gada 6. janvāra Likuma Nr. 78-17, 85. pants).',
    italy:
      'VDAR 15.–22. pantā paredzētās tiesības attiecībā uz mirušas personas datiem ir tiem, kam ir sava interese, kas rīkojas kā šīs personas pilnvarnieki, lai to aizsargātu, vai kas rīkojas aizsargājamu ģimenes iemeslu dēļ (Itālijas Personas datu aizsardzības kodeksa, Leģislatīvā dekrēta Nr. 196/2003, 2-terdecies pants).',
    spain:
      'Mirušas personas radinieki un mantinieki, kā arī tie, kas ar šo personu dzīvoja kopā, var lūgt mums piekļuvi šīs personas datiem, to labošanu vai dzēšanu, ja vien šī persona to nav skaidri aizliegusi vai likums neparedz citādi (Spānijas Konstitutīvā likuma 3/2018, LOPDGDD, 3. pants).',
  },
  objection: {
    heading: 'Tiesības iebilst',
    reasons:
      'Ja mēs apstrādājam Jūsu datus, pamatojoties uz leģitīmajām interesēm vai sabiedrības interesēs, Jūs varat jebkurā laikā iebilst, balstoties uz iemesliem saistībā ar Jūsu īpašo situāciju. Tad mēs apstrādi pārtraucam, izņemot gadījumu, kad pierādām pārliecinošus leģitīmus iemeslus vai kad dati mums ir vajadzīgi likumīgām prasībām (VDAR 21. panta 1. punkts).',
    marketing:
      'Jūs varat jebkurā laikā, nenorādot iemeslus, iebilst pret savu datu izmantošanu tiešās tirgvedības vajadzībām. Tad mēs tos šim nolūkam vairs neizmantojam (VDAR 21. panta 2. un 3. punkts).',
  },
  exercise: {
    heading: 'Kā īstenot savas tiesības',
    write: 'Lai īstenotu savas tiesības, rakstiet mums: %{contact}. Pietiek ar vienu teikumu; veidlapa nav vajadzīga.',
    form: 'Lai īstenotu savas tiesības, izmantojiet šo veidlapu: %{link}. Varat arī rakstīt mums: %{contact}.',
    formText: 'pieprasījuma veidlapa',
    answer:
      'Mēs atbildam bez maksas un bez nepamatotas kavēšanās, vēlākais viena mēneša laikā. Ja pieprasījumi ir sarežģīti vai to ir daudz, šo laikposmu var pagarināt vēl par diviem mēnešiem; par to mēs Jūs informējam pirmā mēneša laikā un norādām iemeslus (VDAR 12. pants).',
    identity:
      'Papildu informāciju Jūsu identitātes apstiprināšanai mēs lūdzam tikai tad, ja mums ir pamatotas šaubas par to, kas Jūs esat.',
  },
  complaint: {
    heading: 'Sūdzība uzraudzības iestādei',
    gdpr: 'Ja uzskatāt, ka Jūsu datu apstrāde pārkāpj tiesību aktus, Jūs varat iesniegt sūdzību datu aizsardzības uzraudzības iestādē, jo īpaši dalībvalstī, kurā ir Jūsu pastāvīgā dzīvesvieta, darbavieta vai iespējamā pārkāpuma vieta (VDAR 77. pants).',
    competent: 'Attiecībā uz mums kompetentā iestāde ir:',
    competentOneOf:
      'Kura iestāde ir kompetenta attiecībā uz mums, ir atkarīgs no tā, kurā valsts daļā veicam uzņēmējdarbību. Šīs valsts (%{country}) iestādes ir norādītas turpmāk; Jūs varat vērsties jebkurā no tām:',
    find: 'Visu Eiropas Ekonomikas zonas valstu iestādes ir uzskaitītas šeit: %{link}.',
    findText: 'Eiropas Datu aizsardzības kolēģija, locekļi',
    court: 'Jūs varat vērsties arī tiesā (VDAR 79. pants).',
    name: 'Iestāde',
    address: 'Adrese',
    email: 'E-pasts',
    website: 'Tīmekļa vietne',
  },
};
