import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Para as pessoas no Canadá',
    scope:
      'Quando se aplica a lei canadiana sobre a proteção das informações pessoais e os documentos eletrónicos, Personal Information Protection and Electronic Documents Act (PIPEDA), esta secção completa a política. Os princípios indicados são os do anexo 1 dessa lei.',
    consent:
      'Recolhemos, utilizamos e comunicamos as suas informações pessoais com o seu conhecimento e consentimento, salvo quando a lei permita outra coisa. Pode retirar o consentimento a qualquer momento, sob reserva de restrições legais ou contratuais e com um pré-aviso razoável (princípio 4.3.8).',
    accountable:
      'Pode contactar assim a pessoa responsável, na nossa organização, pelo cumprimento da lei (princípio 4.1): %{contact}.',
    rights:
      'Se o solicitar, indicamos-lhe que informações pessoais detemos sobre si, para que são utilizadas e a quem foram comunicadas, damos-lhe acesso às mesmas e corrigimos as que sejam inexatas ou incompletas (princípio 4.9). Respondemos no prazo de 30 dias a contar de um pedido escrito (secção 8(3)).',
    outside:
      'As informações pessoais são também tratadas por prestadores de serviços nos outros países indicados nesta política. Nesses países, podem ficar acessíveis a tribunais e autoridades, nos termos da respetiva lei.',
    complaint:
      'Pode contestar o nosso cumprimento da lei através do mesmo contacto (princípio 4.10) e apresentar queixa ao comissário canadiano para a proteção da privacidade, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Para as pessoas no Quebeque',
    scope:
      'Quando se aplica a lei do Quebeque sobre a proteção das informações pessoais no setor privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), esta secção completa a política. Os artigos indicados são os dessa lei.',
    officer: 'A pessoa acima indicada é responsável pela proteção das informações pessoais (artigo 3.1).',
    head: 'A responsabilidade pela proteção das informações pessoais cabe à pessoa que exerce a autoridade mais elevada na nossa organização (artigo 3.1). Pode contactá-la assim: %{contact}.',
    collection:
      'As informações pessoais são recolhidas junto de si, para as finalidades indicadas nesta política, quando as fornece e através dos serviços e rastreadores aqui indicados (artigo 8).',
    profiling:
      'A secção sobre os rastreadores indica a tecnologia que permite identificar, localizar ou definir o perfil das pessoas, e os meios para a ativar ou desativar (artigo 8.1).',
    rightsIntro: 'Pode:',
    rights: {
      access: 'aceder às informações que detemos sobre si e receber uma cópia das mesmas (artigo 27)',
      portability:
        'receber as informações informatizadas que nos forneceu num formato tecnológico estruturado e de uso corrente, ou obter o seu envio a outra entidade (artigo 27)',
      rectification:
        'obter a retificação de informações inexatas, incompletas ou equívocas, ou cuja recolha ou conservação a lei não autorize (artigo 28)',
      withdrawal: 'retirar o consentimento à utilização ou à comunicação das informações (artigo 8)',
      dissemination:
        'obter que cesse a difusão de informações, ou que seja desindexada uma hiperligação associada ao seu nome, quando tal lhe cause um prejuízo grave (artigo 28.1)',
      decisions:
        'ser informado de uma decisão baseada exclusivamente no tratamento automatizado, conhecer os seus motivos e apresentar observações (artigo 12.1)',
    },
    onRequest:
      'Se o solicitar, indicamos-lhe que informações foram recolhidas junto de si, que categorias de pessoas têm acesso a elas na nossa organização e durante quanto tempo são conservadas (artigo 8). Respondemos no prazo de 30 dias (artigo 32).',
    outside:
      'As informações pessoais podem ser comunicadas para fora do Quebeque, para os países indicados nesta política (artigos 8 e 17).',
    authority: 'Pode também dirigir-se à Commission d’accès à l’information du Québec (%{link}).',
  },
};
