import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Vad vi själva behandlar',
  intro:
    'Vid följande tillfällen samlar vi själva in personuppgifter, oavsett om någon av tjänsterna nedan är inblandad eller inte.',
  introAlone: 'Vid följande tillfällen samlar vi in personuppgifter.',
  requiredLabel: 'Skyldighet att lämna uppgifterna',
  kinds: {
    visit: {
      name: 'Besök på webbplatsen',
      nameApp: 'Användning av appen',
      purpose: 'Att leverera det du begär, hålla det tillgängligt och skydda det mot angrepp',
      interest: 'Fungerande och säker teknik',
      required: 'Ja, av tekniska skäl: utan din enhets IP-adress kan inget skickas till den.',
    },
    contact: {
      name: 'När du kontaktar oss',
      purpose: 'Att läsa och besvara ditt meddelande',
      interest: 'Att svara dem som skriver till oss',
      required: 'Nej. Utan ett sätt att nå dig kan vi dock inte svara.',
    },
    account: {
      name: 'Ditt konto',
      purpose: 'Att skapa och administrera ditt konto och logga in dig',
      interest: 'Att ge registrerade användare egen åtkomst',
      required:
        'Ja, om du vill ha ett konto: det kan inte skapas utan de uppgifter som är markerade som obligatoriska.',
    },
    orders: {
      name: 'Beställningar och köp',
      purpose: 'Att ingå och fullgöra avtalet med dig: beställning, betalning, leverans, returer och garanti',
      interest: 'Att hantera beställningar korrekt',
      required:
        'Ja, för avtalet: utan de uppgifter som är markerade som obligatoriska kan vi varken godta eller leverera en beställning.',
    },
    newsletter: {
      name: 'Nyhetsbrev',
      purpose: 'Att skicka nyhetsbrevet till dem som har bett om det',
      interest: 'Att hålla kunder informerade om våra egna liknande erbjudanden',
      required: 'Nej. Utan e-postadress kan vi dock inte skicka nyhetsbrevet.',
    },
    comments: {
      name: 'Kommentarer och inlägg',
      purpose: 'Att publicera det du bidrar med och förhindra missbruk',
      interest: 'Ett öppet utbyte med läsarna, fritt från missbruk',
      required: 'Nej. Utan de uppgifter som är markerade som obligatoriska kan ett inlägg dock inte publiceras.',
    },
    bookings: {
      name: 'Bokningar och tidsbeställningar',
      purpose: 'Att avtala, bekräfta och hålla den bokade tiden eller genomföra bokningen',
      interest: 'Att hantera bokningar korrekt',
      required: 'Ja, för bokningen: utan de uppgifter som är markerade som obligatoriska kan vi inte göra den.',
    },
    jobApplications: {
      name: 'Jobbansökningar',
      purpose: 'Att pröva din ansökan och fatta beslut om den',
      interest: 'Att välja lämplig personal',
      required:
        'Ja, i den mån uppgifterna behövs för att pröva ansökan. Du bestämmer själv vad du lägger till utöver det.',
    },
    surveys: {
      name: 'Undersökningar och återkoppling',
      purpose: 'Att av dina svar lära oss hur vi kan förbättra det vi erbjuder',
      interest: 'Att förbättra det vi erbjuder',
      required: 'Nej. Det är frivilligt att delta, och att inte delta medför ingen nackdel.',
    },
    accounting: {
      name: 'Fakturor och bokföring',
      purpose: 'Att utfärda fakturor, sköta bokföringen och betala skatt enligt vad lagen kräver',
      interest: 'Ordnad bokföring',
      required: 'Ja: lagen föreskriver vad en faktura ska innehålla.',
    },
    legalClaims: {
      name: 'Rättsliga anspråk',
      purpose: 'Att fastställa, göra gällande eller försvara rättsliga anspråk',
      interest: 'Att göra våra rättigheter gällande och försvara oss mot anspråk',
      required: 'Endast när en lag kräver det.',
    },
    other: {
      interest: 'Att uppnå det ändamål som anges ovan',
      requiredYes: 'Ja. Utan uppgifterna är det som beskrivs här inte möjligt.',
      requiredNo: 'Nej. Du kan välja att inte lämna dem.',
    },
  },
};
