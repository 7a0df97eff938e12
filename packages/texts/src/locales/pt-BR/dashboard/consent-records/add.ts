import type { Translated } from '../../../../translated.ts';
import type { add as english } from '../../../en/dashboard/consent-records/add.ts';

export const add: Translated<typeof english> = {
  title: 'Adicionar um consentimento',
  text: 'Para um consentimento dado em papel, por telefone ou pessoalmente. Conta como privado: enviado por você, não por uma página.',
  email: 'E-mail',
  fullName: 'Nome completo',
  id: 'Seu ID',
  whoMissing: 'Informe um e-mail, um nome ou um ID.',
  what: 'O que a pessoa escolheu',
  preference: 'Preferência',
  preferenceHint: 'Por exemplo, newsletter',
  answer: 'Resposta',
  answers: { yes: 'Sim', no: 'Não' },
  more: 'Mais uma preferência',
  remove: 'Remover esta preferência',
  notices: 'Textos legais mostrados',
  noticesHint: 'Vale a versão mais recente de cada um.',
  when: 'Quando',
  whenHint: '%{pattern} hh:mm, em UTC. Vazio: agora.',
  invalidDate: 'Formato de data inválido',
  future: 'Este momento ainda não chegou.',
  note: 'Nota',
  noteHint: 'Como foi dado e onde está o papel. É guardada como prova.',
  verified: 'Sei que veio desta pessoa',
  save: 'Adicionar o consentimento',
  saved: 'O consentimento foi registrado',
};
