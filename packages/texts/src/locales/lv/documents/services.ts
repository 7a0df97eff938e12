import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Pakalpojumi, ko izmantojam',
  intro: 'Šajā sadaļā par katru mūsu izmantoto pakalpojumu ir norādīts, kas to sniedz un kas notiek ar Jūsu datiem.',
  provider: 'Sniedzējs',
  role: 'Sniedzēja loma',
  roles: {
    processor: 'Apstrādātājs: apstrādā datus mūsu vārdā un pēc mūsu norādījumiem (VDAR 28. pants)',
    controller: 'Pārzinis: pats nosaka nolūkus un līdzekļus saskaņā ar savu privātuma politiku',
    jointController: 'Kopā ar mums kopīgs pārzinis (VDAR 26. pants)',
    processorPlain: 'Apstrādātājs: apstrādā datus mūsu vārdā un pēc mūsu norādījumiem',
    jointControllerPlain: 'Kopā ar mums kopīgs pārzinis',
  },
  purpose: 'Nolūks',
  purposes: 'Nolūki',
  data: 'Dati',
  sensitive: 'Sensitīvi dati',
  basis: 'Juridiskais pamats',
  sensitiveBasis: 'Sensitīvu datu apstrādes nosacījums',
  interest: 'Leģitīmās intereses',
  places: 'Apstrādes valstis',
  kept: 'Glabāšana',
  source: 'Avots',
  more: 'Vairāk informācijas',
  privacyPolicy: 'Privātuma politika: %{name}',
  optOut: 'Atteikšanās (opt-out): %{name}',
};
