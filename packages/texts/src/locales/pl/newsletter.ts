import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Prosimy o potwierdzenie: %{list}',
      body: `W serwisie %{site} ktoś, zapewne Państwo, poprosił o przesyłanie newslettera „%{list}” na adres %{email}.

Aby potwierdzić subskrypcję, prosimy otworzyć tę stronę i nacisnąć przycisk:

%{link}

Link działa do %{date}. Jeżeli prośba nie pochodzi od Państwa, nie trzeba nic robić: bez potwierdzenia newsletter nie będzie wysyłany, a adres zostanie usunięty.`,
    },
    confirmed: {
      subject: 'Subskrypcja potwierdzona: %{list}',
      body: `Potwierdzili Państwo, że chcą otrzymywać newsletter „%{list}” serwisu %{site} na adres %{email}.

Z subskrypcji można zrezygnować w każdej chwili, bez logowania się i bez podawania przyczyny:

%{link}`,
    },
    claimed: {
      subject: 'Prosimy o potwierdzenie rezygnacji: %{list}',
      body: `W serwisie %{site} ktoś, zapewne Państwo, poprosił, aby newsletter „%{list}” nie był już przesyłany na adres %{email}.

Aby zrezygnować z subskrypcji, prosimy otworzyć tę stronę i nacisnąć przycisk:

%{link}

Jeżeli prośba nie pochodzi od Państwa, nie trzeba nic robić: newsletter będzie nadal przychodził.`,
    },
    replyTo: {
      subject: 'Odpowiedzi na %{list}: prosimy o potwierdzenie',
      body: `Odpowiedzi na newsletter „%{list}” serwisu %{site} mają przychodzić na adres %{email}.

Jeśli chcą Państwo otrzymywać odpowiedzi subskrybentów, prosimy otworzyć tę stronę i nacisnąć przycisk:

%{link}

Jeśli nic Państwu o tym nie wiadomo, nie trzeba nic robić: bez potwierdzenia żadna wiadomość nie poda tego adresu. Link jest ważny przez siedem dni.`,
    },
  },
  confirm: {
    title: 'Potwierdzenie subskrypcji',
    intro: 'Po potwierdzeniu newsletter „%{list}” serwisu %{site} będzie przychodził na adres %{email}.',
    button: 'Potwierdź subskrypcję',
    notMe: 'To nie ja',
    until: 'Subskrypcję można potwierdzić do %{date}. Zrezygnować z niej można w każdej chwili.',
  },
  confirmed: {
    title: 'Subskrypcja potwierdzona',
    text: 'Od teraz będą Państwo otrzymywać newsletter „%{list}” serwisu %{site}. Zrezygnować można w każdej chwili.',
  },
  declined: {
    title: 'Nic do Państwa nie wyślemy',
    text: 'Prośba została anulowana, a adres zostanie usunięty. Nie trzeba robić nic więcej.',
  },
  expired: {
    title: 'Ten link stracił ważność',
    text: 'Można go było otworzyć do %{date}. Możemy wysłać nowy na ten sam adres.',
    button: 'Wyślij nowy link',
  },
  sentAgain: {
    title: 'Prosimy sprawdzić skrzynkę odbiorczą',
    text: 'Nowy link jest już w drodze na ten sam adres. Prosimy zajrzeć także do folderu ze spamem.',
  },
  unsubscribe: {
    title: 'Rezygnacja z subskrypcji',
    intro: 'Newsletter „%{list}” serwisu %{site} nie będzie już przychodził na adres %{email}.',
    button: 'Zrezygnuj z subskrypcji',
  },
  unsubscribed: {
    title: 'Subskrypcja zakończona',
    text: 'Newsletter „%{list}” serwisu %{site} nie jest już wysyłany na adres %{email}. Rezygnacja jest skuteczna od tej chwili.',
    mistake: 'Czy to pomyłka?',
    button: 'Subskrybuj ponownie',
  },
  replyTo: {
    title: 'Odbieranie odpowiedzi na newsletter',
    intro: 'Subskrybenci, którzy odpowiedzą na newsletter „%{list}” serwisu %{site}, napiszą na adres %{email}.',
    button: 'Potwierdź adres',
    decline: 'Nie chcę tego',
    consequence: 'Do czasu potwierdzenia żadna wiadomość nie podaje tego adresu.',
  },
  replyToConfirmed: {
    title: 'Adres został potwierdzony',
    text: 'Od teraz odpowiedzi na newsletter „%{list}” serwisu %{site} będą przychodzić na adres %{email}.',
  },
  replyToDeclined: {
    title: 'Odpowiedzi nie będą przychodzić',
    text: 'Żadna wiadomość nie podaje adresu %{email}, a zapytanie nie zostanie ponowione.',
  },
  replyToExpired: {
    title: 'Ten link stracił ważność',
    text: 'Był ważny przez siedem dni. Nadawca newslettera „%{list}” może zlecić wysłanie nowego.',
  },
  notFound: {
    title: 'Ten link nie działa',
    text: 'Może być niepełny albo usunięto to, do czego prowadził. Prosimy skopiować z wiadomości cały adres.',
  },
  unavailable: {
    title: 'W tej chwili nie można tego zrobić',
    text: 'Nic nie zostało zmienione. Prosimy spróbować ponownie za kilka minut.',
  },
  back: 'Wróć do serwisu %{site}',
};
