import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Decisões automatizadas e definição de perfis',
    none: 'Não tomamos decisões com base unicamente em tratamento automatizado, incluindo a definição de perfis, que produzam efeitos na sua esfera jurídica ou que afetem você significativamente de forma similar (art. 22 do GDPR).',
    nonePlain:
      'Não tomamos decisões unicamente por meios automatizados que produzam efeitos na sua esfera jurídica ou que afetem você significativamente de forma similar.',
    reason: 'Justificativa',
    made: 'Tomamos decisões com base unicamente em tratamento automatizado, incluindo a definição de perfis, que produzem efeitos na sua esfera jurídica ou que afetam você significativamente de forma similar (art. 22 do GDPR).',
    madePlain:
      'Tomamos decisões unicamente por meios automatizados que produzem efeitos na sua esfera jurídica ou que afetam você significativamente de forma similar.',
    logic: 'Lógica subjacente e critérios utilizados',
    consequences: 'O que isso significa para você',
    rights:
      'Você pode solicitar que uma pessoa revise a decisão, manifestar o seu ponto de vista e contestar a decisão.',
    profilingIntro:
      'Para fins de publicidade ou de adaptação de conteúdos, os perfis de interesses baseados no uso de sites e aplicativos são formados por:',
  },
  sources: {
    heading: 'Dados que recebemos de terceiros',
    intro: 'Alguns dados pessoais não são fornecidos por você, mas recebidos de terceiros (art. 14 do GDPR):',
    introPlain: 'Alguns dados pessoais não são fornecidos por você, mas recebidos de terceiros:',
    caption: 'Dados de outras fontes',
    from: 'Fonte',
    data: 'Dados',
    purpose: 'Finalidade',
    public: 'Acessível ao público?',
  },
  obligation: {
    heading: 'Obrigatoriedade do fornecimento de dados',
    text: 'Você é livre para usar ou não %{site}. Se determinados dados são necessários para o que você nos solicita, e quais as consequências de não os fornecer, consta acima em cada situação.',
    services:
      'O fornecimento de dados cujo tratamento se baseia no seu consentimento é sempre facultativo: se você recusar, apenas a função correspondente ficará indisponível.',
  },
  children: {
    heading: 'Crianças e adolescentes',
    notDirected:
      '%{site} não se destina a crianças, e não coletamos intencionalmente dados de crianças. Se você acredita que uma criança nos forneceu dados pessoais, avise-nos por meio de %{contact}: os dados serão eliminados.',
    minimumAge: {
      one: 'A idade mínima para usar %{site} é de %{number} ano.',
      other: 'A idade mínima para usar %{site} é de %{number} anos.',
    },
    directed:
      '%{site} destina-se também a crianças e adolescentes. Quando o tratamento dos dados de uma criança se basear no consentimento e ela ainda não tiver atingido a idade exigida por lei, o consentimento deve ser dado ou autorizado por um dos pais ou pelo responsável legal (art. 8º do GDPR).',
    directedPlain: '%{site} destina-se também a crianças e adolescentes.',
    parents:
      'Os pais e os responsáveis legais podem consultar os dados da criança ou do adolescente, solicitar a sua eliminação e recusar novas coletas por meio de %{contact}.',
    parentsUs:
      'Nos Estados Unidos, a Children’s Online Privacy Protection Rule (16 CFR Part 312) permite, salvo as exceções nela previstas, coletar on-line dados pessoais de crianças com menos de 13 anos somente com o consentimento verificável de um dos pais.',
  },
};
