import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Confirmați abonarea: %{list}',
      body: `Cineva, sperăm că dumneavoastră, a cerut pe %{site} să primească newsletterul „%{list}” la adresa %{email}.

Pentru a confirma cererea, deschideți această pagină și apăsați butonul:

%{link}

Linkul este valabil până la %{date}. Dacă nu dumneavoastră ați făcut cererea, nu trebuie să faceți nimic: fără confirmare nu se trimite niciun newsletter, iar adresa se șterge.`,
    },
    confirmed: {
      subject: 'Abonare confirmată: %{list}',
      body: `Ați confirmat că doriți să primiți newsletterul „%{list}” de la %{site} la adresa %{email}.

Vă puteți dezabona oricând, fără autentificare și fără a invoca vreun motiv:

%{link}`,
    },
    claimed: {
      subject: 'Confirmați dezabonarea: %{list}',
      body: `Cineva, sperăm că dumneavoastră, a cerut pe %{site} ca newsletterul „%{list}” să nu mai fie trimis la adresa %{email}.

Pentru a vă dezabona, deschideți această pagină și apăsați butonul:

%{link}

Dacă nu dumneavoastră ați făcut cererea, nu trebuie să faceți nimic: veți primi în continuare newsletterul.`,
    },
    replyTo: {
      subject: 'Răspunsuri la %{list}: confirmați adresa',
      body: `Răspunsurile la newsletterul „%{list}” de la %{site} urmează să ajungă la %{email}.

Dacă doriți să primiți răspunsurile abonaților, deschideți această pagină și apăsați butonul:

%{link}

Dacă nu știți nimic despre asta, nu trebuie să faceți nimic: fără confirmare, niciun e-mail nu va indica adresa dumneavoastră. Linkul este valabil șapte zile.`,
    },
  },
  confirm: {
    title: 'Confirmați abonarea',
    intro: 'După confirmare, veți primi newsletterul „%{list}” de la %{site} la adresa %{email}.',
    button: 'Confirm abonarea',
    notMe: 'Nu am fost eu',
    until: 'Puteți confirma până la %{date}. Vă puteți dezabona oricând.',
  },
  confirmed: {
    title: 'Abonarea este confirmată',
    text: 'De acum înainte veți primi newsletterul „%{list}” de la %{site}. Vă puteți dezabona oricând.',
  },
  declined: {
    title: 'Nu vi se va trimite nimic',
    text: 'Cererea a fost anulată, iar adresa se șterge. Nu mai trebuie să faceți nimic.',
  },
  expired: {
    title: 'Acest link nu mai este valabil',
    text: 'Putea fi deschis până la %{date}. Vă putem trimite unul nou la aceeași adresă.',
    button: 'Trimiteți-mi un link nou',
  },
  sentAgain: {
    title: 'Verificați-vă e-mailul',
    text: 'Veți primi un link nou la aceeași adresă. Vă rugăm să căutați și în folderul de spam.',
  },
  unsubscribe: {
    title: 'Dezabonare',
    intro: 'Adresa %{email} nu va mai primi newsletterul „%{list}” de la %{site}.',
    button: 'Mă dezabonez',
  },
  unsubscribed: {
    title: 'V-ați dezabonat',
    text: 'Adresa %{email} nu mai primește newsletterul „%{list}” de la %{site}. Dezabonarea a avut efect imediat.',
    mistake: 'A fost o greșeală?',
    button: 'Mă abonez din nou',
  },
  replyTo: {
    title: 'Primirea răspunsurilor la un newsletter',
    intro: 'Abonații care răspund la newsletterul „%{list}” de la %{site} vor scrie la %{email}.',
    button: 'Confirm adresa',
    decline: 'Nu doresc acest lucru',
    consequence: 'Până la confirmare, niciun e-mail nu indică această adresă.',
  },
  replyToConfirmed: {
    title: 'Adresa este confirmată',
    text: 'De acum înainte, răspunsurile la newsletterul „%{list}” de la %{site} ajung la %{email}.',
  },
  replyToDeclined: {
    title: 'Nu veți primi răspunsuri',
    text: 'Niciun e-mail nu indică %{email}, iar această adresă nu va mai fi întrebată.',
  },
  replyToExpired: {
    title: 'Acest link nu mai este valabil',
    text: 'A fost valabil șapte zile. Cine trimite newsletterul „%{list}” poate cere unul nou.',
  },
  notFound: {
    title: 'Acest link nu funcționează',
    text: 'Este posibil să fie incomplet sau ca pagina la care ducea să fi fost ștearsă. Vă rugăm să copiați întreaga adresă din e-mail.',
  },
  unavailable: {
    title: 'Operațiunea nu este posibilă în acest moment',
    text: 'Nu s-a modificat nimic. Vă rugăm să încercați din nou peste câteva minute.',
  },
  back: 'Înapoi la %{site}',
};
