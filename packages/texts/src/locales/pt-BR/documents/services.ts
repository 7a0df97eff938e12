import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Serviços que utilizamos',
  intro: 'Para cada serviço que utilizamos, indicamos quem o fornece e o que acontece com os seus dados.',
  provider: 'Fornecedor',
  role: 'Papel do fornecedor',
  roles: {
    processor: 'Operador: trata os dados em nosso nome e segundo as nossas instruções (art. 28 do GDPR)',
    controller:
      'Controlador independente: decide ele mesmo sobre finalidades e meios, segundo a sua própria política de privacidade',
    jointController: 'Controlador conjunto conosco (art. 26 do GDPR)',
    processorPlain: 'Operador: trata os dados em nosso nome e segundo as nossas instruções',
    jointControllerPlain: 'Controlador conjunto conosco',
  },
  purpose: 'Finalidade',
  purposes: 'Finalidades',
  data: 'Dados',
  sensitive: 'Dados pessoais sensíveis',
  basis: 'Base legal',
  sensitiveBasis: 'Condição para o tratamento de dados pessoais sensíveis',
  interest: 'Legítimo interesse',
  places: 'Países de tratamento',
  kept: 'Conservação',
  source: 'Fonte',
  more: 'Mais informações',
  privacyPolicy: 'Política de privacidade de %{name}',
  optOut: 'Opt-out de %{name}',
};
