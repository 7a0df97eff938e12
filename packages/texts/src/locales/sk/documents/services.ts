import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Služby, ktoré používame',
  intro: 'Pri každej službe, ktorú používame, tento oddiel uvádza, kto ju poskytuje a čo sa deje s vašimi údajmi.',
  provider: 'Poskytovateľ',
  role: 'Úloha poskytovateľa',
  roles: {
    processor: 'Sprostredkovateľ: spracúva údaje v našom mene a podľa našich pokynov (čl. 28 GDPR)',
    controller: 'Prevádzkovateľ: sám rozhoduje o účeloch a prostriedkoch podľa vlastných zásad ochrany osobných údajov',
    jointController: 'Spoločný prevádzkovateľ spolu s nami (čl. 26 GDPR)',
    processorPlain: 'Sprostredkovateľ: spracúva údaje v našom mene a podľa našich pokynov',
    jointControllerPlain: 'Spoločný prevádzkovateľ spolu s nami',
  },
  purpose: 'Účel',
  purposes: 'Účely',
  data: 'Údaje',
  sensitive: 'Citlivé údaje',
  basis: 'Právny základ',
  sensitiveBasis: 'Podmienka spracúvania citlivých údajov',
  interest: 'Oprávnený záujem',
  places: 'Krajiny spracúvania',
  kept: 'Doba uchovávania',
  source: 'Zdroj',
  more: 'Ďalšie informácie',
  privacyPolicy: 'Zásady ochrany osobných údajov: %{name}',
  optOut: 'Odhlásenie (opt-out): %{name}',
};
