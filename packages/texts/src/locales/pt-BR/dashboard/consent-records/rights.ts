import type { Translated } from '../../../../translated.ts';
import type { rights as english } from '../../../en/dashboard/consent-records/rights.ts';

export const rights: Translated<typeof english> = {
  actions: 'O que pode ser feito por esta pessoa',
  json: 'Exportar em JSON',
  csv: 'Exportar em CSV',

  edit: 'Editar',
  editTitle: 'Editar esta pessoa',
  editText: 'Corrige o que se sabe desta pessoa. O que ela consentiu fica como foi dito.',
  verified: 'Este endereço é dela',
  verifiedHint: 'Outro endereço conta como não verificado até você marcar aqui.',
  save: 'Salvar',
  saved: 'A pessoa foi corrigida',

  merge: 'Unir',
  mergeTitle: 'Unir a outra pessoa',
  mergeText:
    'Quando dois cadastros são a mesma pessoa: este entra no outro, com todos os consentimentos. A partir daí, o ID dele leva ao outro.',
  mergeSearch: 'Buscar a outra pessoa',
  mergeNone: 'Ninguém mais foi encontrado.',
  mergeFound: 'Pessoas encontradas',
  mergeMore: 'São mostradas apenas as %{number} mais recentes. Use a busca para achar outras.',
  mergeOther: 'Escolher outra pessoa',
  mergeCompare: 'Os dois cadastros lado a lado',
  known: 'O que se sabe',
  goes: 'Sai',
  stays: 'Fica',
  unknown: '–',
  mergeStays: 'Onde os dois sabem algo, vale o que sabe o cadastro que fica; de cada preferência, a palavra mais nova.',
  mergeConfirm: 'Unir para sempre',
  merged: 'Os dois cadastros agora são um',

  erase: 'Apagar',
  eraseTitle: 'Apagar %{name}?',
  eraseText: 'O nome, o endereço e os IDs desta pessoa são apagados, e o que os consentimentos dela diziam.',
  eraseHow: 'O que deve ficar',
  modes: { everything: 'Apagar tudo', 'keep-evidence': 'Manter o mínimo como prova' },
  modeTexts: {
    everything:
      'Nada mais diz quais consentimentos eram de uma mesma pessoa, nem quais textos legais indicavam. Você não poderá mais mostrar que esta pessoa consentiu.',
    'keep-evidence':
      'De cada consentimento fica que ele existiu, quando, para quais textos legais, e cada sim e não; de quem, sai. Para pretensões a que você talvez tenha de responder (art. 17, n.º 3, alínea e, do GDPR).',
  },
  eraseConsequences: [
    'Os arquivos de prova entregues antes continuam válidos, assim como as provas de outras pessoas.',
    'Fica registrado que alguém foi apagado: quando, por quem e quantos consentimentos, nunca de quem.',
  ],
  eraseConfirm: 'Apagar para sempre',
  erased: 'A pessoa foi apagada',
  erasedCount: {
    one: '%{number} consentimento não diz mais nada de ninguém.',
    many: '%{number} de consentimentos não dizem mais nada de ninguém.',
    other: '%{number} consentimentos não dizem mais nada de ninguém.',
  },
  erasedEverything: 'Só ficam os lugares deles na árvore, para que todo o resto ainda possa ser provado.',
  erasedKept: 'De cada um fica quando existiu, com os textos legais e cada sim e não.',
  toLog: 'Mostrar todos os apagamentos',
};
