import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Bevestig uw aanmelding: %{list}',
      body: `Iemand, hopelijk u, heeft zich op %{site} met %{email} aangemeld voor de nieuwsbrief ‘%{list}’.

Was u dat? Open dan deze pagina en klik op de knop om uw aanmelding te bevestigen:

%{link}

De link werkt tot %{date}. Was u het niet, dan hoeft u niets te doen: zonder bevestiging wordt er geen nieuwsbrief verstuurd en wordt het adres verwijderd.`,
    },
    confirmed: {
      subject: 'U bent aangemeld: %{list}',
      body: `U hebt bevestigd dat u de nieuwsbrief ‘%{list}’ van %{site} wilt ontvangen op %{email}.

U kunt zich op elk moment afmelden, zonder in te loggen en zonder een reden te geven:

%{link}`,
    },
    claimed: {
      subject: 'Bevestig uw afmelding: %{list}',
      body: `Iemand, hopelijk u, heeft op %{site} gevraagd om de nieuwsbrief ‘%{list}’ niet meer naar %{email} te sturen.

Wilt u zich afmelden? Open dan deze pagina en klik op de knop:

%{link}

Was u het niet, dan hoeft u niets te doen: u blijft de nieuwsbrief ontvangen.`,
    },
    replyTo: {
      subject: 'Antwoorden op %{list}: graag bevestigen',
      body: `Antwoorden op de nieuwsbrief ‘%{list}’ van %{site} moeten naar %{email} gaan.

Als u de antwoorden van abonnees wilt ontvangen, opent u deze pagina en klikt u op de knop:

%{link}

Als u hier niets van weet, hoeft u niets te doen: zonder uw bevestiging vermeldt geen enkele e-mail uw adres. De link is zeven dagen geldig.`,
    },
  },
  confirm: {
    title: 'Bevestig uw aanmelding',
    intro: 'Zodra u bevestigt, ontvangt u de nieuwsbrief ‘%{list}’ van %{site} op %{email}.',
    button: 'Aanmelding bevestigen',
    notMe: 'Dit was ik niet',
    until: 'U kunt bevestigen tot %{date}. Afmelden kan op elk moment.',
  },
  confirmed: {
    title: 'U bent aangemeld',
    text: 'Vanaf nu ontvangt u de nieuwsbrief ‘%{list}’ van %{site}. Afmelden kan op elk moment.',
  },
  declined: {
    title: 'Er wordt u niets toegestuurd',
    text: 'De aanmelding is geannuleerd en het adres wordt verwijderd. U hoeft verder niets te doen.',
  },
  expired: {
    title: 'Deze link is niet meer geldig',
    text: 'U kon de link openen tot %{date}. We kunnen een nieuwe naar hetzelfde adres sturen.',
    button: 'Nieuwe link sturen',
  },
  sentAgain: {
    title: 'Controleer uw inbox',
    text: 'Er is een nieuwe link onderweg naar hetzelfde adres. Kijk ook in de map met ongewenste e-mail.',
  },
  unsubscribe: {
    title: 'Afmelden',
    intro: 'Na afmelding wordt de nieuwsbrief ‘%{list}’ van %{site} niet meer naar %{email} verstuurd.',
    button: 'Afmelden',
  },
  unsubscribed: {
    title: 'U bent afgemeld',
    text: 'De nieuwsbrief ‘%{list}’ van %{site} wordt niet meer naar %{email} verstuurd. De afmelding is direct ingegaan.',
    mistake: 'Was dit een vergissing?',
    button: 'Opnieuw aanmelden',
  },
  replyTo: {
    title: 'Antwoorden op een nieuwsbrief ontvangen',
    intro: 'Wie de nieuwsbrief ‘%{list}’ van %{site} beantwoordt, schrijft dan naar %{email}.',
    button: 'Adres bevestigen',
    decline: 'Dit wil ik niet',
    consequence: 'Zolang u niet bevestigt, vermeldt geen enkele e-mail dit adres.',
  },
  replyToConfirmed: {
    title: 'Het adres is bevestigd',
    text: 'Antwoorden op de nieuwsbrief ‘%{list}’ van %{site} gaan vanaf nu naar %{email}.',
  },
  replyToDeclined: {
    title: 'U ontvangt geen antwoorden',
    text: 'Geen enkele e-mail vermeldt %{email} en dit adres wordt niet opnieuw gevraagd.',
  },
  replyToExpired: {
    title: 'Deze link is niet meer geldig',
    text: 'De link was zeven dagen geldig. Wie de nieuwsbrief ‘%{list}’ verstuurt, kan een nieuwe laten sturen.',
  },
  notFound: {
    title: 'Deze link werkt niet',
    text: 'De link is misschien onvolledig, of de pagina waar hij naartoe leidde, is verwijderd. Kopieer het volledige adres uit de e-mail.',
  },
  unavailable: {
    title: 'Dit is op dit moment niet mogelijk',
    text: 'Er is niets gewijzigd. Probeer het over enkele minuten opnieuw.',
  },
  back: 'Terug naar %{site}',
};
