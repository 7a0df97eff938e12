import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Сервисы, которые мы используем',
  intro:
    'Для каждого используемого нами сервиса здесь указано, кто его предоставляет и что происходит с вашими данными.',
  provider: 'Поставщик',
  role: 'Роль поставщика',
  roles: {
    processor: 'Обработчик: обрабатывает данные по нашему поручению и согласно нашим указаниям (ст. 28 GDPR)',
    controller: 'Оператор: сам определяет цели и способы обработки согласно собственной политике конфиденциальности',
    jointController: 'Оператор совместно с нами (ст. 26 GDPR)',
    processorPlain: 'Обработчик: обрабатывает данные по нашему поручению и согласно нашим указаниям',
    jointControllerPlain: 'Оператор совместно с нами',
  },
  purpose: 'Цель',
  purposes: 'Цели',
  data: 'Данные',
  sensitive: 'Чувствительные данные',
  basis: 'Правовое основание',
  sensitiveBasis: 'Условие обработки чувствительных данных',
  interest: 'Законный интерес',
  places: 'Страны обработки',
  kept: 'Срок хранения',
  source: 'Источник',
  more: 'Подробнее',
  privacyPolicy: 'Политика конфиденциальности: %{name}',
  optOut: 'Отказ (opt-out): %{name}',
};
