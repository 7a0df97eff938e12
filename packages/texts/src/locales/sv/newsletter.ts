import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Bekräfta din prenumeration: %{list}',
      body: `Någon, förhoppningsvis du, har på %{site} bett att få nyhetsbrevet ”%{list}” skickat till %{email}.

Om det var du, öppna den här sidan och tryck på knappen för att bekräfta:

%{link}

Länken gäller fram till den %{date}. Om det inte var du behöver du inte göra något: utan bekräftelse skickas inget nyhetsbrev, och adressen raderas.`,
    },
    confirmed: {
      subject: 'Din prenumeration är bekräftad: %{list}',
      body: `Du har bekräftat att du vill få nyhetsbrevet ”%{list}” från %{site} skickat till %{email}.

Du kan när som helst avsluta prenumerationen, utan att logga in och utan att ange något skäl:

%{link}`,
    },
    claimed: {
      subject: 'Bekräfta att du vill avsluta: %{list}',
      body: `Någon, förhoppningsvis du, har på %{site} bett att nyhetsbrevet ”%{list}” inte längre ska skickas till %{email}.

Om du vill avsluta prenumerationen, öppna den här sidan och tryck på knappen:

%{link}

Om det inte var du behöver du inte göra något: du får nyhetsbrevet som vanligt.`,
    },
    replyTo: {
      subject: 'Svar på %{list}: bekräfta adressen',
      body: `Svar på nyhetsbrevet ”%{list}” från %{site} ska skickas till %{email}.

Om du vill få det som prenumeranterna svarar öppnar du den här sidan och trycker på knappen:

%{link}

Om du inte känner till detta behöver du inte göra något: utan din bekräftelse anger inget mejl din adress. Länken gäller i sju dagar.`,
    },
  },
  confirm: {
    title: 'Bekräfta din prenumeration',
    intro: 'Du är på väg att börja prenumerera på nyhetsbrevet ”%{list}” från %{site} med adressen %{email}.',
    button: 'Bekräfta prenumerationen',
    notMe: 'Det var inte jag',
    until: 'Du kan bekräfta fram till den %{date}. Du kan när som helst avsluta prenumerationen.',
  },
  confirmed: {
    title: 'Din prenumeration är bekräftad',
    text: 'Från och med nu får du nyhetsbrevet ”%{list}” från %{site}. Du kan när som helst avsluta prenumerationen.',
  },
  declined: {
    title: 'Inget kommer att skickas till dig',
    text: 'Anmälan har avbrutits och adressen raderas. Du behöver inte göra något mer.',
  },
  expired: {
    title: 'Länken gäller inte längre',
    text: 'Den gick att öppna fram till den %{date}. Vi kan skicka en ny till samma adress.',
    button: 'Skicka en ny länk',
  },
  sentAgain: {
    title: 'Titta i din inkorg',
    text: 'En ny länk är på väg till samma adress. Titta även i skräpposten.',
  },
  unsubscribe: {
    title: 'Avsluta prenumerationen',
    intro: 'Nyhetsbrevet ”%{list}” från %{site} kommer inte längre att skickas till %{email}.',
    button: 'Avsluta prenumerationen',
  },
  unsubscribed: {
    title: 'Prenumerationen är avslutad',
    text: 'Nyhetsbrevet ”%{list}” från %{site} skickas inte längre till %{email}. Det gäller från och med nu.',
    mistake: 'Var det ett misstag?',
    button: 'Prenumerera igen',
  },
  replyTo: {
    title: 'Ta emot svar på ett nyhetsbrev',
    intro: 'Prenumeranter som svarar på nyhetsbrevet ”%{list}” från %{site} skriver då till %{email}.',
    button: 'Bekräfta adressen',
    decline: 'Det vill jag inte',
    consequence: 'Innan du bekräftar anger inget mejl den här adressen.',
  },
  replyToConfirmed: {
    title: 'Adressen är bekräftad',
    text: 'Från och med nu skickas svar på nyhetsbrevet ”%{list}” från %{site} till %{email}.',
  },
  replyToDeclined: {
    title: 'Du får inga svar',
    text: 'Inget mejl anger %{email}, och adressen tillfrågas inte igen.',
  },
  replyToExpired: {
    title: 'Länken gäller inte längre',
    text: 'Den gällde i sju dagar. Den som skickar ut nyhetsbrevet ”%{list}” kan låta skicka en ny.',
  },
  notFound: {
    title: 'Länken fungerar inte',
    text: 'Den kan vara ofullständig, eller så har det som den ledde till tagits bort. Kopiera hela adressen från mejlet.',
  },
  unavailable: {
    title: 'Det går inte just nu',
    text: 'Inget har ändrats. Försök igen om några minuter.',
  },
  back: 'Tillbaka till %{site}',
};
