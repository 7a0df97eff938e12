import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Tratamentos que realizamos diretamente',
  intro:
    'Nas situações a seguir, coletamos dados pessoais diretamente, haja ou não a participação de um dos serviços indicados mais adiante.',
  introAlone: 'Coletamos dados pessoais nas situações a seguir.',
  requiredLabel: 'Obrigatoriedade do fornecimento dos dados',
  kinds: {
    visit: {
      name: 'Visita ao site',
      nameApp: 'Uso do aplicativo',
      purpose: 'Fornecer o conteúdo solicitado, mantê-lo disponível e protegê-lo contra ataques',
      interest: 'Funcionamento e segurança dos sistemas',
      required: 'Sim, por razões técnicas: sem o endereço IP do seu dispositivo, nada pode ser enviado a ele.',
    },
    contact: {
      name: 'Contato conosco',
      purpose: 'Ler e responder à sua mensagem',
      interest: 'Responder a quem nos escreve',
      required: 'Não. Sem um meio de contato, porém, não podemos responder.',
    },
    account: {
      name: 'Sua conta',
      purpose: 'Criar e manter a sua conta e permitir o seu acesso',
      interest: 'Oferecer acesso próprio aos usuários cadastrados',
      required: 'Sim, se você quiser uma conta: sem os dados indicados como obrigatórios, não é possível criá-la.',
    },
    orders: {
      name: 'Pedidos e compras',
      purpose: 'Celebrar e executar o contrato com você: pedido, pagamento, entrega, devoluções e garantia',
      interest: 'Processamento adequado dos pedidos',
      required:
        'Sim, para o contrato: sem os dados indicados como obrigatórios, não podemos aceitar nem entregar um pedido.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Enviar a newsletter a quem a solicitou',
      interest: 'Manter os clientes informados sobre nossas próprias ofertas semelhantes',
      required: 'Não. Sem um endereço de e-mail, porém, não podemos enviar a newsletter.',
    },
    comments: {
      name: 'Comentários e contribuições',
      purpose: 'Publicar as suas contribuições e prevenir abusos',
      interest: 'Diálogo aberto com os leitores, livre de abusos',
      required: 'Não. Sem os dados indicados como obrigatórios, porém, a contribuição não pode ser publicada.',
    },
    bookings: {
      name: 'Reservas e agendamentos',
      purpose: 'Marcar, confirmar e cumprir o agendamento ou a reserva',
      interest: 'Processamento adequado das reservas',
      required: 'Sim, para a reserva: sem os dados indicados como obrigatórios, não podemos efetuá-la.',
    },
    jobApplications: {
      name: 'Candidaturas a vagas de emprego',
      purpose: 'Analisar a sua candidatura e decidir sobre ela',
      interest: 'Seleção de profissionais adequados',
      required:
        'Sim, na medida em que os dados sejam necessários para analisar a candidatura. Você decide o que mais deseja informar.',
    },
    surveys: {
      name: 'Pesquisas e feedback',
      purpose: 'Saber, a partir das suas respostas, como melhorar o que oferecemos',
      interest: 'Melhoria do que oferecemos',
      required: 'Não. A participação é voluntária, e não participar não traz nenhuma desvantagem.',
    },
    accounting: {
      name: 'Faturamento e contabilidade',
      purpose: 'Emitir documentos fiscais, manter a escrituração contábil e recolher tributos, como exige a lei',
      interest: 'Regularidade da contabilidade',
      required: 'Sim: a lei determina o que um documento fiscal deve conter.',
    },
    legalClaims: {
      name: 'Exercício e defesa de direitos',
      purpose: 'Constituir, exercer ou defender direitos, em processo judicial ou fora dele',
      interest: 'Exercício dos nossos direitos e defesa contra pretensões de terceiros',
      required: 'Somente quando previsto em lei.',
    },
    other: {
      interest: 'Realização da finalidade acima indicada',
      requiredYes: 'Sim. Sem os dados, o que é descrito aqui não é possível.',
      requiredNo: 'Não. O fornecimento é facultativo.',
    },
  },
};
