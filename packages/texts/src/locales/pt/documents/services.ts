import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Serviços que utilizamos',
  intro: 'Para cada serviço que utilizamos, esta secção indica quem o presta e o que acontece aos seus dados.',
  provider: 'Prestador',
  role: 'Papel do prestador',
  roles: {
    processor: 'Subcontratante: trata os dados por nossa conta e segundo as nossas instruções (artigo 28.º do RGPD)',
    controller:
      'Responsável pelo tratamento: determina por si as finalidades e os meios, nos termos da sua própria política de privacidade',
    jointController: 'Responsável conjunto pelo tratamento, connosco (artigo 26.º do RGPD)',
    processorPlain: 'Subcontratante: trata os dados por nossa conta e segundo as nossas instruções',
    jointControllerPlain: 'Responsável conjunto pelo tratamento, connosco',
  },
  purpose: 'Finalidade',
  purposes: 'Finalidades',
  data: 'Dados',
  sensitive: 'Dados sensíveis',
  basis: 'Fundamento jurídico',
  sensitiveBasis: 'Condição para os dados sensíveis',
  interest: 'Interesse legítimo',
  places: 'Países do tratamento',
  kept: 'Conservação',
  source: 'Fonte',
  more: 'Mais informações',
  privacyPolicy: 'Política de privacidade (%{name})',
  optOut: 'Opção de recusa (%{name})',
};
