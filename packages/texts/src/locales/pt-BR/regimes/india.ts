import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Para pessoas na Índia',
  scope:
    'Quando se aplica a lei indiana de proteção de dados pessoais digitais (Digital Personal Data Protection Act, 2023), esta seção complementa a política. As seções citadas entre parênteses são as dessa lei.',
  notice:
    'Os dados pessoais tratados e as finalidades são os indicados nesta política (seção 5). Você pode solicitar este aviso em inglês ou em um dos idiomas do Oitavo Anexo da Constituição da Índia.',
  withdrawal: 'Você pode revogar o consentimento a qualquer momento, tão facilmente quanto o deu (seção 6(4)).',
  rightsIntro: 'Você pode:',
  rights: {
    access:
      'obter um resumo dos seus dados e do que é feito com eles, bem como a identidade de todos com quem foram compartilhados (seção 11)',
    correction: 'obter a correção, a complementação, a atualização ou a eliminação dos seus dados (seção 12)',
    grievance: 'obter solução para as suas reclamações (seção 13)',
    nomination: 'indicar uma pessoa que exerça os seus direitos em caso de morte ou incapacidade (seção 14)',
  },
  exercise:
    'Entre em contato por meio de %{contact}; por esse canal, suas perguntas sobre o tratamento também são respondidas (seção 8(9)). Respondemos às reclamações em até 90 dias.',
  authority:
    'Se isso não resolver, você pode reclamar ao conselho indiano de proteção de dados, Data Protection Board of India (%{link}).',
};
