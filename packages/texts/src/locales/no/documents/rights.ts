import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Rettighetene dine',
  intro: 'I den grad loven som gjelder for deg, bestemmer det, har du disse rettighetene:',
  access: {
    name: 'Innsyn',
    text: 'Du kan få vite om vi behandler opplysninger om deg, og få en kopi av dem med nærmere informasjon om behandlingen (personvernforordningen artikkel 15).',
  },
  rectification: {
    name: 'Retting',
    text: 'Du kan få uriktige opplysninger rettet og ufullstendige opplysninger komplettert (personvernforordningen artikkel 16).',
  },
  erasure: {
    name: 'Sletting',
    text: 'Du kan få opplysningene dine slettet, for eksempel når de ikke lenger er nødvendige eller du trekker tilbake samtykket ditt (personvernforordningen artikkel 17).',
  },
  restriction: {
    name: 'Begrensning av behandling',
    text: 'Du kan kreve at opplysninger bare lagres og ikke brukes på andre måter, for eksempel mens det kontrolleres om de er riktige (personvernforordningen artikkel 18).',
  },
  notification: {
    name: 'Underretning til mottakere',
    text: 'Vi underretter hver mottaker av opplysningene dine om retting, sletting eller begrensning av behandling, med mindre det er umulig eller krever en uforholdsmessig stor innsats; hvis du ber om det, forteller vi deg hvem mottakerne er (personvernforordningen artikkel 19).',
  },
  portability: {
    name: 'Dataportabilitet',
    text: 'Du kan få opplysningene du har gitt oss, i et strukturert, alminnelig anvendt og maskinlesbart format, eller få dem overført til en annen behandlingsansvarlig, når behandlingen bygger på samtykke eller en avtale og er automatisert (personvernforordningen artikkel 20).',
  },
  automated: {
    name: 'Ingen utelukkende automatiserte avgjørelser',
    text: 'Du har rett til ikke å være gjenstand for en avgjørelse som utelukkende er basert på automatisert behandling og i betydelig grad påvirker deg, unntatt når loven tillater det; da kan du få et menneske til å gjennomgå den (personvernforordningen artikkel 22).',
  },
  withdrawal: {
    name: 'Tilbaketrekking av samtykke',
    text: 'Du kan når som helst trekke tilbake et samtykke. Det som ble gjort før tilbaketrekkingen, forblir lovlig (personvernforordningen artikkel 7 nr. 3).',
  },
  deceased: {
    name: 'Opplysninger om avdøde',
    france:
      'Du kan gi anvisninger om hvordan opplysningene dine skal oppbevares, slettes og utleveres etter din død (artikkel 85 i den franske personvernloven, lov nr. 78-17 av 6. januar 1978).',
    italy:
      'Rettighetene i personvernforordningen artikkel 15 til 22 som gjelder en avdød persons opplysninger, tilkommer dem som har en egen interesse, opptrer som den avdødes fullmektig for å beskytte vedkommende, eller handler av familiære grunner som fortjener vern (artikkel 2-terdecies i den italienske personvernkodeksen, lovdekret nr. 196/2003).',
    spain:
      'Pårørende og arvinger etter en avdød person, og de som delte livet med personen, kan be oss om innsyn i personens opplysninger og om at de rettes eller slettes, med mindre personen uttrykkelig har forbudt det eller en lov bestemmer noe annet (artikkel 3 i den spanske organiske loven 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Rett til å protestere',
    reasons:
      'Når vi behandler opplysningene dine på grunnlag av berettigede interesser eller i allmennhetens interesse, kan du når som helst protestere av grunner knyttet til din særlige situasjon. Da stanser vi behandlingen, med mindre vi påviser tvingende berettigede grunner eller trenger opplysningene til rettskrav (personvernforordningen artikkel 21 nr. 1).',
    marketing:
      'Du kan når som helst og uten begrunnelse protestere mot at opplysningene dine brukes til direkte markedsføring. Da bruker vi dem ikke lenger til det formålet (personvernforordningen artikkel 21 nr. 2 og 3).',
  },
  exercise: {
    heading: 'Slik utøver du rettighetene dine',
    write:
      'Hvis du vil utøve rettighetene dine, kan du kontakte oss via %{contact}. Én setning er nok; det kreves ingen bestemt form.',
    form: 'Hvis du vil utøve rettighetene dine, kan du bruke %{link}. Du kan også kontakte oss via %{contact}.',
    formText: 'skjemaet vårt for anmodninger',
    answer:
      'Vi svarer gratis og uten ugrunnet opphold, senest innen én måned. Når anmodningene er kompliserte eller mange, kan denne fristen forlenges med ytterligere to måneder; da sier vi fra innen den første måneden og forteller deg hvorfor (personvernforordningen artikkel 12).',
    identity:
      'Bare hvis vi har rimelig grunn til å tvile på hvem du er, ber vi om ytterligere informasjon for å bekrefte det.',
  },
  complaint: {
    heading: 'Klage til en tilsynsmyndighet',
    gdpr: 'Hvis du mener at behandlingen av opplysningene dine er i strid med loven, kan du klage til en tilsynsmyndighet for personvern, særlig i medlemsstaten der du har ditt vanlige bosted eller arbeidsstedet ditt, eller der den påståtte overtredelsen har skjedd (personvernforordningen artikkel 77).',
    competent: 'Den kompetente myndigheten for oss er:',
    competentOneOf:
      'Hvilken myndighet som er kompetent for oss, avhenger av hvilken del av landet vi er etablert i. Dette er myndighetene i landet (%{country}); du kan henvende deg til hvem som helst av dem:',
    find: 'Myndighetene i alle land i Det europeiske økonomiske samarbeidsområde (EØS) er oppført her: %{link}.',
    findText: 'Det europeiske personvernrådet, medlemmer',
    court: 'Du kan også gå til domstolene (personvernforordningen artikkel 79).',
    name: 'Myndighet',
    address: 'Adresse',
    email: 'E-post',
    website: 'Nettsted',
  },
};
