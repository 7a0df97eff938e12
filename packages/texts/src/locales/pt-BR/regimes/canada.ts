import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Para pessoas no Canadá',
    scope:
      'Quando se aplica a lei federal canadense sobre informações pessoais e documentos eletrônicos (Personal Information Protection and Electronic Documents Act, PIPEDA), esta seção complementa a política. Os princípios citados são os do Anexo 1 dessa lei.',
    consent:
      'Coletamos, usamos e comunicamos as suas informações pessoais com o seu conhecimento e consentimento, salvo quando a lei permitir o contrário. Você pode revogar o consentimento a qualquer momento, observadas as restrições legais ou contratuais e um aviso prévio razoável (princípio 4.3.8).',
    accountable:
      'Você pode entrar em contato com a pessoa responsável pela nossa conformidade com a lei (princípio 4.1) por meio de %{contact}.',
    rights:
      'Mediante solicitação, informamos quais informações pessoais mantemos sobre você, para que são usadas e a quem foram comunicadas, damos acesso a elas e corrigimos o que estiver inexato ou incompleto (princípio 4.9). Respondemos em até 30 dias de um pedido por escrito (seção 8(3)).',
    outside:
      'As informações pessoais também são tratadas por prestadores de serviços nos outros países indicados nesta política. Nesses países, tribunais e autoridades podem ter acesso a elas nos termos da lei local.',
    complaint:
      'Você pode questionar a nossa conformidade pelo mesmo canal (princípio 4.10) e reclamar ao comissário canadense de privacidade, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Para pessoas no Quebec',
    scope:
      'Quando se aplica a lei do Quebec sobre a proteção de informações pessoais no setor privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), esta seção complementa a política. Os artigos citados são os dessa lei.',
    officer: 'A pessoa acima indicada é responsável pela proteção das informações pessoais (art. 3.1).',
    head: 'A pessoa que exerce a mais alta autoridade em nossa organização é responsável pela proteção das informações pessoais (art. 3.1). Entre em contato com ela por meio de %{contact}.',
    collection:
      'As informações pessoais são coletadas de você, para as finalidades indicadas nesta política, quando você as fornece e por meio dos serviços e rastreadores aqui indicados (art. 8).',
    profiling:
      'A seção sobre rastreadores indica a tecnologia que permite identificar ou localizar pessoas ou definir o seu perfil, e os meios de ativá-la ou desativá-la (art. 8.1).',
    rightsIntro: 'Você pode:',
    rights: {
      access: 'acessar as informações que mantemos sobre você e receber uma cópia delas (art. 27)',
      portability:
        'receber as informações informatizadas que você nos forneceu em um formato tecnológico estruturado e de uso corrente, ou fazer com que sejam enviadas a outra entidade (art. 27)',
      rectification:
        'obter a correção de informações inexatas, incompletas ou equívocas, ou cuja coleta ou conservação a lei não permita (art. 28)',
      withdrawal: 'revogar o consentimento ao uso ou à comunicação das informações (art. 8)',
      dissemination:
        'obter que cesse a difusão de informações, ou que seja desindexado um hiperlink associado ao seu nome, quando isso lhe causar prejuízo grave (art. 28.1)',
      decisions:
        'receber a informação de que uma decisão se baseia exclusivamente em tratamento automatizado, conhecer os seus motivos e apresentar observações (art. 12.1)',
    },
    onRequest:
      'Mediante solicitação, informamos quais informações foram coletadas de você, quais categorias de pessoas têm acesso a elas em nossa organização e por quanto tempo são conservadas (art. 8). Respondemos em até 30 dias (art. 32).',
    outside:
      'As informações pessoais podem ser comunicadas para fora do Quebec, aos países indicados nesta política (arts. 8 e 17).',
    authority: 'Você também pode recorrer à Commission d’accès à l’information du Québec (%{link}).',
  },
};
