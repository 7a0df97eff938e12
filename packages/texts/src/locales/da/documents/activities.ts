import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Hvad vi selv behandler',
  intro:
    'Ved følgende lejligheder indsamler vi selv personoplysninger, uanset om en af tjenesterne nedenfor er involveret.',
  introAlone: 'Ved følgende lejligheder indsamler vi personoplysninger.',
  requiredLabel: 'Pligt til at give oplysningerne',
  kinds: {
    visit: {
      name: 'Besøg på websitet',
      nameApp: 'Brug af appen',
      purpose: 'At levere det, du beder om, holde det tilgængeligt og beskytte det mod angreb',
      interest: 'Fungerende og sikker teknik',
      required: 'Ja, af tekniske grunde: Uden din enheds IP-adresse kan der ikke sendes noget til den.',
    },
    contact: {
      name: 'Når du kontakter os',
      purpose: 'At læse og besvare din henvendelse',
      interest: 'At svare dem, der skriver til os',
      required: 'Nej. Uden en måde at få fat i dig på kan vi dog ikke svare.',
    },
    account: {
      name: 'Din konto',
      purpose: 'At oprette og administrere din konto og logge dig ind',
      interest: 'At give registrerede brugere deres egen adgang',
      required:
        'Ja, hvis du ønsker en konto: Den kan ikke oprettes uden de oplysninger, der er markeret som obligatoriske.',
    },
    orders: {
      name: 'Bestillinger og køb',
      purpose: 'At indgå og opfylde kontrakten med dig: bestilling, betaling, levering, returnering og reklamation',
      interest: 'At håndtere bestillinger korrekt',
      required:
        'Ja, for kontrakten: Uden de oplysninger, der er markeret som obligatoriske, kan vi hverken acceptere eller levere en bestilling.',
    },
    newsletter: {
      name: 'Nyhedsbrev',
      purpose: 'At sende nyhedsbrevet til dem, der har bedt om det',
      interest: 'At holde kunder orienteret om vores egne lignende tilbud',
      required: 'Nej. Uden en e-mailadresse kan vi dog ikke sende nyhedsbrevet.',
    },
    comments: {
      name: 'Kommentarer og indlæg',
      purpose: 'At offentliggøre det, du bidrager med, og forhindre misbrug',
      interest: 'En åben udveksling med læserne uden misbrug',
      required: 'Nej. Uden de oplysninger, der er markeret som obligatoriske, kan et indlæg dog ikke offentliggøres.',
    },
    bookings: {
      name: 'Bookinger og tidsbestillinger',
      purpose: 'At aftale, bekræfte og gennemføre tidsbestillingen eller bookingen',
      interest: 'At håndtere bookinger korrekt',
      required: 'Ja, for bookingen: Uden de oplysninger, der er markeret som obligatoriske, kan vi ikke foretage den.',
    },
    jobApplications: {
      name: 'Jobansøgninger',
      purpose: 'At vurdere din ansøgning og træffe afgørelse om den',
      interest: 'At vælge egnede medarbejdere',
      required:
        'Ja, i det omfang oplysningerne er nødvendige for at vurdere ansøgningen. Du bestemmer selv, hvad du tilføjer derudover.',
    },
    surveys: {
      name: 'Undersøgelser og feedback',
      purpose: 'At lære af dine svar, hvordan vi kan forbedre det, vi tilbyder',
      interest: 'At forbedre det, vi tilbyder',
      required: 'Nej. Det er frivilligt at deltage, og det har ingen ulempe ikke at deltage.',
    },
    accounting: {
      name: 'Fakturaer og bogføring',
      purpose: 'At udstede fakturaer, føre bøger og betale skatter og afgifter, som loven kræver det',
      interest: 'Ordentlig bogføring',
      required: 'Ja: Loven foreskriver, hvad en faktura skal indeholde.',
    },
    legalClaims: {
      name: 'Retskrav',
      purpose: 'At fastlægge, gøre gældende eller forsvare retskrav',
      interest: 'At håndhæve vores rettigheder og forsvare os mod krav',
      required: 'Kun hvor en lov siger det.',
    },
    other: {
      interest: 'At opnå det formål, der er nævnt ovenfor',
      requiredYes: 'Ja. Uden oplysningerne er det, der er beskrevet her, ikke muligt.',
      requiredNo: 'Nej. Du kan vælge ikke at give dem.',
    },
  },
};
