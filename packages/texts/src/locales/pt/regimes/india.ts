import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Para as pessoas na Índia',
  scope:
    'Quando se aplica a lei indiana sobre a proteção dos dados pessoais digitais, Digital Personal Data Protection Act, 2023, esta secção completa a política. As secções indicadas entre parênteses são as dessa lei.',
  notice:
    'Os dados pessoais tratados e as finalidades são os indicados nesta política (secção 5). Pode pedir esta informação em inglês ou numa das línguas do oitavo anexo da Constituição da Índia.',
  withdrawal: 'Pode retirar o consentimento a qualquer momento, tão facilmente como o deu (secção 6(4)).',
  rightsIntro: 'Pode:',
  rights: {
    access:
      'obter um resumo dos seus dados e do que é feito com eles, bem como a identidade de todos aqueles com quem foram partilhados (secção 11)',
    correction: 'obter que os seus dados sejam corrigidos, completados, atualizados ou apagados (secção 12)',
    grievance: 'obter resposta às suas reclamações (secção 13)',
    nomination: 'designar uma pessoa que exerça os seus direitos em caso de morte ou incapacidade (secção 14)',
  },
  exercise:
    'Contacte-nos: %{contact}. Por essa via respondemos também às suas perguntas sobre o tratamento (secção 8(9)). Respondemos às reclamações no prazo de 90 dias.',
  authority:
    'Se isso não resolver a questão, pode apresentar queixa ao conselho indiano de proteção de dados, Data Protection Board of India (%{link}).',
};
