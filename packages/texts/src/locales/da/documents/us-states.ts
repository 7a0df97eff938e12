import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'For indbyggere i amerikanske delstater',
    intro:
      'Dette og de følgende afsnit gælder ud over resten af denne privatlivspolitik for indbyggere i følgende delstater, i det omfang delstatens lov om beskyttelse af forbrugeres personoplysninger gælder for os: %{states}.',
    date: 'De beskriver vores behandling i de 12 måneder før datoen for denne privatlivspolitik.',
  },
  collection: {
    heading: 'Kategorier af personoplysninger (amerikanske delstater)',
    intro:
      'I disse 12 måneder har vi indsamlet følgende kategorier af personoplysninger. Hvor længe hver af dem opbevares, følger af formålene (se afsnittet om, hvor længe oplysninger opbevares).',
    sources: 'Kilder: %{sources}.',
    sourceYou: 'dig selv, når du giver os oplysninger',
    sourceDevice: 'din enhed og browser, når du bruger %{site}',
    sourceServices: 'de tjenester, der er nævnt i denne privatlivspolitik',
    caption: 'Indsamlede kategorier, deres formål og modtagere',
    category: 'Kategori',
    examples: 'Oplysninger',
    purposes: 'Formål',
    disclosedTo: 'Videregivet til',
    soldOrShared: 'Solgt eller delt',
    categories: {
      identifiers: 'Identifikatorer',
      customerRecords: 'Kundeoplysninger',
      protected: 'Kendetegn, der er beskyttet ved lov mod forskelsbehandling',
      commercial: 'Kommercielle oplysninger',
      biometric: 'Biometriske oplysninger',
      internetActivity: 'Aktivitet på internettet eller i andre elektroniske netværk',
      geolocation: 'Placeringsdata',
      audioVisual: 'Lydoplysninger, elektroniske, visuelle eller lignende oplysninger',
      professional: 'Erhvervs- eller ansættelsesrelaterede oplysninger',
      inferences: 'Slutninger og profiler',
      sensitive: 'Følsomme personoplysninger',
      other: 'Andre personoplysninger',
    },
  },
  disclosure: {
    heading: 'Salg og deling af personoplysninger (amerikanske delstater)',
    neither:
      'I disse 12 måneder har vi ikke solgt personoplysninger, og vi har ikke delt dem eller behandlet dem til målrettet reklame.',
    shares:
      'I disse 12 måneder er oplysninger blevet brugt til målrettet reklame, dvs. reklame, der vælges ud fra aktivitet på flere websites eller i flere apps. Delstaternes love kalder det »deling« (sharing), »målrettet reklame« (targeted advertising) eller, hvor der modtages noget af værdi til gengæld, »salg« (sale). Oplysningerne er indsamlet gennem: %{services}.',
    sells: 'I disse 12 måneder har vi, i disse loves forstand, solgt personoplysninger til: %{services}.',
    noOtherSale: 'Ud over dette har vi ikke solgt personoplysninger.',
    minors: 'Vi har intet faktisk kendskab til, at vi sælger eller deler personoplysninger om personer under 16 år.',
    minorsDirected:
      'Vi sælger eller deler kun personoplysninger om personer under 16 år med det samtykke, loven kræver: fra personen selv fra 13-årsalderen, før det fra en forælder eller værge.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Meddelelse: Vi sælger muligvis dine følsomme personoplysninger.)',
    sensitiveLimited:
      'Vi bruger og videregiver kun følsomme oplysninger til formål, for hvilke loven ikke giver nogen ret til at begrænse brugen (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Vi bruger også følsomme oplysninger til andre formål end dem, der er nævnt i California Code of Regulations, title 11, § 7027(m). Du kan begrænse brugen: se »Your Privacy Choices«.',
    sensitiveConsent:
      'Hvor en delstats lov kræver samtykke til behandling af følsomme oplysninger, behandler vi dem kun med dit samtykke.',
  },
  choices: {
    heading: 'Your Privacy Choices – dine privatlivsvalg (amerikanske delstater)',
    intro:
      'Du kan til enhver tid og uden konto fravælge (opt-out) salg og deling af dine oplysninger samt målrettet reklame:',
    link: 'på denne side: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'med de privatlivsindstillinger, der findes på hver side',
    write: 'ved at kontakte os via %{contact}',
    phone: 'ved at ringe til %{phone}',
    gpc: 'med signalet »Global Privacy Control« fra din browser, som vi behandler som et fravalg (opt-out) for den browser og, hvis du er logget ind, for din konto',
    time: 'Vi gennemfører et fravalg (opt-out), så snart det er praktisk muligt, senest inden for 15 arbejdsdage, og beder dig tidligst efter 12 måneder om at vælge til igen (opt-in).',
    doNotTrack: '%{site} reagerer ikke på browseres ældre »Do Not Track«-signal.',
  },
  rights: {
    heading: 'Rettigheder i amerikanske delstater',
    intro: 'Tabellen viser, hvilken ret lovene i hvilke delstater giver. Hver lov har undtagelser.',
    caption: 'Rettigheder efter delstat',
    right: 'Ret',
    where: 'Delstater',
    all: 'Alle delstater, der er nævnt ovenfor',
    allExcept: 'Alle delstater, der er nævnt ovenfor, undtagen %{states}',
    kinds: {
      access: 'At få at vide, om vi behandler dine oplysninger, og få adgang til dem',
      correct: 'At få urigtige oplysninger berigtiget',
      delete: 'At få oplysninger slettet',
      portability: 'At modtage oplysninger i et flytbart format',
      optOutSale: 'At fravælge salg af oplysninger',
      optOutAdvertising: 'At fravælge målrettet reklame',
      optOutProfiling:
        'At fravælge profilering til afgørelser med retsvirkning eller tilsvarende betydelige virkninger',
      sensitiveConsent: 'At følsomme oplysninger kun behandles med samtykke',
      sensitiveLimit: 'At begrænse eller modsætte sig brugen af følsomme oplysninger',
      thirdParties:
        'At få en liste over de tredjeparter, eller kategorier af tredjeparter, som oplysninger er videregivet til',
      questionProfiling: 'At anfægte resultatet af profilering og få det vurderet på ny',
      appeal: 'At påklage et afslag',
    },
    optOutSharing: 'At fravælge målrettet reklame (i Californien: deling)',
    noRetaliation: 'Vi forskelsbehandler dig ikke, fordi du udøver disse rettigheder.',
  },
  requests: {
    heading: 'Anmodninger, identitetskontrol og klager (amerikanske delstater)',
    how: 'Send din anmodning via %{contact}.',
    phone: 'Du kan også ringe til %{phone}.',
    verify:
      'Ved anmodninger om indsigt, berigtigelse eller sletning skal vi kontrollere, hvem du er: Vi sammenligner det, du oplyser, med de oplysninger, vi har, og beder ikke om mere, end det kræver. Ved et fravalg (opt-out) beder vi kun om det, der er nødvendigt for at gennemføre det.',
    agent:
      'Du kan lade en bemyndiget person fremsætte en anmodning på dine vegne. Vi kan bede om bevis for bemyndigelsen og, undtagen ved et fravalg (opt-out), bede dig bekræfte den.',
    time: 'Vi svarer inden for 45 dage. Hvor det er rimeligt nødvendigt, kan denne frist forlænges én gang med 45 dage; vi underretter dig så om det inden for de første 45 dage og angiver grunden.',
    iowa: 'I Iowa er den første frist 90 dage.',
    california:
      'I Californien bekræfter vi inden for 10 arbejdsdage, at vi har modtaget en anmodning om indsigt, berigtigelse eller sletning.',
    appeal:
      'Hvis vi afslår en anmodning, kan du påklage afslaget ved at kontakte os via %{contact} med ordet »appeal«. Vi besvarer klagen skriftligt og med begrundelse inden for 45 dage, eller inden for 60 dage, hvor loven i din delstat tillader det. Hvis du ikke får medhold, kan du klage til justitsministeren (attorney general) i din delstat.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Californien',
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
