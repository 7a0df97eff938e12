import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Teenused, mida kasutame',
  intro: 'Selles jaotises on iga kasutatava teenuse kohta öeldud, kes seda osutab ja mis teie andmetega toimub.',
  provider: 'Teenuseosutaja',
  role: 'Teenuseosutaja roll',
  roles: {
    processor: 'Volitatud töötleja: töötleb andmeid meie nimel ja meie juhiste järgi (IKÜM art 28)',
    controller: 'Vastutav töötleja: otsustab ise eesmärkide ja vahendite üle oma privaatsuspoliitika kohaselt',
    jointController: 'Meiega kaasvastutav töötleja (IKÜM art 26)',
    processorPlain: 'Volitatud töötleja: töötleb andmeid meie nimel ja meie juhiste järgi',
    jointControllerPlain: 'Meiega kaasvastutav töötleja',
  },
  purpose: 'Eesmärk',
  purposes: 'Eesmärgid',
  data: 'Andmed',
  sensitive: 'Tundlikud andmed',
  basis: 'Õiguslik alus',
  sensitiveBasis: 'Tundlike andmete tingimus',
  interest: 'Õigustatud huvi',
  places: 'Töötlemise riigid',
  kept: 'Säilitamine',
  source: 'Allikas',
  more: 'Lisateave',
  privacyPolicy: 'Privaatsuspoliitika: %{name}',
  optOut: 'Keeldumine (opt-out): %{name}',
};
