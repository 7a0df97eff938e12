import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Palun kinnitage: %{list}',
      body: `Keegi, loodetavasti teie, avaldas veebisaidil %{site} soovi saada uudiskirja „%{list}“ aadressile %{email}.

Kui see oli teie soov, avage see leht ja vajutage kinnitamiseks nuppu:

%{link}

Kinnitamise tähtaeg on %{date}. Kui see ei olnud teie soov, ei pea te midagi tegema: kinnituseta uudiskirja ei saadeta ja aadress kustutatakse.`,
    },
    confirmed: {
      subject: 'Uudiskiri on tellitud: %{list}',
      body: `Kinnitasite, et soovite saada veebisaidi %{site} uudiskirja „%{list}“ aadressile %{email}.

Uudiskirjast saate igal ajal loobuda, ilma sisse logimata ja põhjust nimetamata:

%{link}`,
    },
    claimed: {
      subject: 'Palun kinnitage loobumine: %{list}',
      body: `Keegi, loodetavasti teie, avaldas veebisaidil %{site} soovi, et uudiskirja „%{list}“ enam aadressile %{email} ei saadetaks.

Uudiskirjast loobumiseks avage see leht ja vajutage nuppu:

%{link}

Kui see ei olnud teie soov, ei pea te midagi tegema: uudiskiri saabub teile ka edaspidi.`,
    },
    replyTo: {
      subject: 'Vastused uudiskirjale %{list}: palun kinnitage',
      body: `Veebisaidi %{site} uudiskirja „%{list}“ vastused peaksid tulema aadressile %{email}.

Kui soovite saada tellijate vastuseid, avage see leht ja vajutage nuppu:

%{link}

Kui te sellest midagi ei tea, ei pea te midagi tegema: ilma kinnituseta ei nimeta ükski kiri teie aadressi. Link kehtib seitse päeva.`,
    },
  },
  confirm: {
    title: 'Kinnitage uudiskirja tellimine',
    intro: 'Pärast kinnitamist hakkate saama veebisaidi %{site} uudiskirja „%{list}“ aadressile %{email}.',
    button: 'Kinnita tellimine',
    notMe: 'See ei olnud mina',
    until: 'Kinnitamise tähtaeg on %{date}. Uudiskirjast saate igal ajal loobuda.',
  },
  confirmed: {
    title: 'Uudiskiri on tellitud',
    text: 'Nüüdsest saate veebisaidi %{site} uudiskirja „%{list}“. Sellest saate igal ajal loobuda.',
  },
  declined: {
    title: 'Teile ei saadeta midagi',
    text: 'Tellimissoov on tühistatud ja aadress kustutatud. Rohkem ei pea te midagi tegema.',
  },
  expired: {
    title: 'See link enam ei kehti',
    text: 'Selle avamise tähtaeg oli %{date}. Võime samale aadressile saata uue.',
    button: 'Saada uus link',
  },
  sentAgain: {
    title: 'Vaadake oma postkasti',
    text: 'Uus link on teel samale aadressile. Palun vaadake ka rämpsposti kausta.',
  },
  unsubscribe: {
    title: 'Uudiskirjast loobumine',
    intro: 'Aadressile %{email} ei saadeta edaspidi veebisaidi %{site} uudiskirja „%{list}“.',
    button: 'Loobu uudiskirjast',
  },
  unsubscribed: {
    title: 'Olete uudiskirjast loobunud',
    text: 'Aadressile %{email} ei saadeta enam veebisaidi %{site} uudiskirja „%{list}“. Loobumine jõustus kohe.',
    mistake: 'Kas see juhtus kogemata?',
    button: 'Telli uuesti',
  },
  replyTo: {
    title: 'Uudiskirja vastuste saamine',
    intro: 'Tellijad, kes vastavad veebisaidi %{site} uudiskirjale „%{list}“, kirjutavad siis aadressile %{email}.',
    button: 'Kinnita aadress',
    decline: 'Ma ei soovi seda',
    consequence: 'Enne kinnitamist ei nimeta ükski kiri seda aadressi.',
  },
  replyToConfirmed: {
    title: 'Aadress on kinnitatud',
    text: 'Nüüdsest tulevad veebisaidi %{site} uudiskirja „%{list}“ vastused aadressile %{email}.',
  },
  replyToDeclined: {
    title: 'Teile vastuseid ei saadeta',
    text: 'Ükski kiri ei nimeta aadressi %{email} ja sellelt ei küsita uuesti.',
  },
  replyToExpired: {
    title: 'See link enam ei kehti',
    text: 'See kehtis seitse päeva. Uudiskirja „%{list}“ saatja saab lasta saata uue.',
  },
  notFound: {
    title: 'See link ei tööta',
    text: 'Võimalik, et link on poolik või leht, kuhu see viis, on kustutatud. Palun kopeerige kirjast terve link.',
  },
  unavailable: {
    title: 'Seda ei saa praegu teha',
    text: 'Midagi ei muudetud. Palun proovige mõne minuti pärast uuesti.',
  },
  back: 'Tagasi veebisaidile %{site}',
};
