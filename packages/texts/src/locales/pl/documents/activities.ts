import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Dane, które przetwarzamy sami',
  intro:
    'W poniższych sytuacjach zbieramy dane osobowe bezpośrednio, niezależnie od tego, czy wykorzystywana jest przy tym którakolwiek z wymienionych dalej usług.',
  introAlone: 'Dane osobowe zbieramy w poniższych sytuacjach.',
  requiredLabel: 'Obowiązek podania danych',
  kinds: {
    visit: {
      name: 'Odwiedziny strony internetowej',
      nameApp: 'Korzystanie z aplikacji',
      purpose: 'Dostarczanie żądanych treści, zapewnianie ich dostępności i obrona przed atakami',
      interest: 'Sprawnie działające i bezpieczne rozwiązania techniczne',
      required: 'Tak, ze względów technicznych: bez adresu IP Państwa urządzenia nie można niczego do niego przesłać.',
    },
    contact: {
      name: 'Kontakt z nami',
      purpose: 'Odczytanie Państwa wiadomości i udzielenie na nią odpowiedzi',
      interest: 'Udzielanie odpowiedzi osobom, które się z nami kontaktują',
      required: 'Nie. Bez danych kontaktowych nie możemy jednak udzielić odpowiedzi.',
    },
    account: {
      name: 'Państwa konto',
      purpose: 'Utworzenie i prowadzenie Państwa konta, logowanie',
      interest: 'Zapewnienie zarejestrowanym użytkownikom własnego dostępu',
      required: 'Tak, jeżeli chcą Państwo mieć konto: bez danych oznaczonych jako obowiązkowe nie można go utworzyć.',
    },
    orders: {
      name: 'Zamówienia i zakupy',
      purpose: 'Zawarcie i wykonanie umowy z Państwem: zamówienie, płatność, dostawa, zwroty i reklamacje',
      interest: 'Prawidłowa obsługa zamówień',
      required:
        'Tak, do zawarcia i wykonania umowy: bez danych oznaczonych jako obowiązkowe nie możemy przyjąć ani dostarczyć zamówienia.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Wysyłanie newslettera osobom, które go zamówiły',
      interest: 'Informowanie klientów o naszych własnych podobnych ofertach',
      required: 'Nie. Bez adresu e-mail nie możemy jednak wysyłać newslettera.',
    },
    comments: {
      name: 'Komentarze i wpisy',
      purpose: 'Publikowanie Państwa wpisów i zapobieganie nadużyciom',
      interest: 'Otwarta i wolna od nadużyć wymiana myśli z czytelnikami',
      required: 'Nie. Bez danych oznaczonych jako obowiązkowe wpis nie może jednak zostać opublikowany.',
    },
    bookings: {
      name: 'Rezerwacje i umówione terminy',
      purpose: 'Uzgodnienie, potwierdzenie i realizacja terminu lub rezerwacji',
      interest: 'Prawidłowa obsługa rezerwacji',
      required: 'Tak, na potrzeby rezerwacji: bez danych oznaczonych jako obowiązkowe nie możemy jej dokonać.',
    },
    jobApplications: {
      name: 'Zgłoszenia rekrutacyjne',
      purpose: 'Rozpatrzenie Państwa zgłoszenia i podjęcie decyzji w jego sprawie',
      interest: 'Wybór odpowiednich pracowników',
      required:
        'Tak, w zakresie, w jakim dane są potrzebne do rozpatrzenia zgłoszenia. O tym, co dołączą Państwo ponadto, decydują Państwo sami.',
    },
    surveys: {
      name: 'Ankiety i opinie',
      purpose: 'Wykorzystanie Państwa odpowiedzi do ulepszania naszej oferty',
      interest: 'Ulepszanie naszej oferty',
      required: 'Nie. Udział jest dobrowolny, a brak udziału nie powoduje żadnych niekorzystnych skutków.',
    },
    accounting: {
      name: 'Faktury i księgowość',
      purpose: 'Wystawianie faktur, prowadzenie ksiąg i płacenie podatków zgodnie z wymogami prawa',
      interest: 'Prawidłowa rachunkowość',
      required: 'Tak: przepisy prawa określają, co musi zawierać faktura.',
    },
    legalClaims: {
      name: 'Roszczenia',
      purpose: 'Ustalenie, dochodzenie lub obrona roszczeń',
      interest: 'Dochodzenie naszych praw i obrona przed roszczeniami',
      required: 'Tylko wtedy, gdy wymagają tego przepisy prawa.',
    },
    other: {
      interest: 'Osiągnięcie celu wskazanego powyżej',
      requiredYes: 'Tak. Bez tych danych nie jest możliwe to, co tutaj opisano.',
      requiredNo: 'Nie. Mogą Państwo nie podawać tych danych.',
    },
  },
};
