import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Usługi, z których korzystamy',
  intro: 'Ta sekcja wskazuje dla każdej używanej przez nas usługi, kto ją świadczy i co dzieje się z Państwa danymi.',
  provider: 'Dostawca',
  role: 'Rola dostawcy',
  roles: {
    processor: 'Podmiot przetwarzający: przetwarza dane w naszym imieniu i na nasze polecenie (art. 28 RODO)',
    controller: 'Administrator: sam decyduje o celach i sposobach przetwarzania, zgodnie z własną polityką prywatności',
    jointController: 'Współadministrator wraz z nami (art. 26 RODO)',
    processorPlain: 'Podmiot przetwarzający: przetwarza dane w naszym imieniu i na nasze polecenie',
    jointControllerPlain: 'Współadministrator wraz z nami',
  },
  purpose: 'Cel',
  purposes: 'Cele',
  data: 'Dane',
  sensitive: 'Dane wrażliwe',
  basis: 'Podstawa prawna',
  sensitiveBasis: 'Warunek przetwarzania danych wrażliwych',
  interest: 'Prawnie uzasadniony interes',
  places: 'Kraje przetwarzania',
  kept: 'Okres przechowywania',
  source: 'Źródło',
  more: 'Więcej informacji',
  privacyPolicy: 'Polityka prywatności: %{name}',
  optOut: 'Rezygnacja (opt-out): %{name}',
};
