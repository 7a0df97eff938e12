import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Vahvista tilaus: %{list}',
      body: `Joku, toivottavasti sinä, on pyytänyt sivustolla %{site} uutiskirjettä ”%{list}” osoitteeseen %{email}.

Jos pyyntö tuli sinulta, avaa tämä sivu ja vahvista tilaus painikkeesta:

%{link}

Linkki toimii %{date} asti. Jos pyyntö ei tullut sinulta, sinun ei tarvitse tehdä mitään: ilman vahvistusta uutiskirjettä ei lähetetä, ja osoite poistetaan.`,
    },
    confirmed: {
      subject: 'Tilaus on vahvistettu: %{list}',
      body: `Olet vahvistanut, että haluat sivuston %{site} uutiskirjeen ”%{list}” osoitteeseen %{email}.

Voit perua tilauksen milloin tahansa kirjautumatta ja syytä ilmoittamatta:

%{link}`,
    },
    claimed: {
      subject: 'Vahvista tilauksen peruminen: %{list}',
      body: `Joku, toivottavasti sinä, on pyytänyt sivustolla %{site}, ettei uutiskirjettä ”%{list}” enää lähetetä osoitteeseen %{email}.

Jos haluat perua tilauksen, avaa tämä sivu ja paina painiketta:

%{link}

Jos pyyntö ei tullut sinulta, sinun ei tarvitse tehdä mitään: saat uutiskirjeen edelleen.`,
    },
    replyTo: {
      subject: 'Vastaukset uutiskirjeeseen %{list}: vahvista osoite',
      body: `Sivuston %{site} uutiskirjeen ”%{list}” vastaukset on tarkoitus ohjata osoitteeseen %{email}.

Jos haluat saada tilaajien vastaukset, avaa tämä sivu ja paina painiketta:

%{link}

Jos et tiedä asiasta mitään, sinun ei tarvitse tehdä mitään: ilman vahvistusta mikään viesti ei mainitse osoitettasi. Linkki on voimassa seitsemän päivää.`,
    },
  },
  confirm: {
    title: 'Vahvista tilaus',
    intro: 'Kun vahvistat tilauksen, saat sivuston %{site} uutiskirjeen ”%{list}” osoitteeseen %{email}.',
    button: 'Vahvista tilaus',
    notMe: 'En pyytänyt tätä',
    until: 'Voit vahvistaa tilauksen %{date} asti. Voit perua sen milloin tahansa.',
  },
  confirmed: {
    title: 'Tilaus on vahvistettu',
    text: 'Tästä lähtien saat sivuston %{site} uutiskirjeen ”%{list}”. Voit perua tilauksen milloin tahansa.',
  },
  declined: {
    title: 'Sinulle ei lähetetä mitään',
    text: 'Pyyntö on peruttu ja osoite poistettu. Sinun ei tarvitse tehdä muuta.',
  },
  expired: {
    title: 'Tämä linkki ei ole enää voimassa',
    text: 'Se oli voimassa %{date} asti. Voimme lähettää uuden samaan osoitteeseen.',
    button: 'Lähetä uusi linkki',
  },
  sentAgain: {
    title: 'Tarkista sähköpostisi',
    text: 'Uusi linkki on matkalla samaan osoitteeseen. Katso myös roskapostikansiosta.',
  },
  unsubscribe: {
    title: 'Peru tilaus',
    intro: 'Kun perut tilauksen, sivuston %{site} uutiskirjettä ”%{list}” ei enää lähetetä osoitteeseen %{email}.',
    button: 'Peru tilaus',
  },
  unsubscribed: {
    title: 'Tilaus on peruttu',
    text: 'Sivuston %{site} uutiskirjettä ”%{list}” ei enää lähetetä osoitteeseen %{email}. Peruutus tuli voimaan heti.',
    mistake: 'Kävikö vahinko?',
    button: 'Tilaa uudelleen',
  },
  replyTo: {
    title: 'Uutiskirjeen vastausten vastaanottaminen',
    intro: 'Sivuston %{site} uutiskirjeeseen ”%{list}” vastaavat tilaajat kirjoittavat osoitteeseen %{email}.',
    button: 'Vahvista osoite',
    decline: 'En halua tätä',
    consequence: 'Ennen vahvistusta mikään viesti ei mainitse tätä osoitetta.',
  },
  replyToConfirmed: {
    title: 'Osoite on vahvistettu',
    text: 'Tästä lähtien sivuston %{site} uutiskirjeen ”%{list}” vastaukset tulevat osoitteeseen %{email}.',
  },
  replyToDeclined: {
    title: 'Sinulle ei tule vastauksia',
    text: 'Mikään viesti ei mainitse osoitetta %{email}, eikä siltä kysytä uudelleen.',
  },
  replyToExpired: {
    title: 'Tämä linkki ei ole enää voimassa',
    text: 'Se oli voimassa seitsemän päivää. Uutiskirjeen ”%{list}” lähettäjä voi pyytää uuden linkin.',
  },
  notFound: {
    title: 'Tämä linkki ei toimi',
    text: 'Se voi olla puutteellinen, tai sen kohde on poistettu. Kopioi koko linkki sähköpostista.',
  },
  unavailable: {
    title: 'Tämä ei juuri nyt onnistu',
    text: 'Mitään ei muutettu. Yritä uudelleen muutaman minuutin kuluttua.',
  },
  back: 'Takaisin sivustolle %{site}',
};
