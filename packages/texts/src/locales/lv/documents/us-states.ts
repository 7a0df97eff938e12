import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'ASV štatu iedzīvotājiem',
    intro:
      'Šī un turpmākās sadaļas papildus pārējai šai politikai attiecas uz turpmāk minēto štatu iedzīvotājiem, ciktāl attiecīgā štata patērētāju privātuma likums ir mums piemērojams: %{states}.',
    date: 'Tajās ir aprakstīta mūsu veiktā apstrāde 12 mēnešos pirms šīs politikas datuma.',
  },
  collection: {
    heading: 'Personas datu kategorijas (ASV štati)',
    intro:
      'Šajos 12 mēnešos mēs esam vākuši turpmāk minēto kategoriju personas datus. Cik ilgi katra no tām tiek glabāta, izriet no tās nolūkiem (skatīt sadaļu par glabāšanu).',
    sources: 'Avoti: %{sources}.',
    sourceYou: 'Jūs, kad sniedzat mums datus',
    sourceDevice: 'Jūsu ierīce un pārlūkprogramma, kad izmantojat „%{site}”',
    sourceServices: 'šajā politikā minētie pakalpojumi',
    caption: 'Vāktās kategorijas, to nolūki un saņēmēji',
    category: 'Kategorija',
    examples: 'Dati',
    purposes: 'Nolūki',
    disclosedTo: 'Kam izpausti',
    soldOrShared: 'Pārdoti vai kopīgoti',
    categories: {
      identifiers: 'Identifikatori',
      customerRecords: 'Klientu dati',
      protected: 'Likumā aizsargātas pazīmes',
      commercial: 'Komerciāla informācija',
      biometric: 'Biometriska informācija',
      internetActivity: 'Darbības internetā vai citos elektroniskajos tīklos',
      geolocation: 'Ģeogrāfiskās atrašanās vietas dati',
      audioVisual: 'Audio, elektroniska, vizuāla vai līdzīga informācija',
      professional: 'Profesionāla vai ar nodarbinātību saistīta informācija',
      inferences: 'Secinājumi un profili',
      sensitive: 'Sensitīva personas informācija',
      other: 'Cita personas informācija',
    },
  },
  disclosure: {
    heading: 'Personas datu pārdošana un kopīgošana (ASV štati)',
    neither:
      'Šajos 12 mēnešos mēs neesam pārdevuši personas datus un neesam tos kopīgojuši vai apstrādājuši mērķorientētas reklāmas vajadzībām.',
    shares:
      'Šajos 12 mēnešos dati ir izmantoti mērķorientētai reklāmai, proti, reklāmai, kas izvēlēta pēc darbībām vairākās vietnēs vai lietotnēs. Štatu likumos to sauc par „kopīgošanu” (sharing), „mērķorientētu reklāmu” (targeted advertising) vai, ja pretī tiek saņemts kaut kas vērtīgs, par „pārdošanu” (sale). Dati tika vākti ar šādu pakalpojumu starpniecību: %{services}.',
    sells: 'Šajos 12 mēnešos mēs šo likumu izpratnē esam pārdevuši personas datus šādiem saņēmējiem: %{services}.',
    noOtherSale: 'Citādi mēs personas datus neesam pārdevuši.',
    minors:
      'Mums nav faktisku zināšanu par to, ka mēs pārdotu vai kopīgotu to personu personas datus, kuras ir jaunākas par 16 gadiem.',
    minorsDirected:
      'To personu personas datus, kuras ir jaunākas par 16 gadiem, mēs pārdodam vai kopīgojam tikai ar likumā prasīto piekrišanu: no 13 gadu vecuma – ar pašu šo personu, pirms tam – ar viena no vecākiem vai aizbildņa piekrišanu.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Paziņojums: mēs varam pārdot Jūsu sensitīvos personas datus.)',
    sensitiveLimited:
      'Sensitīvus datus mēs izmantojam un izpaužam tikai tādiem nolūkiem, attiecībā uz kuriem likums nedod tiesības ierobežot to izmantošanu (Kalifornijas noteikumu kodeksa (California Code of Regulations) 11. sadaļa, § 7027(m)).',
    sensitiveFurther:
      'Sensitīvus datus mēs izmantojam arī citiem nolūkiem, nevis tikai tiem, kas minēti Kalifornijas noteikumu kodeksa (California Code of Regulations) 11. sadaļā, § 7027(m). Jūs varat ierobežot to izmantošanu: skatīt „Your Privacy Choices” (Jūsu privātuma izvēles).',
    sensitiveConsent:
      'Ja štata likums sensitīvu datu apstrādei prasa piekrišanu, mēs tos apstrādājam tikai ar Jūsu piekrišanu.',
  },
  choices: {
    heading: '„Your Privacy Choices”: Jūsu privātuma izvēles (ASV štati)',
    intro:
      'Jūs varat jebkurā laikā un bez konta atteikties no savu datu pārdošanas un kopīgošanas, kā arī no mērķorientētas reklāmas:',
    link: 'šajā lapā: %{link}',
    linkText: '„Your Privacy Choices” (Jūsu privātuma izvēles)',
    control: 'ar privātuma vadīklu, kas ir pieejama katrā lapā',
    write: 'rakstot mums: %{contact}',
    phone: 'zvanot: %{phone}',
    gpc: 'ar Jūsu pārlūkprogrammas signālu „Global Privacy Control”, ko mēs uzskatām par atteikšanos šajā pārlūkprogrammā un, ja ir veikta pieteikšanās, Jūsu kontā',
    time: 'Mēs izpildām atteikšanos, tiklīdz tas ir iespējams, vēlākais 15 darba dienu laikā, un atkārtoti lūdzam piekrist ne agrāk kā pēc 12 mēnešiem.',
    doNotTrack: '„%{site}” nereaģē uz pārlūkprogrammu vecāko signālu „Do Not Track” (neizsekot).',
  },
  rights: {
    heading: 'Tiesības ASV štatos',
    intro: 'Tabulā ir norādīts, kuras tiesības kuru štatu likumi piešķir. Katrā likumā ir paredzēti izņēmumi.',
    caption: 'Tiesības pa štatiem',
    right: 'Tiesības',
    where: 'Štati',
    all: 'Visi iepriekš minētie štati',
    allExcept: 'Visi iepriekš minētie štati, izņemot šos: %{states}',
    kinds: {
      access: 'Uzzināt, vai mēs apstrādājam Jūsu datus, un piekļūt tiem',
      correct: 'Panākt nepareizu datu labošanu',
      delete: 'Panākt datu dzēšanu',
      portability: 'Saņemt datus pārnesamā formātā',
      optOutSale: 'Atteikties no datu pārdošanas',
      optOutAdvertising: 'Atteikties no mērķorientētas reklāmas',
      optOutProfiling: 'Atteikties no profilēšanas lēmumiem, kuriem ir tiesiskas vai līdzīgi būtiskas sekas',
      sensitiveConsent: 'Panākt, ka sensitīvi dati tiek apstrādāti tikai ar piekrišanu',
      sensitiveLimit: 'Ierobežot vai atteikt sensitīvu datu izmantošanu',
      thirdParties: 'Saņemt to trešo personu vai to kategoriju sarakstu, kurām dati ir izpausti',
      questionProfiling: 'Apšaubīt profilēšanas rezultātu un panākt tā atkārtotu izvērtēšanu',
      appeal: 'Pārsūdzēt atteikumu',
    },
    optOutSharing: 'Atteikties no mērķorientētas reklāmas (Kalifornijā – no kopīgošanas)',
    noRetaliation: 'Mēs Jūs nediskriminējam par šo tiesību īstenošanu.',
  },
  requests: {
    heading: 'Pieprasījumi, identitātes pārbaude un pārsūdzība (ASV štati)',
    how: 'Pieprasījumus sūtiet šeit: %{contact}.',
    phone: 'Varat arī zvanīt: %{phone}.',
    verify:
      'Saņemot pieprasījumu iepazīties ar datiem, tos labot vai dzēst, mums ir jāpārbauda, kas Jūs esat: mēs salīdzinām Jūsu norādīto ar datiem, kas ir mūsu rīcībā, un neprasām vairāk, kā tam nepieciešams. Atteikšanās gadījumā mēs jautājam tikai to, kas vajadzīgs tās izpildei.',
    agent:
      'Pieprasījumu Jūsu vārdā var iesniegt pilnvarota persona. Mēs varam lūgt pilnvarojuma pierādījumu un, izņemot atteikšanās gadījumus, lūgt Jūs to apstiprināt.',
    time: 'Mēs atbildam 45 dienu laikā. Ja tas ir pamatoti nepieciešams, šo laikposmu var vienu reizi pagarināt par 45 dienām; par to mēs Jūs informējam pirmo 45 dienu laikā un norādām iemeslu.',
    iowa: 'Aiovā pirmais laikposms ir 90 dienas.',
    california:
      'Kalifornijā pieprasījuma iepazīties ar datiem, tos labot vai dzēst saņemšanu mēs apstiprinām 10 darba dienu laikā.',
    appeal:
      'Ja mēs pieprasījumu noraidām, Jūs varat to pārsūdzēt, rakstot mums (%{contact}) un norādot vārdu „appeal” (pārsūdzība). Uz pārsūdzību mēs atbildam rakstveidā ar pamatojumu 45 dienu laikā vai, ja Jūsu štata likums to atļauj, 60 dienu laikā. Ja pārsūdzība tiek noraidīta, Jūs varat sūdzēties sava štata ģenerālprokuroram.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Kalifornija',
    CO: 'Kolorādo',
    CT: 'Konektikuta',
    DE: 'Delavēra',
    FL: 'Florida',
    IA: 'Aiova',
    IN: 'Indiāna',
    KY: 'Kentuki',
    LA: 'Luiziāna',
    MD: 'Merilenda',
    MN: 'Minesota',
    MT: 'Montāna',
    NE: 'Nebraska',
    NH: 'Ņūhempšīra',
    NJ: 'Ņūdžersija',
    OK: 'Oklahoma',
    OR: 'Oregona',
    RI: 'Rodailenda',
    TN: 'Tenesī',
    TX: 'Teksasa',
    UT: 'Jūta',
    VA: 'Virdžīnija',
  },
};
