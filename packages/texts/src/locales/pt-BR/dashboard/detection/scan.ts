import type { Translated } from '../../../../translated.ts';
import type { scan as english } from '../../../en/dashboard/detection/scan.ts';

export const scan: Translated<typeof english> = {
  title: 'Varredura de %{site}',
  action: 'Fazer varredura do site',
  again: 'Nova varredura',
  retry: 'Tentar de novo',
  loading: 'A varredura está carregando',

  empty: {
    title: 'O que %{site} carrega de verdade?',
    text: 'Abrimos as páginas como um visitante faria e listamos os serviços que elas carregam, os cookies que definem e o que ainda acontece quando alguém recusa.',
    steps: [
      'Visita as páginas três vezes: sem escolher nada, depois de recusar tudo e depois de aceitar tudo.',
      'Compara o que existe com os seus documentos. O que falta você adiciona de uma só vez.',
      'Leva de um a três minutos. O que é visto fica neste servidor e não é enviado a nenhum outro lugar.',
    ],
    address: 'Endereço onde começar',
    addressHint: 'A partir dele, seguimos os links do site.',
  },

  engines: { browser: 'em um navegador', fetch: 'só o html' },
  fetchTitle: 'Este servidor não tem um navegador',
  fetchText:
    'Só são lidos o html das páginas e os scripts delas. Scripts que carregam outros, cookies e o que acontece depois de uma escolha não são vistos.',
  fetchHow: 'Para ver tudo, quem administra o servidor instala o Chromium ou informa o caminho dele em CHROMIUM_PATH.',

  running: {
    waiting: 'Aguardando a vez',
    starting: 'Abrindo o site',
    phases: {
      before: 'Observando as páginas antes de qualquer escolha',
      rejected: 'Recusando tudo e observando de novo',
      accepted: 'Aceitando tudo e observando de novo',
    },
    page: 'Observando agora',
    bar: 'Andamento da varredura',
    pages: '%{finished} de cerca de %{expected} visitas',
    requests: {
      one: 'Uma solicitação vista',
      many: '%{number} de solicitações vistas',
      other: '%{number} solicitações vistas',
    },
    stop: 'Parar',
    stopping: 'Parando',
    leave: 'Você pode sair desta página. A varredura continua, e o resultado espera por você aqui.',
    done: 'A varredura terminou.',
  },

  failed: {
    title: 'Esta varredura não deu certo',
    at: 'Tentativa em %{url}',
  },

  summary: {
    label: 'O resultado em resumo',
    test: 'Teste de recusa',
    services: { one: 'serviço encontrado', many: 'serviços encontrados', other: 'serviços encontrados' },
    missing: { one: 'fora dos seus documentos', many: 'fora dos seus documentos', other: 'fora dos seus documentos' },
    unknown: { one: 'terceiro desconhecido', many: 'terceiros desconhecidos', other: 'terceiros desconhecidos' },
    pages: { one: 'página vista', many: 'páginas vistas', other: 'páginas vistas' },
    when: '%{date}, %{engine}, %{duration}',
    seconds: { one: 'um segundo', many: '%{number} de segundos', other: '%{number} segundos' },
    minutes: { one: 'um minuto', many: '%{number} de minutos', other: '%{number} minutos' },
  },
  endings: {
    time: 'O tempo da varredura acabou. O que foi visto até então está listado.',
    bytes: 'O site enviou mais do que uma varredura lê. O que foi visto até então está listado.',
    requests: 'O site fez mais solicitações do que uma varredura acompanha. O que foi visto até então está listado.',
    refused: 'Parte do site leva a endereços que uma varredura não abre. O restante está listado.',
    unreachable: 'O site parou de responder. O que foi visto até então está listado.',
    stopped: 'Esta varredura foi interrompida antes do fim. O que foi visto até então está listado.',
  },

  tabs: {
    label: 'O que a varredura encontrou',
    services: 'Serviços',
    unknown: 'Terceiros desconhecidos',
    test: 'Teste de recusa',
    pages: 'Páginas',
  },

  pages: {
    title: 'Páginas visitadas',
    page: 'Página',
    phase: 'Visita',
    ending: 'Resultado',
    requests: 'Solicitações',
    size: 'Tamanho',
    time: 'Tempo',
    seconds: '%{number} s',
    endings: {
      done: 'Vista',
      time: 'Tempo esgotado',
      bytes: 'Grande demais',
      requests: 'Solicitações demais',
      refused: 'Não aberta',
      unreachable: 'Sem resposta',
      stopped: 'Interrompida',
    },
    status: '%{ending} (%{status})',
    refused: { one: 'uma não seguida', many: '%{number} não seguidas', other: '%{number} não seguidas' },
    capsTitle: 'Por que algumas visitas terminaram antes',
    caps: {
      time: 'Tempo esgotado: cada página, assim como a varredura inteira, tem um tempo limitado. Vale o que foi carregado até então.',
      bytes: 'Grande demais: de uma página e de um site, lê-se apenas uma certa quantidade. Vale o que veio primeiro.',
      requests: 'Solicitações demais: a partir de um limite, nenhuma outra é seguida.',
      refused: 'Não aberta: o endereço leva a uma rede privada ou não é um que a varredura abre.',
      unreachable: 'Sem resposta: não foi possível carregar a página. No seu navegador ela pode funcionar mesmo assim.',
      stopped: 'Interrompida: alguém encerrou a varredura.',
    },
  },

  history: {
    title: 'Varreduras feitas',
    date: 'Data',
    result: 'Teste de recusa',
    services: 'Serviços',
    missing: 'Fora dos documentos',
    by: 'Iniciada por',
    triggers: { person: 'Uma pessoa', schedule: 'Pela programação' },
    statuses: { waiting: 'Aguardando', running: 'Em andamento', failed: 'Falhou' },
    shown: 'Mostrada acima',
  },

  schedule: {
    title: 'Varreduras periódicas',
    text: 'Sites mudam. Uma nova ferramenta é incorporada, um plugin se atualiza sozinho, e os documentos deixam de dizer a verdade.',
    every: 'Com que frequência',
    choices: { off: 'Nunca', weekly: 'Toda semana', monthly: 'Todo mês' },
    mail: 'Avisar por e-mail',
    mailHint: 'Somente quando algo é novo, sumiu ou está ativo antes do consentimento.',
    mailNotSent: 'Este servidor ainda não consegue enviar e-mails. O que ele enviaria fica na caixa de saída.',
    next: 'Próxima varredura: %{date}',
    none: 'Nenhuma outra varredura está prevista.',
    saved: 'A programação foi salva.',
  },

  card: {
    title: 'Varredura',
    text: 'Quais serviços o site carrega de verdade e o que acontece quando alguém recusa.',
    never: 'Ainda não feita',
    last: 'Última varredura: %{date}',
    running: 'Em andamento',
    missing: {
      one: 'Um serviço está fora dos seus documentos',
      many: '%{number} de serviços estão fora dos seus documentos',
      other: '%{number} serviços estão fora dos seus documentos',
    },
    none: 'Tudo o que foi encontrado está nos seus documentos',
    see: 'Ver o resultado',
    watch: 'Acompanhar',
  },
};
