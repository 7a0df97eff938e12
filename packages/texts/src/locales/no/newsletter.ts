import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Bekreft påmeldingen: %{list}',
      body: `Noen, forhåpentligvis du, har på %{site} bedt om å få nyhetsbrevet «%{list}» sendt til %{email}.

Hvis det var deg, bekrefter du ved å åpne denne siden og trykke på knappen:

%{link}

Lenken virker frem til %{date}. Hvis det ikke var deg, trenger du ikke å gjøre noe: Uten bekreftelse blir det ikke sendt noe nyhetsbrev, og adressen blir slettet.`,
    },
    confirmed: {
      subject: 'Du er påmeldt: %{list}',
      body: `Du har bekreftet at du vil ha nyhetsbrevet «%{list}» fra %{site} sendt til %{email}.

Du kan når som helst melde deg av, uten å logge inn og uten å oppgi noen grunn:

%{link}`,
    },
    claimed: {
      subject: 'Bekreft avmeldingen: %{list}',
      body: `Noen, forhåpentligvis du, har på %{site} bedt om at nyhetsbrevet «%{list}» ikke lenger blir sendt til %{email}.

Hvis du vil melde deg av, åpner du denne siden og trykker på knappen:

%{link}

Hvis det ikke var deg, trenger du ikke å gjøre noe: Du får fortsatt nyhetsbrevet.`,
    },
    replyTo: {
      subject: 'Svar på %{list}: bekreft adressen',
      body: `Svar på nyhetsbrevet «%{list}» fra %{site} skal sendes til %{email}.

Hvis du vil motta det abonnentene svarer, åpner du denne siden og trykker på knappen:

%{link}

Hvis du ikke kjenner til dette, trenger du ikke å gjøre noe: Uten bekreftelsen din nevner ingen e-post adressen din. Lenken gjelder i sju dager.`,
    },
  },
  confirm: {
    title: 'Bekreft påmeldingen',
    intro: 'Du er i ferd med å melde deg på nyhetsbrevet «%{list}» fra %{site} med adressen %{email}.',
    button: 'Bekreft påmeldingen',
    notMe: 'Det var ikke meg',
    until: 'Du kan bekrefte frem til %{date}. Du kan når som helst melde deg av.',
  },
  confirmed: {
    title: 'Du er påmeldt',
    text: 'Fra nå av får du nyhetsbrevet «%{list}» fra %{site}. Du kan når som helst melde deg av.',
  },
  declined: {
    title: 'Du får ikke tilsendt noe',
    text: 'Påmeldingen er stoppet, og adressen blir slettet. Du trenger ikke å gjøre noe mer.',
  },
  expired: {
    title: 'Denne lenken er ikke lenger gyldig',
    text: 'Den kunne åpnes frem til %{date}. Vi kan sende en ny til samme adresse.',
    button: 'Send en ny lenke',
  },
  sentAgain: {
    title: 'Sjekk innboksen',
    text: 'En ny lenke er på vei til samme adresse. Se også etter i søppelposten.',
  },
  unsubscribe: {
    title: 'Meld deg av',
    intro: 'Nyhetsbrevet «%{list}» fra %{site} vil ikke lenger bli sendt til %{email}.',
    button: 'Meld deg av',
  },
  unsubscribed: {
    title: 'Du er avmeldt',
    text: 'Nyhetsbrevet «%{list}» fra %{site} sendes ikke lenger til %{email}. Avmeldingen trådte i kraft med en gang.',
    mistake: 'Var det en feil?',
    button: 'Meld deg på igjen',
  },
  replyTo: {
    title: 'Motta svar på et nyhetsbrev',
    intro: 'Abonnenter som svarer på nyhetsbrevet «%{list}» fra %{site}, skriver da til %{email}.',
    button: 'Bekreft adressen',
    decline: 'Dette ønsker jeg ikke',
    consequence: 'Før du bekrefter, nevner ingen e-post denne adressen.',
  },
  replyToConfirmed: {
    title: 'Adressen er bekreftet',
    text: 'Fra nå av sendes svar på nyhetsbrevet «%{list}» fra %{site} til %{email}.',
  },
  replyToDeclined: {
    title: 'Du får ingen svar',
    text: 'Ingen e-post nevner %{email}, og adressen blir ikke spurt igjen.',
  },
  replyToExpired: {
    title: 'Denne lenken er ikke lenger gyldig',
    text: 'Den gjaldt i sju dager. De som sender ut nyhetsbrevet «%{list}», kan få sendt en ny.',
  },
  notFound: {
    title: 'Denne lenken virker ikke',
    text: 'Den kan være ufullstendig, eller det den førte til, kan være slettet. Kopier hele adressen fra e-posten.',
  },
  unavailable: {
    title: 'Dette lar seg ikke gjøre akkurat nå',
    text: 'Ingenting er endret. Prøv igjen om noen minutter.',
  },
  back: 'Tilbake til %{site}',
};
