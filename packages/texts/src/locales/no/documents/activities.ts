import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Hva vi selv behandler',
  intro:
    'Ved følgende anledninger samler vi selv inn personopplysninger, uansett om en av tjenestene nedenfor er involvert.',
  introAlone: 'Ved følgende anledninger samler vi inn personopplysninger.',
  requiredLabel: 'Plikt til å gi opplysningene',
  kinds: {
    visit: {
      name: 'Besøk på nettstedet',
      nameApp: 'Bruk av appen',
      purpose: 'Å levere det du ber om, holde det tilgjengelig og beskytte det mot angrep',
      interest: 'Fungerende og sikker teknologi',
      required: 'Ja, av tekniske grunner: Uten IP-adressen til enheten din kan ingenting sendes til den.',
    },
    contact: {
      name: 'Når du kontakter oss',
      purpose: 'Å lese og besvare meldingen din',
      interest: 'Å svare dem som skriver til oss',
      required: 'Nei. Uten en måte å nå deg på kan vi imidlertid ikke svare.',
    },
    account: {
      name: 'Kontoen din',
      purpose: 'Å opprette og administrere kontoen din og logge deg inn',
      interest: 'Å gi registrerte brukere egen tilgang',
      required:
        'Ja, hvis du ønsker en konto: Den kan ikke opprettes uten de opplysningene som er merket som obligatoriske.',
    },
    orders: {
      name: 'Bestillinger og kjøp',
      purpose: 'Å inngå og oppfylle avtalen med deg: bestilling, betaling, levering, retur og reklamasjon',
      interest: 'Å håndtere bestillinger på riktig måte',
      required:
        'Ja, for avtalen: Uten de opplysningene som er merket som obligatoriske, kan vi verken godta eller levere en bestilling.',
    },
    newsletter: {
      name: 'Nyhetsbrev',
      purpose: 'Å sende nyhetsbrevet til dem som har bedt om det',
      interest: 'Å holde kunder informert om våre egne lignende tilbud',
      required: 'Nei. Uten en e-postadresse kan vi imidlertid ikke sende nyhetsbrevet.',
    },
    comments: {
      name: 'Kommentarer og innlegg',
      purpose: 'Å publisere det du bidrar med, og hindre misbruk',
      interest: 'En åpen utveksling med leserne, uten misbruk',
      required:
        'Nei. Uten de opplysningene som er merket som obligatoriske, kan et innlegg imidlertid ikke publiseres.',
    },
    bookings: {
      name: 'Bookinger og timeavtaler',
      purpose: 'Å avtale, bekrefte og gjennomføre timen eller bookingen',
      interest: 'Å håndtere bookinger på riktig måte',
      required: 'Ja, for bookingen: Uten de opplysningene som er merket som obligatoriske, kan vi ikke foreta den.',
    },
    jobApplications: {
      name: 'Jobbsøknader',
      purpose: 'Å vurdere søknaden din og ta stilling til den',
      interest: 'Å velge egnede medarbeidere',
      required:
        'Ja, i den grad opplysningene trengs for å vurdere søknaden. Du bestemmer selv hva du legger ved utover det.',
    },
    surveys: {
      name: 'Undersøkelser og tilbakemeldinger',
      purpose: 'Å lære av svarene dine hvordan vi kan forbedre det vi tilbyr',
      interest: 'Å forbedre det vi tilbyr',
      required: 'Nei. Det er frivillig å delta, og det har ingen ulemper å la være.',
    },
    accounting: {
      name: 'Fakturaer og regnskap',
      purpose: 'Å utstede fakturaer, føre regnskap og betale skatter og avgifter slik loven krever',
      interest: 'Ordnet regnskap',
      required: 'Ja: Loven bestemmer hva en faktura skal inneholde.',
    },
    legalClaims: {
      name: 'Rettskrav',
      purpose: 'Å fastsette, gjøre gjeldende eller forsvare rettskrav',
      interest: 'Å håndheve rettighetene våre og forsvare oss mot krav',
      required: 'Bare når en lov krever det.',
    },
    other: {
      interest: 'Å oppnå formålet som er nevnt ovenfor',
      requiredYes: 'Ja. Uten opplysningene er det som er beskrevet her, ikke mulig.',
      requiredNo: 'Nei. Du kan velge å ikke gi dem.',
    },
  },
};
