import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Услуги, които използваме',
  intro: 'За всяка услуга, която използваме, този раздел посочва кой я предоставя и какво се случва с Вашите данни.',
  provider: 'Доставчик',
  role: 'Роля на доставчика',
  roles: {
    processor: 'Обработващ лични данни: обработва данните от наше име и по наши указания (чл. 28 от ОРЗД)',
    controller: 'Администратор: сам решава за целите и средствата съгласно своя политика за поверителност',
    jointController: 'Съвместен администратор с нас (чл. 26 от ОРЗД)',
    processorPlain: 'Обработващ лични данни: обработва данните от наше име и по наши указания',
    jointControllerPlain: 'Съвместен администратор с нас',
  },
  purpose: 'Цел',
  purposes: 'Цели',
  data: 'Данни',
  sensitive: 'Чувствителни данни',
  basis: 'Правно основание',
  sensitiveBasis: 'Условие за чувствителните данни',
  interest: 'Легитимен интерес',
  places: 'Държави на обработване',
  kept: 'Срок на съхранение',
  source: 'Източник',
  more: 'Повече информация',
  privacyPolicy: 'Политика за поверителност на %{name}',
  optOut: 'Отказ (opt-out) от %{name}',
};
