import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Confirme a sua subscrição: %{list}',
      body: `Foi pedido em %{site} o envio da newsletter «%{list}» para %{email}. Esperamos que o pedido tenha sido seu.

Para o confirmar, abra esta página e prima o botão:

%{link}

A ligação é válida até %{date}. Se o pedido não foi seu, não precisa de fazer nada: sem a confirmação, não é enviada nenhuma newsletter e o endereço é eliminado.`,
    },
    confirmed: {
      subject: 'Subscrição confirmada: %{list}',
      body: `Confirmou que pretende receber a newsletter «%{list}» de %{site} em %{email}.

Pode cancelar a subscrição a qualquer momento, sem iniciar sessão e sem indicar motivos:

%{link}`,
    },
    claimed: {
      subject: 'Confirme o cancelamento da subscrição: %{list}',
      body: `Foi pedido em %{site} que a newsletter «%{list}» deixe de ser enviada para %{email}. Esperamos que o pedido tenha sido seu.

Para cancelar a subscrição, abra esta página e prima o botão:

%{link}

Se o pedido não foi seu, não precisa de fazer nada: continuará a receber a newsletter.`,
    },
    replyTo: {
      subject: 'Respostas a %{list}: confirme o endereço',
      body: `As respostas à newsletter «%{list}» de %{site} devem ser enviadas para %{email}.

Se quiser receber o que os subscritores responderem, abra esta página e prima o botão:

%{link}

Se não sabe de que se trata, não precisa de fazer nada: sem a confirmação, nenhum e-mail indica o seu endereço. A ligação é válida durante sete dias.`,
    },
  },
  confirm: {
    title: 'Confirme a sua subscrição',
    intro: 'Está prestes a subscrever a newsletter «%{list}» de %{site} com o endereço %{email}.',
    button: 'Confirmar a subscrição',
    notMe: 'Não fui eu',
    until: 'Pode confirmar até %{date}. A subscrição pode ser cancelada a qualquer momento.',
  },
  confirmed: {
    title: 'Subscrição confirmada',
    text: 'A partir de agora, passa a receber a newsletter «%{list}» de %{site}. Pode cancelar a subscrição a qualquer momento.',
  },
  declined: {
    title: 'Não lhe será enviado nada',
    text: 'O pedido foi anulado e o endereço será eliminado. Não precisa de fazer mais nada.',
  },
  expired: {
    title: 'Esta ligação já não é válida',
    text: 'Podia ser aberta até %{date}. Podemos enviar uma nova para o mesmo endereço.',
    button: 'Enviar uma nova ligação',
  },
  sentAgain: {
    title: 'Verifique a sua caixa de entrada',
    text: 'Vai receber uma nova ligação no mesmo endereço. Veja também a pasta de spam.',
  },
  unsubscribe: {
    title: 'Cancelar a subscrição',
    intro: 'O endereço %{email} deixará de receber a newsletter «%{list}» de %{site}.',
    button: 'Cancelar a subscrição',
  },
  unsubscribed: {
    title: 'Subscrição cancelada',
    text: 'O endereço %{email} já não recebe a newsletter «%{list}» de %{site}. O cancelamento teve efeito imediato.',
    mistake: 'Foi engano?',
    button: 'Subscrever de novo',
  },
  replyTo: {
    title: 'Receber as respostas a uma newsletter',
    intro: 'Quem responder à newsletter «%{list}» de %{site} escreverá para %{email}.',
    button: 'Confirmar o endereço',
    decline: 'Não quero',
    consequence: 'Enquanto não confirmar, nenhum e-mail indica este endereço.',
  },
  replyToConfirmed: {
    title: 'O endereço está confirmado',
    text: 'A partir de agora, as respostas à newsletter «%{list}» de %{site} são enviadas para %{email}.',
  },
  replyToDeclined: {
    title: 'Não receberá respostas',
    text: 'Nenhum e-mail indica %{email}, e este endereço não voltará a ser contactado.',
  },
  replyToExpired: {
    title: 'Esta ligação já não é válida',
    text: 'Era válida durante sete dias. Quem envia a newsletter «%{list}» pode pedir o envio de uma nova.',
  },
  notFound: {
    title: 'Esta ligação não funciona',
    text: 'Pode estar incompleta, ou o conteúdo a que conduzia pode ter sido eliminado. Copie o endereço completo que consta da mensagem.',
  },
  unavailable: {
    title: 'De momento, não é possível fazer isto',
    text: 'Nada foi alterado. Tente novamente dentro de alguns minutos.',
  },
  back: 'Voltar a %{site}',
};
