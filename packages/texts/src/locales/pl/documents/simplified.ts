import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Co jest przetwarzane, w jakim celu i kto to otrzymuje?',
    intro: 'Oto cele, w których przetwarzane są dane osobowe, oraz odbiorcy danych w ramach każdego z nich.',
    data: 'Dane, o które chodzi',
  },
  where: {
    heading: 'Dokąd trafiają dane?',
    text: 'Kraje przetwarzania: %{countries}.',
    safeguards: 'Poza Europejskim Obszarem Gospodarczym dane chronią zabezpieczenia opisane w pełnej wersji polityki.',
  },
  howLong: {
    heading: 'Jak długo dane są przechowywane?',
    text: 'Tak długo, jak wymaga tego cel, lub dłużej, jeżeli nakazują to przepisy prawa. Pełna wersja polityki podaje okres lub kryterium dla każdego celu.',
  },
  choices: {
    heading: 'O czym mogą Państwo decydować?',
    consent: 'Mogą Państwo odmówić zgody lub wycofać ją w dowolnym momencie.',
    object:
      'Mogą Państwo w dowolnym momencie sprzeciwić się przetwarzaniu na potrzeby marketingu bezpośredniego, a przetwarzaniu opartemu na prawnie uzasadnionych interesach – z przyczyn związanych z Państwa sytuacją.',
    rights:
      'Mogą Państwo zapoznać się ze swoimi danymi, żądać ich sprostowania, usunięcia lub ograniczenia ich wykorzystywania, a także otrzymać je i przenieść.',
    usOptOut:
      'W stanach USA wymienionych w pełnej wersji polityki mogą Państwo zrezygnować ze sprzedaży swoich danych i z reklamy ukierunkowanej.',
    noRetaliation: 'Korzystanie z praw jest bezpłatne i nie powoduje żadnych niekorzystnych skutków.',
    write: 'Kontakt: %{contact}.',
    complain: 'Mogą Państwo złożyć skargę do organu ochrony danych.',
  },
  more: {
    heading: 'Gdzie można przeczytać więcej?',
    text: '%{policy} opisuje to wszystko szczegółowo. Dotyczy tego samego przetwarzania i nosi tę samą datę.',
    policy: 'Pełna wersja polityki',
  },
};
