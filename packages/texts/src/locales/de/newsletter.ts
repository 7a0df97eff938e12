import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Bitte bestätigen Sie: %{list}',
      body: `Jemand – vermutlich Sie selbst – hat auf der Website %{site} darum gebeten, den Newsletter „%{list}“ an %{email} zu senden.

Wenn Sie das waren, öffnen Sie bitte diese Seite und klicken Sie zur Bestätigung auf die Schaltfläche:

%{link}

Der Link gilt bis zum %{date}. Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne die Bestätigung wird kein Newsletter verschickt, und die Adresse wird gelöscht.`,
    },
    confirmed: {
      subject: 'Newsletter abonniert: %{list}',
      body: `Sie haben bestätigt, dass Sie den Newsletter „%{list}“ von %{site} an die Adresse %{email} erhalten möchten.

Sie können ihn jederzeit abbestellen, ohne Anmeldung und ohne Angabe von Gründen:

%{link}`,
    },
    claimed: {
      subject: 'Bitte bestätigen Sie die Abbestellung: %{list}',
      body: `Jemand – vermutlich Sie selbst – hat auf der Website %{site} darum gebeten, den Newsletter „%{list}“ nicht mehr an %{email} zu senden.

Zum Abbestellen öffnen Sie bitte diese Seite und klicken Sie auf die Schaltfläche:

%{link}

Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Sie erhalten den Newsletter weiterhin.`,
    },
    replyTo: {
      subject: 'Antworten auf %{list}: Bitte bestätigen Sie',
      body: `Antworten auf den Newsletter „%{list}“ von %{site} sollen an %{email} gehen.

Wenn Sie die Antworten der Abonnenten erhalten möchten, öffnen Sie bitte diese Seite und klicken Sie auf die Schaltfläche:

%{link}

Wenn Sie davon nichts wissen, brauchen Sie nichts zu tun: Ohne die Bestätigung nennt keine E-Mail Ihre Adresse. Der Link gilt sieben Tage.`,
    },
  },
  confirm: {
    title: 'Bestätigen Sie Ihr Abonnement',
    intro: 'Nach der Bestätigung erhalten Sie den Newsletter „%{list}“ von %{site} an die Adresse %{email}.',
    button: 'Abonnement bestätigen',
    notMe: 'Das war ich nicht',
    until: 'Bestätigen können Sie bis zum %{date}, abbestellen jederzeit.',
  },
  confirmed: {
    title: 'Ihr Abonnement ist bestätigt',
    text: 'Ab jetzt erhalten Sie den Newsletter „%{list}“ von %{site}. Sie können ihn jederzeit abbestellen.',
  },
  declined: {
    title: 'Sie bekommen nichts zugesandt',
    text: 'Die Anfrage wurde verworfen und die Adresse gelöscht. Mehr brauchen Sie nicht zu tun.',
  },
  expired: {
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Er galt bis zum %{date}. Wir können Ihnen einen neuen an dieselbe Adresse senden.',
    button: 'Neuen Link senden',
  },
  sentAgain: {
    title: 'Bitte prüfen Sie Ihr Postfach',
    text: 'Ein neuer Link ist an dieselbe Adresse unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    intro: 'Der Newsletter „%{list}“ von %{site} wird dann nicht mehr an %{email} gesendet.',
    button: 'Abbestellen',
  },
  unsubscribed: {
    title: 'Newsletter abbestellt',
    text: 'Der Newsletter „%{list}“ von %{site} wird ab sofort nicht mehr an %{email} gesendet.',
    mistake: 'War das ein Versehen?',
    button: 'Wieder abonnieren',
  },
  replyTo: {
    title: 'Antworten auf einen Newsletter erhalten',
    intro: 'Wer auf den Newsletter „%{list}“ von %{site} antwortet, schreibt dann an %{email}.',
    button: 'Adresse bestätigen',
    decline: 'Das möchte ich nicht',
    consequence: 'Solange Sie nicht bestätigen, nennt keine E-Mail diese Adresse.',
  },
  replyToConfirmed: {
    title: 'Die Adresse ist bestätigt',
    text: 'Antworten auf den Newsletter „%{list}“ von %{site} gehen ab jetzt an %{email}.',
  },
  replyToDeclined: {
    title: 'Sie erhalten keine Antworten',
    text: 'Keine E-Mail nennt %{email}, und die Adresse wird nicht noch einmal gefragt.',
  },
  replyToExpired: {
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Er galt sieben Tage. Wer den Newsletter „%{list}“ verschickt, kann einen neuen senden lassen.',
  },
  notFound: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Möglicherweise ist er unvollständig, oder sein Ziel wurde gelöscht. Bitte kopieren Sie den ganzen Link aus der E-Mail.',
  },
  unavailable: {
    title: 'Das ist gerade nicht möglich',
    text: 'Es wurde nichts geändert. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  back: 'Zurück zu %{site}',
};
