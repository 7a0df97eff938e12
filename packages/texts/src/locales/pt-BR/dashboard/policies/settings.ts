import type { Translated } from '../../../../translated.ts';
import type { settings as english } from '../../../en/dashboard/policies/settings.ts';

export const settings: Translated<typeof english> = {
  save: 'Salvar',
  saved: 'Salvo.',
  unsaved: 'Não salvo',
  yes: 'Sim',
  no: 'Não',
  rightsContact: {
    title: 'Contato para solicitações sobre dados',
    text: 'Onde as pessoas pedem acesso, correção ou eliminação. Se ficar vazio: o endereço de e-mail do controlador.',
    email: 'Endereço de e-mail',
    url: 'Endereço de um formulário de solicitação',
  },
  automatedDecisions: {
    title: 'Decisões automatizadas',
    text: 'Decisões tomadas unicamente por máquinas que afetam as pessoas significativamente, como a recusa de um crédito (art. 22 do GDPR).',
    made: 'Existem decisões desse tipo?',
    assumed: 'Não informado: o documento diz que não existem.',
    logic: 'Como a decisão é tomada',
    consequences: 'O que decorre dela para as pessoas',
  },
  usStates: {
    title: 'Leis dos estados norte-americanos',
    text: 'Para pessoas na Califórnia, na Virgínia, no Colorado e nos outros estados com lei de privacidade.',
    optOutUrl: 'Página “Your Privacy Choices”',
    optOutHint: 'Onde as pessoas recusam a venda, o compartilhamento e a publicidade direcionada.',
    honoursGpc: 'O site respeita o sinal Global Privacy Control',
    appealEmail: 'Endereço de e-mail para recursos',
    appealHint: 'Onde se pode recorrer de uma solicitação recusada. Se ficar vazio: o contato para solicitações.',
    tollFreePhone: 'Número de telefone gratuito',
    sensitiveFurther: 'Dados sensíveis são usados além do necessário',
  },
  trackerChoices: {
    title: 'Escolhas sobre rastreadores',
    text: 'Revogar o consentimento deve ser tão fácil quanto dá-lo (art. 7º, nº 3, do GDPR).',
    control: 'Um controle em todas as páginas reabre o banner de cookies',
    url: 'Página em que as pessoas alteram a sua escolha',
  },
  minimumAge: {
    title: 'Idade mínima',
    text: 'A idade a partir da qual as pessoas podem usar o site. Se ficar vazio, o documento não fala disso.',
    label: 'Idade em anos',
  },
};
