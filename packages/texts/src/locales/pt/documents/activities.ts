import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'O que tratamos diretamente',
  intro:
    'Recolhemos diretamente dados pessoais nas ocasiões que se seguem, quer intervenha ou não algum dos serviços indicados mais abaixo.',
  introAlone: 'Recolhemos dados pessoais nas ocasiões que se seguem.',
  requiredLabel: 'Obrigação de fornecer os dados',
  kinds: {
    visit: {
      name: 'Visita ao site',
      nameApp: 'Utilização da aplicação',
      purpose: 'Fornecer o que solicita, mantê-lo disponível e protegê-lo contra ataques',
      interest: 'Funcionamento e segurança da tecnologia',
      required: 'Sim, por razões técnicas: sem o endereço IP do seu dispositivo, nada lhe pode ser enviado.',
    },
    contact: {
      name: 'Quando nos contacta',
      purpose: 'Ler a sua mensagem e responder-lhe',
      interest: 'Resposta a quem nos escreve',
      required: 'Não. Sem um meio de contacto, porém, não podemos responder.',
    },
    account: {
      name: 'A sua conta',
      purpose: 'Criar e gerir a sua conta e permitir o início de sessão',
      interest: 'Acesso próprio para os utilizadores registados',
      required: 'Sim, se pretender ter uma conta: não é possível criá-la sem os dados assinalados como obrigatórios.',
    },
    orders: {
      name: 'Encomendas e compras',
      purpose: 'Celebrar e executar o contrato consigo: encomenda, pagamento, entrega, devoluções e garantia',
      interest: 'Processamento correto das encomendas',
      required:
        'Sim, para o contrato: sem os dados assinalados como obrigatórios, não podemos aceitar nem entregar uma encomenda.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Enviar a newsletter a quem a pediu',
      interest: 'Informação dos clientes sobre ofertas nossas semelhantes',
      required: 'Não. Sem um endereço de e-mail, porém, não podemos enviar a newsletter.',
    },
    comments: {
      name: 'Comentários e contributos',
      purpose: 'Publicar os seus contributos e prevenir utilizações abusivas',
      interest: 'Troca de ideias aberta com os leitores, sem abusos',
      required: 'Não. Sem os dados assinalados como obrigatórios, porém, o contributo não pode ser publicado.',
    },
    bookings: {
      name: 'Reservas e marcações',
      purpose: 'Combinar, confirmar e cumprir a marcação ou a reserva',
      interest: 'Processamento correto das reservas',
      required: 'Sim, para a reserva: sem os dados assinalados como obrigatórios, não a podemos efetuar.',
    },
    jobApplications: {
      name: 'Candidaturas a emprego',
      purpose: 'Analisar a sua candidatura e decidir sobre ela',
      interest: 'Seleção de colaboradores adequados',
      required:
        'Sim, na medida em que os dados sejam necessários para analisar a candidatura. Cabe-lhe decidir o que lhe acrescenta.',
    },
    surveys: {
      name: 'Inquéritos e opiniões',
      purpose: 'Saber, pelas suas respostas, como melhorar o que oferecemos',
      interest: 'Melhoria do que oferecemos',
      required: 'Não. A participação é voluntária e não participar não tem qualquer desvantagem.',
    },
    accounting: {
      name: 'Faturas e contabilidade',
      purpose: 'Emitir faturas, manter a contabilidade e pagar impostos, como a lei exige',
      interest: 'Contabilidade organizada',
      required: 'Sim: a lei determina o que uma fatura deve conter.',
    },
    legalClaims: {
      name: 'Direitos e pretensões jurídicas',
      purpose: 'Declarar, exercer ou defender direitos',
      interest: 'Exercício dos nossos direitos e defesa contra pretensões de terceiros',
      required: 'Apenas quando a lei o determine.',
    },
    other: {
      interest: 'Realização da finalidade acima indicada',
      requiredYes: 'Sim. Sem os dados, o que aqui se descreve não é possível.',
      requiredNo: 'Não. Pode optar por não os fornecer.',
    },
  },
};
