import type { Translated } from '../../../../translated.ts';
import type { page as english } from '../../../en/dashboard/cookie-preferences/page.ts';

export const page: Translated<typeof english> = {
  title: 'Preferências de cookies',
  description:
    'O que os visitantes de %{site} escolheram. Nada aqui diz quem eles são: nenhum endereço, nenhum navegador, nenhum nome.',
  loading: 'As escolhas estão carregando',
  tabs: {
    label: 'Preferências de cookies',
    choices: 'Escolhas',
    statistics: 'Estatísticas',
    downloads: 'Downloads',
    retention: 'Retenção',
  },
  download: 'Baixar CSV',
  banner: 'Banner de cookies',

  card: {
    text: 'Cada escolha dos visitantes, com o que eles viram: como prova e em números.',
    open: 'Ver as escolhas',
    none: 'Ainda não há escolhas',
    choices: {
      one: '%{number} escolha em 30 dias',
      many: '%{number} de escolhas em 30 dias',
      other: '%{number} escolhas em 30 dias',
    },
    accepted: '%{share} aceitaram tudo',
    last: 'Última em %{date}, %{time} UTC',
    states: { fine: 'Registrando', late: 'Em atraso', outage: 'Interrompido' },
  },

  state: {
    late: 'Esta página está atrasada',
    lateText: 'As escolhas são registradas, mas algumas ainda não aparecem. Contado até %{time} UTC.',
    outage: 'No momento não é possível registrar escolhas',
    outageText:
      'Esta página não está sendo atualizada no momento. Os navegadores guardam cada escolha e a enviam de novo, portanto nenhuma se perde. Última escolha registrada: %{time} UTC.',
    outageNever:
      'Esta página não está sendo atualizada no momento. Os navegadores guardam cada escolha e a enviam de novo.',
    newer: 'Chegaram novas escolhas',
    show: 'Mostrar',
  },

  actions: {
    accept: 'Aceitou tudo',
    reject: 'Recusou tudo',
    custom: 'Escolheu uma a uma',
    close: 'Fechou sem aceitar',
    gpc: 'Recusa por sinal do navegador',
    context: 'Permitiu em um espaço reservado',
    withdraw: 'Revogou o consentimento',
  },
  actionNotes: {
    accept: 'O visitante clicou no botão que aceita todas as finalidades.',
    reject: 'O visitante clicou no botão que recusa tudo o que não é necessário.',
    custom: 'O visitante ajustou as chaves e salvou.',
    close: 'O visitante fechou o banner. Isso vale como recusa.',
    gpc: 'O navegador enviou o Global Privacy Control, que foi respeitado sem nenhum clique.',
    context: 'O visitante permitiu um conteúdo, como um vídeo ou mapa, no lugar dele na página.',
    withdraw: 'O visitante revogou tudo o que havia permitido.',
  },

  regimes: {
    strictest: 'Regras mais rígidas',
    eu: 'UE e EEE',
    'ca-qc': 'Quebec',
    'us-ca': 'Califórnia',
    other: 'Outros países',
  },
  unknownCountry: 'Desconhecido',
  version: 'Versão %{number}',
  seconds: '%{number} s',
};
