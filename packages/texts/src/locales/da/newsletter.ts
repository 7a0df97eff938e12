import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Bekræft venligst: %{list}',
      body: `Nogen, forhåbentlig dig, har på websitet %{site} bedt om at få nyhedsbrevet »%{list}« sendt til %{email}.

Hvis det var dig, skal du åbne denne side og trykke på knappen for at bekræfte:

%{link}

Linket virker indtil den %{date}. Hvis det ikke var dig, behøver du ikke gøre noget: Uden bekræftelsen sendes der intet nyhedsbrev, og adressen slettes.`,
    },
    confirmed: {
      subject: 'Du er tilmeldt: %{list}',
      body: `Du har bekræftet, at du gerne vil modtage nyhedsbrevet »%{list}« fra %{site} på %{email}.

Du kan afmelde dig når som helst uden at logge ind og uden begrundelse:

%{link}`,
    },
    claimed: {
      subject: 'Bekræft venligst afmeldingen: %{list}',
      body: `Nogen, forhåbentlig dig, har på websitet %{site} bedt om, at nyhedsbrevet »%{list}« ikke længere sendes til %{email}.

Hvis du vil afmelde dig, skal du åbne denne side og trykke på knappen:

%{link}

Hvis det ikke var dig, behøver du ikke gøre noget: Du får fortsat nyhedsbrevet.`,
    },
    replyTo: {
      subject: 'Svar på %{list}: bekræft venligst',
      body: `Svar på nyhedsbrevet »%{list}« fra %{site} skal sendes til %{email}.

Hvis du vil modtage det, som abonnenterne svarer, skal du åbne denne side og trykke på knappen:

%{link}

Hvis du ikke kender noget til det, behøver du ikke gøre noget: Uden din bekræftelse nævner ingen mail din adresse. Linket gælder i syv dage.`,
    },
  },
  confirm: {
    title: 'Bekræft din tilmelding',
    intro: 'Når du bekræfter, modtager du fremover nyhedsbrevet »%{list}« fra %{site} på %{email}.',
    button: 'Bekræft tilmelding',
    notMe: 'Det var ikke mig',
    until: 'Du kan bekræfte indtil den %{date}. Du kan afmelde dig igen når som helst.',
  },
  confirmed: {
    title: 'Du er tilmeldt',
    text: 'Fra nu af modtager du nyhedsbrevet »%{list}« fra %{site}. Du kan afmelde dig igen når som helst.',
  },
  declined: {
    title: 'Vi sender dig ikke noget',
    text: 'Tilmeldingen er annulleret, og adressen er slettet. Du behøver ikke gøre mere.',
  },
  expired: {
    title: 'Dette link gælder ikke længere',
    text: 'Det gjaldt indtil den %{date}. Vi kan sende et nyt til den samme adresse.',
    button: 'Send et nyt link',
  },
  sentAgain: {
    title: 'Tjek din indbakke',
    text: 'Et nyt link er på vej til den samme adresse. Kig også i din spammappe.',
  },
  unsubscribe: {
    title: 'Afmeld nyhedsbrev',
    intro: 'Nyhedsbrevet »%{list}« fra %{site} vil ikke længere blive sendt til %{email}.',
    button: 'Afmeld',
  },
  unsubscribed: {
    title: 'Du er afmeldt',
    text: 'Nyhedsbrevet »%{list}« fra %{site} bliver ikke længere sendt til %{email}. Afmeldingen trådte i kraft med det samme.',
    mistake: 'Var det en fejl?',
    button: 'Tilmeld igen',
  },
  replyTo: {
    title: 'Modtag svar på et nyhedsbrev',
    intro: 'Abonnenter, der svarer på nyhedsbrevet »%{list}« fra %{site}, skriver så til %{email}.',
    button: 'Bekræft adressen',
    decline: 'Det ønsker jeg ikke',
    consequence: 'Indtil du bekræfter, nævner ingen mail denne adresse.',
  },
  replyToConfirmed: {
    title: 'Adressen er bekræftet',
    text: 'Fra nu af sendes svar på nyhedsbrevet »%{list}« fra %{site} til %{email}.',
  },
  replyToDeclined: {
    title: 'Du modtager ingen svar',
    text: 'Ingen mail nævner %{email}, og adressen bliver ikke spurgt igen.',
  },
  replyToExpired: {
    title: 'Dette link gælder ikke længere',
    text: 'Det gjaldt i syv dage. Den, der udsender nyhedsbrevet »%{list}«, kan få sendt et nyt.',
  },
  notFound: {
    title: 'Dette link virker ikke',
    text: 'Det er måske ufuldstændigt, eller også er indholdet bag det blevet slettet. Kopiér hele linket fra mailen.',
  },
  unavailable: {
    title: 'Det kan ikke lade sig gøre lige nu',
    text: 'Intet er ændret. Prøv igen om nogle minutter.',
  },
  back: 'Tilbage til %{site}',
};
