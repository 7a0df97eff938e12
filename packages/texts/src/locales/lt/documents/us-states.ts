import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'JAV valstijų gyventojams',
    intro:
      'Šis ir tolesni skyriai kartu su likusia šios politikos dalimi taikomi toliau nurodytų valstijų gyventojams, kiek mums taikomas tos valstijos vartotojų privatumo įstatymas: %{states}.',
    date: 'Juose aprašytas mūsų vykdytas duomenų tvarkymas per 12 mėnesių iki šios politikos datos.',
  },
  collection: {
    heading: 'Asmens duomenų kategorijos (JAV valstijos)',
    intro:
      'Per šiuos 12 mėnesių rinkome toliau nurodytų kategorijų asmens duomenis. Kiek laiko kiekviena iš jų saugoma, priklauso nuo jos tikslų (žr. skyrių apie saugojimą).',
    sources: 'Šaltiniai: %{sources}.',
    sourceYou: 'Jūs, kai mums pateikiate duomenis',
    sourceDevice: 'Jūsų įrenginys ir naršyklė, kai naudojatės „%{site}“',
    sourceServices: 'šioje politikoje nurodytos paslaugos',
    caption: 'Surinktos kategorijos, jų tikslai ir gavėjai',
    category: 'Kategorija',
    examples: 'Duomenys',
    purposes: 'Tikslai',
    disclosedTo: 'Kam atskleista',
    soldOrShared: 'Parduota arba bendrinta',
    categories: {
      identifiers: 'Identifikatoriai',
      customerRecords: 'Klientų įrašai',
      protected: 'Įstatymų saugomi požymiai',
      commercial: 'Komercinė informacija',
      biometric: 'Biometrinė informacija',
      internetActivity: 'Veikla internete ar kituose elektroniniuose tinkluose',
      geolocation: 'Geografinės vietos duomenys',
      audioVisual: 'Garso, elektroninė, vaizdo ar panaši informacija',
      professional: 'Profesinė ar su darbu susijusi informacija',
      inferences: 'Išvados ir profiliai',
      sensitive: 'Neskelbtina asmeninė informacija',
      other: 'Kita asmeninė informacija',
    },
  },
  disclosure: {
    heading: 'Asmens duomenų pardavimas ir bendrinimas (JAV valstijos)',
    neither:
      'Per šiuos 12 mėnesių asmens duomenų nepardavėme, jų nebendrinome ir netvarkėme tikslinės reklamos tikslais.',
    shares:
      'Per šiuos 12 mėnesių duomenys buvo naudojami tikslinei reklamai, tai yra reklamai, parenkamai pagal veiklą keliose svetainėse ar programėlėse. Valstijų įstatymuose tai vadinama „bendrinimu“ (sharing), „tiksline reklama“ (targeted advertising) arba, kai mainais gaunama ko nors vertinga, „pardavimu“ (sale). Duomenys rinkti per šias paslaugas: %{services}.',
    sells:
      'Per šiuos 12 mėnesių asmens duomenis, kaip tai suprantama pagal šiuos įstatymus, pardavėme šiems gavėjams: %{services}.',
    noOtherSale: 'Daugiau asmens duomenų nepardavėme.',
    minors: 'Neturime faktinių žinių, kad parduodame ar bendriname jaunesnių nei 16 metų asmenų asmens duomenis.',
    minorsDirected:
      'Jaunesnių nei 16 metų asmenų asmens duomenis parduodame ar bendriname tik su įstatyme reikalaujamu sutikimu: nuo 13 metų – pačių šių asmenų, iki tol – vieno iš tėvų ar globėjo.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Pranešimas: galime parduoti Jūsų neskelbtinus asmens duomenis.)',
    sensitiveLimited:
      'Neskelbtinus duomenis naudojame ir atskleidžiame tik tais tikslais, dėl kurių įstatymas nesuteikia teisės apriboti jų naudojimo (Kalifornijos nuostatų kodekso (California Code of Regulations) 11 antraštinė dalis, § 7027(m)).',
    sensitiveFurther:
      'Neskelbtinus duomenis naudojame ir kitais tikslais, nei nurodyti Kalifornijos nuostatų kodekse (California Code of Regulations), 11 antraštinė dalis, § 7027(m). Galite apriboti jų naudojimą: žr. „Your Privacy Choices“ (Jūsų privatumo pasirinkimai).',
    sensitiveConsent:
      'Kai pagal valstijos įstatymus neskelbtiniems duomenims tvarkyti reikia sutikimo, juos tvarkome tik su Jūsų sutikimu.',
  },
  choices: {
    heading: '„Your Privacy Choices“: Jūsų privatumo pasirinkimai (JAV valstijos)',
    intro:
      'Bet kada ir neturėdami paskyros galite atsisakyti savo duomenų pardavimo ir bendrinimo, taip pat tikslinės reklamos:',
    link: 'šiame puslapyje: %{link}',
    linkText: '„Your Privacy Choices“ (Jūsų privatumo pasirinkimai)',
    control: 'naudodamiesi kiekviename puslapyje esančiu privatumo valdikliu',
    write: 'parašę mums: %{contact}',
    phone: 'paskambinę telefonu: %{phone}',
    gpc: 'savo naršyklės signalu „Global Privacy Control“, kurį laikome atsisakymu toje naršyklėje ir, jeigu esate prisijungę, Jūsų paskyroje',
    time: 'Atsisakymą įvykdome kuo greičiau, ne vėliau kaip per 15 darbo dienų, o vėl sutikti prašome ne anksčiau kaip po 12 mėnesių.',
    doNotTrack: '„%{site}“ nereaguoja į senesnį naršyklių signalą „Do Not Track“ (nesekti).',
  },
  rights: {
    heading: 'Teisės JAV valstijose',
    intro: 'Lentelėje nurodyta, kurių valstijų įstatymai kokias teises suteikia. Kiekviename įstatyme yra išimčių.',
    caption: 'Teisės pagal valstijas',
    right: 'Teisė',
    where: 'Valstijos',
    all: 'Visos pirmiau nurodytos valstijos',
    allExcept: 'Visos pirmiau nurodytos valstijos, išskyrus šias: %{states}',
    kinds: {
      access: 'Sužinoti, ar tvarkome Jūsų duomenis, ir su jais susipažinti',
      correct: 'Reikalauti ištaisyti neteisingus duomenis',
      delete: 'Reikalauti ištrinti duomenis',
      portability: 'Gauti duomenis perkeliamu formatu',
      optOutSale: 'Atsisakyti duomenų pardavimo',
      optOutAdvertising: 'Atsisakyti tikslinės reklamos',
      optOutProfiling: 'Atsisakyti profiliavimo sprendimams, turintiems teisinių ar panašiai reikšmingų pasekmių',
      sensitiveConsent: 'Reikalauti, kad neskelbtini duomenys būtų tvarkomi tik su sutikimu',
      sensitiveLimit: 'Apriboti neskelbtinų duomenų naudojimą arba jo neleisti',
      thirdParties: 'Gauti trečiųjų šalių, kurioms atskleisti duomenys, arba jų kategorijų sąrašą',
      questionProfiling: 'Užginčyti profiliavimo rezultatą ir reikalauti jį iš naujo įvertinti',
      appeal: 'Apskųsti atsisakymą',
    },
    optOutSharing: 'Atsisakyti tikslinės reklamos (Kalifornijoje – bendrinimo)',
    noRetaliation: 'Už naudojimąsi šiomis teisėmis Jūsų nediskriminuojame.',
  },
  requests: {
    heading: 'Prašymai, tapatybės tikrinimas ir skundai (JAV valstijos)',
    how: 'Prašymus siųskite: %{contact}.',
    phone: 'Taip pat galite paskambinti: %{phone}.',
    verify:
      'Gavę prašymą susipažinti su duomenimis, juos ištaisyti ar ištrinti, turime patikrinti, kas Jūs esate: tai, ką mums nurodote, palyginame su turimais duomenimis ir neprašome daugiau, nei tam reikia. Kai atsisakote pardavimo, bendrinimo ar reklamos, klausiame tik to, ko reikia atsisakymui įvykdyti.',
    agent:
      'Prašymą Jūsų vardu gali pateikti įgaliotas asmuo. Galime paprašyti įgaliojimo įrodymo ir, išskyrus atsisakymo atvejus, paprašyti Jūsų jį patvirtinti.',
    time: 'Atsakome per 45 dienas. Jeigu pagrįstai būtina, šis terminas gali būti vieną kartą pratęstas 45 dienoms; apie tai pranešame per pirmąsias 45 dienas ir nurodome priežastį.',
    iowa: 'Ajovoje pirmasis terminas yra 90 dienų.',
    california:
      'Kalifornijoje prašymo susipažinti su duomenimis, juos ištaisyti ar ištrinti gavimą patvirtiname per 10 darbo dienų.',
    appeal:
      'Jeigu prašymo netenkiname, galite pateikti skundą: parašykite mums (%{contact}) ir nurodykite žodį „appeal“ (skundas). Į skundą atsakome raštu ir nurodydami motyvus per 45 dienas arba, kai tai leidžia Jūsų valstijos įstatymai, per 60 dienų. Jeigu skundas netenkinamas, galite kreiptis į savo valstijos generalinį prokurorą.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Kalifornija',
    CO: 'Koloradas',
    CT: 'Konektikutas',
    DE: 'Delaveras',
    FL: 'Florida',
    IA: 'Ajova',
    IN: 'Indiana',
    KY: 'Kentukis',
    LA: 'Luiziana',
    MD: 'Merilandas',
    MN: 'Minesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'Naujasis Hampšyras',
    NJ: 'Naujasis Džersis',
    OK: 'Oklahoma',
    OR: 'Oregonas',
    RI: 'Rod Ailandas',
    TN: 'Tenesis',
    TX: 'Teksasas',
    UT: 'Juta',
    VA: 'Virdžinija',
  },
};
