import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'För invånare i amerikanska delstater',
    intro:
      'Detta och de följande avsnitten gäller, utöver resten av denna integritetspolicy, för invånare i följande delstater, i den mån delstatens lag om konsumenters integritetsskydd gäller för oss: %{states}.',
    date: 'De beskriver vår behandling under de 12 månaderna före datumet för denna integritetspolicy.',
  },
  collection: {
    heading: 'Kategorier av personuppgifter (amerikanska delstater)',
    intro:
      'Under dessa 12 månader har vi samlat in följande kategorier av personuppgifter. Hur länge var och en av dem lagras följer av ändamålen (se avsnittet om hur länge uppgifter lagras).',
    sources: 'Källor: %{sources}.',
    sourceYou: 'du, när du lämnar uppgifter till oss',
    sourceDevice: 'din enhet och webbläsare, när du använder %{site}',
    sourceServices: 'de tjänster som anges i denna integritetspolicy',
    caption: 'Insamlade kategorier, deras ändamål och mottagare',
    category: 'Kategori',
    examples: 'Uppgifter',
    purposes: 'Ändamål',
    disclosedTo: 'Utlämnade till',
    soldOrShared: 'Sålda eller delade',
    categories: {
      identifiers: 'Identifierare',
      customerRecords: 'Kunduppgifter',
      protected: 'Egenskaper som omfattas av lagskydd mot diskriminering',
      commercial: 'Kommersiell information',
      biometric: 'Biometrisk information',
      internetActivity: 'Aktivitet på internet eller i andra elektroniska nätverk',
      geolocation: 'Platsdata',
      audioVisual: 'Ljudinformation, elektronisk, visuell eller liknande information',
      professional: 'Yrkes- eller anställningsrelaterad information',
      inferences: 'Slutsatser och profiler',
      sensitive: 'Känsliga personuppgifter',
      other: 'Andra personuppgifter',
    },
  },
  disclosure: {
    heading: 'Försäljning och delning av personuppgifter (amerikanska delstater)',
    neither:
      'Under dessa 12 månader har vi inte sålt personuppgifter, och vi har inte delat dem eller behandlat dem för riktad reklam.',
    shares:
      'Under dessa 12 månader har uppgifter använts för riktad reklam, det vill säga reklam som väljs utifrån aktivitet på flera webbplatser eller i flera appar. Delstaternas lagar kallar detta ”delning” (sharing), ”riktad reklam” (targeted advertising) eller, när något av värde tas emot i utbyte, ”försäljning” (sale). Uppgifterna har samlats in genom: %{services}.',
    sells: 'Under dessa 12 månader har vi, i dessa lagars mening, sålt personuppgifter till: %{services}.',
    noOtherSale: 'Utöver detta har vi inte sålt personuppgifter.',
    minors: 'Vi har ingen faktisk kännedom om att vi säljer eller delar personuppgifter om personer under 16 år.',
    minorsDirected:
      'Vi säljer eller delar personuppgifter om personer under 16 år endast med det samtycke som lagen kräver: från personen själv från 13 års ålder, dessförinnan från en förälder eller vårdnadshavare.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Meddelande: Vi kan komma att sälja dina känsliga personuppgifter.)',
    sensitiveLimited:
      'Vi använder och lämnar ut känsliga uppgifter endast för ändamål för vilka lagen inte ger någon rätt att begränsa användningen (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Vi använder känsliga uppgifter även för andra ändamål än de som anges i California Code of Regulations, title 11, § 7027(m). Du kan begränsa användningen: se ”Your Privacy Choices”.',
    sensitiveConsent:
      'När en delstats lag kräver samtycke för behandling av känsliga uppgifter behandlar vi dem endast med ditt samtycke.',
  },
  choices: {
    heading: 'Your Privacy Choices – dina integritetsval (amerikanska delstater)',
    intro:
      'Du kan när som helst och utan konto välja bort (opt-out) försäljning och delning av dina uppgifter samt riktad reklam:',
    link: 'på denna sida: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'med integritetsinställningarna som finns på varje sida',
    write: 'genom att kontakta oss via %{contact}',
    phone: 'genom att ringa %{phone}',
    gpc: 'med signalen ”Global Privacy Control” från din webbläsare, som vi behandlar som ett bortval (opt-out) för den webbläsaren och, om du är inloggad, för ditt konto',
    time: 'Vi genomför ett bortval (opt-out) så snart det är praktiskt möjligt, senast inom 15 arbetsdagar, och ber dig tidigast efter 12 månader att välja till igen (opt-in).',
    doNotTrack: '%{site} reagerar inte på den äldre signalen ”Do Not Track” från webbläsare.',
  },
  rights: {
    heading: 'Rättigheter i amerikanska delstater',
    intro: 'Tabellen visar vilken rättighet som följer av vilka delstaters lagar. Varje lag har undantag.',
    caption: 'Rättigheter per delstat',
    right: 'Rättighet',
    where: 'Delstater',
    all: 'Alla delstater som anges ovan',
    allExcept: 'Alla delstater som anges ovan utom %{states}',
    kinds: {
      access: 'Att få veta om vi behandlar dina uppgifter, och få tillgång till dem',
      correct: 'Att få felaktiga uppgifter rättade',
      delete: 'Att få uppgifter raderade',
      portability: 'Att få uppgifter i ett portabelt format',
      optOutSale: 'Att välja bort försäljning av uppgifter',
      optOutAdvertising: 'Att välja bort riktad reklam',
      optOutProfiling: 'Att välja bort profilering för beslut med rättsliga eller liknande betydande följder',
      sensitiveConsent: 'Att få känsliga uppgifter behandlade endast med samtycke',
      sensitiveLimit: 'Att begränsa eller motsätta sig användningen av känsliga uppgifter',
      thirdParties:
        'Att få en förteckning över de tredje parter, eller kategorier av tredje parter, till vilka uppgifter har lämnats ut',
      questionProfiling: 'Att ifrågasätta resultatet av profilering och få det omprövat',
      appeal: 'Att överklaga ett avslag',
    },
    optOutSharing: 'Att välja bort riktad reklam (i Kalifornien: delning)',
    noRetaliation: 'Vi diskriminerar dig inte för att du utövar dessa rättigheter.',
  },
  requests: {
    heading: 'Begäranden, identitetskontroll och överklaganden (amerikanska delstater)',
    how: 'Skicka din begäran via %{contact}.',
    phone: 'Du kan även ringa %{phone}.',
    verify:
      'Vid en begäran om tillgång, rättelse eller radering måste vi kontrollera vem du är: vi jämför det du uppger med de uppgifter vi har och ber inte om mer än vad det kräver. Vid ett bortval (opt-out) ber vi endast om det som behövs för att genomföra det.',
    agent:
      'Du kan låta ett behörigt ombud framställa en begäran för din räkning. Vi kan begära bevis på behörigheten och, utom vid ett bortval (opt-out), be dig bekräfta den.',
    time: 'Vi svarar inom 45 dagar. När det är rimligen nödvändigt kan denna tidsfrist förlängas en gång med 45 dagar; vi meddelar dig då detta inom de första 45 dagarna och anger skälen.',
    iowa: 'I Iowa är den första tidsfristen 90 dagar.',
    california:
      'I Kalifornien bekräftar vi inom 10 arbetsdagar att vi har tagit emot en begäran om tillgång, rättelse eller radering.',
    appeal:
      'Om vi avslår en begäran kan du överklaga genom att kontakta oss via %{contact} och ange ordet ”appeal”. Vi besvarar överklagandet skriftligen och med motivering inom 45 dagar, eller inom 60 dagar när lagen i din delstat tillåter det. Om överklagandet inte bifalls kan du klaga hos din delstats justitieminister (attorney general).',
  },
  states: {
    AL: 'Alabama',
    CA: 'Kalifornien',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
