import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Služby, které používáme',
  intro: 'U každé služby, kterou používáme, tento oddíl uvádí, kdo ji poskytuje a co se děje s vašimi údaji.',
  provider: 'Poskytovatel',
  role: 'Role poskytovatele',
  roles: {
    processor: 'Zpracovatel: zpracovává údaje pro nás a podle našich pokynů (čl. 28 GDPR)',
    controller: 'Správce: sám rozhoduje o účelech a prostředcích podle vlastních zásad ochrany osobních údajů',
    jointController: 'Společný správce spolu s námi (čl. 26 GDPR)',
    processorPlain: 'Zpracovatel: zpracovává údaje pro nás a podle našich pokynů',
    jointControllerPlain: 'Společný správce spolu s námi',
  },
  purpose: 'Účel',
  purposes: 'Účely',
  data: 'Údaje',
  sensitive: 'Citlivé údaje',
  basis: 'Právní základ',
  sensitiveBasis: 'Podmínka zpracování citlivých údajů',
  interest: 'Oprávněný zájem',
  places: 'Země zpracování',
  kept: 'Doba uchování',
  source: 'Zdroj',
  more: 'Další informace',
  privacyPolicy: 'Zásady ochrany osobních údajů: %{name}',
  optOut: 'Odhlášení (opt-out): %{name}',
};
