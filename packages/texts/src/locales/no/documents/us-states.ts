import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'For innbyggere i amerikanske delstater',
    intro:
      'Dette og de følgende avsnittene gjelder, i tillegg til resten av denne personvernerklæringen, for innbyggere i disse delstatene, i den grad delstatens lov om forbrukeres personvern gjelder for oss: %{states}.',
    date: 'De beskriver behandlingen vår i de 12 månedene før datoen for denne personvernerklæringen.',
  },
  collection: {
    heading: 'Kategorier av personopplysninger (amerikanske delstater)',
    intro:
      'I disse 12 månedene har vi samlet inn følgende kategorier av personopplysninger. Hvor lenge hver av dem lagres, følger av formålene (se avsnittet om hvor lenge opplysninger lagres).',
    sources: 'Kilder: %{sources}.',
    sourceYou: 'du selv, når du gir oss opplysninger',
    sourceDevice: 'enheten og nettleseren din, når du bruker %{site}',
    sourceServices: 'tjenestene som er nevnt i denne personvernerklæringen',
    caption: 'Innsamlede kategorier, formålene og mottakerne deres',
    category: 'Kategori',
    examples: 'Opplysninger',
    purposes: 'Formål',
    disclosedTo: 'Utlevert til',
    soldOrShared: 'Solgt eller delt',
    categories: {
      identifiers: 'Identifikatorer',
      customerRecords: 'Kundeopplysninger',
      protected: 'Kjennetegn som er lovbeskyttet mot diskriminering',
      commercial: 'Kommersielle opplysninger',
      biometric: 'Biometriske opplysninger',
      internetActivity: 'Aktivitet på internett eller i andre elektroniske nettverk',
      geolocation: 'Posisjonsdata',
      audioVisual: 'Lydopplysninger, elektroniske, visuelle eller lignende opplysninger',
      professional: 'Yrkes- eller ansettelsesrelaterte opplysninger',
      inferences: 'Slutninger og profiler',
      sensitive: 'Sensitive personopplysninger',
      other: 'Andre personopplysninger',
    },
  },
  disclosure: {
    heading: 'Salg og deling av personopplysninger (amerikanske delstater)',
    neither:
      'I disse 12 månedene har vi ikke solgt personopplysninger, og vi har ikke delt dem eller behandlet dem til målrettet reklame.',
    shares:
      'I disse 12 månedene er opplysninger brukt til målrettet reklame, det vil si reklame som velges ut fra aktivitet på flere nettsteder eller i flere apper. Delstatenes lover kaller dette «deling» (sharing), «målrettet reklame» (targeted advertising) eller, når det mottas noe av verdi til gjengjeld, «salg» (sale). Opplysningene er samlet inn gjennom: %{services}.',
    sells: 'I disse 12 månedene har vi, i disse lovenes forstand, solgt personopplysninger til: %{services}.',
    noOtherSale: 'Utover dette har vi ikke solgt personopplysninger.',
    minors: 'Vi har ingen faktisk kunnskap om at vi selger eller deler personopplysninger om personer under 16 år.',
    minorsDirected:
      'Vi selger eller deler personopplysninger om personer under 16 år bare med samtykket loven krever: fra personen selv fra fylte 13 år, før det fra en forelder eller verge.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Merk: Vi kan komme til å selge dine sensitive personopplysninger.)',
    sensitiveLimited:
      'Vi bruker og utleverer sensitive opplysninger bare til formål der loven ikke gir noen rett til å begrense bruken (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Vi bruker sensitive opplysninger også til andre formål enn dem som er nevnt i California Code of Regulations, title 11, § 7027(m). Du kan begrense bruken: se «Your Privacy Choices».',
    sensitiveConsent:
      'Når en delstats lov krever samtykke til behandling av sensitive opplysninger, behandler vi dem bare med samtykket ditt.',
  },
  choices: {
    heading: 'Your Privacy Choices – personvernvalgene dine (amerikanske delstater)',
    intro:
      'Du kan når som helst og uten konto reservere deg (opt-out) mot salg og deling av opplysningene dine og mot målrettet reklame:',
    link: 'på denne siden: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'med personverninnstillingene som finnes på hver side',
    write: 'ved å kontakte oss via %{contact}',
    phone: 'ved å ringe %{phone}',
    gpc: 'med signalet «Global Privacy Control» fra nettleseren din, som vi behandler som en reservasjon (opt-out) for den nettleseren og, hvis du er logget inn, for kontoen din',
    time: 'Vi gjennomfører en reservasjon (opt-out) så snart det er praktisk mulig, senest innen 15 arbeidsdager, og ber deg tidligst etter 12 måneder om å oppheve den (opt-in).',
    doNotTrack: '%{site} reagerer ikke på det eldre «Do Not Track»-signalet fra nettlesere.',
  },
  rights: {
    heading: 'Rettigheter i amerikanske delstater',
    intro: 'Tabellen viser hvilken rett lovene i hvilke delstater gir. Hver lov har unntak.',
    caption: 'Rettigheter etter delstat',
    right: 'Rett',
    where: 'Delstater',
    all: 'Alle delstatene som er nevnt ovenfor',
    allExcept: 'Alle delstatene som er nevnt ovenfor, unntatt %{states}',
    kinds: {
      access: 'Å få vite om vi behandler opplysningene dine, og få tilgang til dem',
      correct: 'Å få uriktige opplysninger rettet',
      delete: 'Å få opplysninger slettet',
      portability: 'Å få opplysninger i et flyttbart format',
      optOutSale: 'Å reservere seg mot salg av opplysninger',
      optOutAdvertising: 'Å reservere seg mot målrettet reklame',
      optOutProfiling:
        'Å reservere seg mot profilering til avgjørelser med rettsvirkning eller tilsvarende betydelige virkninger',
      sensitiveConsent: 'At sensitive opplysninger behandles bare med samtykke',
      sensitiveLimit: 'Å begrense eller motsette seg bruken av sensitive opplysninger',
      thirdParties:
        'Å få en liste over tredjepartene, eller kategoriene av tredjeparter, som opplysninger er utlevert til',
      questionProfiling: 'Å bestride resultatet av profilering og få det vurdert på nytt',
      appeal: 'Å påklage et avslag',
    },
    optOutSharing: 'Å reservere seg mot målrettet reklame (i California: mot deling)',
    noRetaliation: 'Vi diskriminerer deg ikke for at du utøver disse rettighetene.',
  },
  requests: {
    heading: 'Anmodninger, identitetskontroll og klager (amerikanske delstater)',
    how: 'Send anmodningen din via %{contact}.',
    phone: 'Du kan også ringe %{phone}.',
    verify:
      'Ved anmodninger om innsyn, retting eller sletting må vi kontrollere hvem du er: Vi sammenligner det du oppgir, med opplysningene vi har, og ber ikke om mer enn det krever. Ved en reservasjon (opt-out) ber vi bare om det som trengs for å gjennomføre den.',
    agent:
      'Du kan la en person med fullmakt fremsette en anmodning for deg. Vi kan be om bevis for fullmakten og, unntatt ved en reservasjon (opt-out), be deg bekrefte den.',
    time: 'Vi svarer innen 45 dager. Når det er rimelig nødvendig, kan denne fristen forlenges én gang med 45 dager; da sier vi fra innen de første 45 dagene og forteller deg hvorfor.',
    iowa: 'I Iowa er den første fristen 90 dager.',
    california:
      'I California bekrefter vi innen 10 arbeidsdager at vi har mottatt en anmodning om innsyn, retting eller sletting.',
    appeal:
      'Hvis vi avslår en anmodning, kan du påklage avslaget ved å kontakte oss via %{contact} med ordet «appeal». Vi besvarer klagen skriftlig og med begrunnelse innen 45 dager, eller innen 60 dager når loven i delstaten din tillater det. Hvis klagen ikke fører fram, kan du klage til justisministeren (attorney general) i delstaten din.',
  },
  states: {
    AL: 'Alabama',
    CA: 'California',
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
