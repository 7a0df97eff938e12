import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Apstipriniet pieteikšanos: %{list}',
      body: `Kāds – cerams, Jūs – vietnē „%{site}” pieteicās saņemt jaunumu vēstuli „%{list}” e-pasta adresē %{email}.

Lai apstiprinātu, ka tas bijāt Jūs, atveriet šo lapu un nospiediet pogu:

%{link}

Saites derīguma termiņš: %{date}. Ja tas nebijāt Jūs, nekas nav jādara: bez apstiprinājuma jaunumu vēstule netiek sūtīta un adrese tiek dzēsta.`,
    },
    confirmed: {
      subject: 'Pieteikšanās apstiprināta: %{list}',
      body: `Jūs apstiprinājāt, ka vēlaties saņemt vietnes „%{site}” jaunumu vēstuli „%{list}” e-pasta adresē %{email}.

No tās varat atteikties jebkurā laikā, nepieslēdzoties kontam un nenorādot iemeslu:

%{link}`,
    },
    claimed: {
      subject: 'Apstipriniet atteikšanos: %{list}',
      body: `Kāds – cerams, Jūs – vietnē „%{site}” lūdza jaunumu vēstuli „%{list}” vairs nesūtīt uz e-pasta adresi %{email}.

Lai atteiktos, atveriet šo lapu un nospiediet pogu:

%{link}

Ja tas nebijāt Jūs, nekas nav jādara: jaunumu vēstuli saņemsiet arī turpmāk.`,
    },
    replyTo: {
      subject: 'Atbildes uz %{list}: lūdzu, apstipriniet',
      body: `Atbildes uz vietnes „%{site}” jaunumu vēstuli „%{list}” ir paredzēts sūtīt uz %{email}.

Ja vēlaties saņemt abonentu atbildes, atveriet šo lapu un nospiediet pogu:

%{link}

Ja neko par to nezināt, Jums nekas nav jādara: bez apstiprinājuma neviens e-pasts nenorādīs Jūsu adresi. Saite ir derīga septiņas dienas.`,
    },
  },
  confirm: {
    title: 'Apstipriniet pieteikšanos',
    intro: 'Pēc apstiprināšanas vietnes „%{site}” jaunumu vēstule „%{list}” tiks sūtīta uz e-pasta adresi %{email}.',
    button: 'Apstiprināt pieteikšanos',
    notMe: 'Tas nebiju es',
    until: 'Apstiprināšanas termiņš: %{date}. Atteikties varat jebkurā laikā.',
  },
  confirmed: {
    title: 'Pieteikšanās apstiprināta',
    text: 'Turpmāk Jūs saņemsiet vietnes „%{site}” jaunumu vēstuli „%{list}”. No tās varat atteikties jebkurā laikā.',
  },
  declined: {
    title: 'Jums nekas netiks sūtīts',
    text: 'Pieteikums ir atcelts, un adrese tiek dzēsta. Nekas vairāk nav jādara.',
  },
  expired: {
    title: 'Šī saite vairs nav derīga',
    text: 'Tās derīguma termiņš ir beidzies (%{date}). Varam nosūtīt jaunu saiti uz to pašu adresi.',
    button: 'Nosūtīt jaunu saiti',
  },
  sentAgain: {
    title: 'Pārbaudiet savu e-pastu',
    text: 'Jauna saite tiek sūtīta uz to pašu adresi. Lūdzu, ieskatieties arī surogātpasta mapē.',
  },
  unsubscribe: {
    title: 'Atteikšanās no jaunumu vēstules',
    intro: 'Vietnes „%{site}” jaunumu vēstule „%{list}” vairs netiks sūtīta uz e-pasta adresi %{email}.',
    button: 'Atteikties',
  },
  unsubscribed: {
    title: 'Jūsu atteikšanās ir pieņemta',
    text: 'Vietnes „%{site}” jaunumu vēstule „%{list}” vairs netiek sūtīta uz e-pasta adresi %{email}. Atteikšanās stājās spēkā uzreiz.',
    mistake: 'Vai tā bija kļūda?',
    button: 'Pieteikties vēlreiz',
  },
  replyTo: {
    title: 'Saņemt atbildes uz jaunumu vēstuli',
    intro: 'Abonenti, kas atbildēs uz vietnes „%{site}” jaunumu vēstuli „%{list}”, rakstīs uz %{email}.',
    button: 'Apstiprināt adresi',
    decline: 'Es to nevēlos',
    consequence: 'Kamēr neesat apstiprinājis, neviens e-pasts šo adresi nenorāda.',
  },
  replyToConfirmed: {
    title: 'Adrese ir apstiprināta',
    text: 'Turpmāk atbildes uz vietnes „%{site}” jaunumu vēstuli „%{list}” tiks sūtītas uz %{email}.',
  },
  replyToDeclined: {
    title: 'Jūs nesaņemsiet atbildes',
    text: 'Neviens e-pasts nenorāda %{email}, un šai adresei vairs nejautās.',
  },
  replyToExpired: {
    title: 'Šī saite vairs nav derīga',
    text: 'Tā bija derīga septiņas dienas. Jaunumu vēstules „%{list}” sūtītājs var lūgt nosūtīt jaunu.',
  },
  notFound: {
    title: 'Šī saite nedarbojas',
    text: 'Iespējams, tā nav pilnīga vai tas, uz ko tā veda, ir dzēsts. Lūdzu, nokopējiet no e-pasta ziņojuma visu adresi.',
  },
  unavailable: {
    title: 'Pašlaik to nevar izdarīt',
    text: 'Nekas nav mainīts. Lūdzu, mēģiniet vēlreiz pēc dažām minūtēm.',
  },
  back: 'Atpakaļ uz vietni „%{site}”',
};
