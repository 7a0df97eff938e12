import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Confirme a sua inscrição: %{list}',
      body: `Alguém, provavelmente você, pediu em %{site} para receber a newsletter “%{list}” em %{email}.

Para confirmar que foi você, abra esta página e clique no botão:

%{link}

O link é válido até %{date}. Se não foi você, não precisa fazer nada: sem a confirmação, nenhuma newsletter é enviada, e o endereço é excluído.`,
    },
    confirmed: {
      subject: 'Inscrição confirmada: %{list}',
      body: `Você confirmou que quer receber a newsletter “%{list}” de %{site} em %{email}.

Você pode cancelar a inscrição a qualquer momento, sem fazer login e sem informar o motivo:

%{link}`,
    },
    claimed: {
      subject: 'Confirme o cancelamento: %{list}',
      body: `Alguém, provavelmente você, pediu em %{site} para não enviar mais a newsletter “%{list}” para %{email}.

Para cancelar a inscrição, abra esta página e clique no botão:

%{link}

Se não foi você, não precisa fazer nada: você continuará recebendo a newsletter.`,
    },
    replyTo: {
      subject: 'Respostas a %{list}: confirme o endereço',
      body: `As respostas à newsletter “%{list}” de %{site} devem ser enviadas para %{email}.

Se você quer receber o que os inscritos responderem, abra esta página e clique no botão:

%{link}

Se você não sabe do que se trata, não precisa fazer nada: sem a confirmação, nenhum e-mail indica o seu endereço. O link vale por sete dias.`,
    },
  },
  confirm: {
    title: 'Confirme a sua inscrição',
    intro: 'Você está prestes a se inscrever na newsletter “%{list}” de %{site} com o endereço %{email}.',
    button: 'Confirmar inscrição',
    notMe: 'Não fui eu',
    until: 'Você pode confirmar até %{date}. A inscrição pode ser cancelada a qualquer momento.',
  },
  confirmed: {
    title: 'Inscrição confirmada',
    text: 'A partir de agora, você recebe a newsletter “%{list}” de %{site}. A inscrição pode ser cancelada a qualquer momento.',
  },
  declined: {
    title: 'Nada será enviado a você',
    text: 'O pedido foi cancelado, e o endereço será excluído. Você não precisa fazer mais nada.',
  },
  expired: {
    title: 'Este link não é mais válido',
    text: 'Ele podia ser aberto até %{date}. Podemos enviar um novo para o mesmo endereço.',
    button: 'Enviar um novo link',
  },
  sentAgain: {
    title: 'Confira a sua caixa de entrada',
    text: 'Você vai receber um novo link no mesmo endereço. Confira também a pasta de spam.',
  },
  unsubscribe: {
    title: 'Cancelar inscrição',
    intro: 'O endereço %{email} deixará de receber a newsletter “%{list}” de %{site}.',
    button: 'Cancelar inscrição',
  },
  unsubscribed: {
    title: 'Inscrição cancelada',
    text: 'O endereço %{email} não recebe mais a newsletter “%{list}” de %{site}. O cancelamento já está valendo.',
    mistake: 'Foi engano?',
    button: 'Inscrever-se novamente',
  },
  replyTo: {
    title: 'Receber as respostas a uma newsletter',
    intro: 'Quem responder à newsletter “%{list}” de %{site} escreverá para %{email}.',
    button: 'Confirmar endereço',
    decline: 'Não quero',
    consequence: 'Enquanto você não confirmar, nenhum e-mail indica este endereço.',
  },
  replyToConfirmed: {
    title: 'O endereço está confirmado',
    text: 'A partir de agora, as respostas à newsletter “%{list}” de %{site} vão para %{email}.',
  },
  replyToDeclined: {
    title: 'Você não receberá respostas',
    text: 'Nenhum e-mail indica %{email}, e este endereço não será consultado de novo.',
  },
  replyToExpired: {
    title: 'Este link não é mais válido',
    text: 'Ele valia por sete dias. Quem envia a newsletter “%{list}” pode pedir o envio de um novo.',
  },
  notFound: {
    title: 'Este link não funciona',
    text: 'Ele pode estar incompleto, ou o conteúdo a que ele levava pode ter sido excluído. Copie o endereço inteiro que está na mensagem.',
  },
  unavailable: {
    title: 'Não é possível fazer isso no momento',
    text: 'Nada foi alterado. Tente novamente em alguns minutos.',
  },
  back: 'Voltar para %{site}',
};
