import type { Translated } from '../../../../translated.ts';
import type { rejectTest as english } from '../../../en/dashboard/detection/reject-test.ts';

export const rejectTest: Translated<typeof english> = {
  verdicts: { pass: 'Aprovado', fail: 'Não aprovado', unclear: 'Inconclusivo' },
  sentences: {
    pass: 'Nada que exija consentimento aconteceu antes de uma escolha ou depois de uma recusa.',
    fail: 'Aconteceu algo que exige consentimento antes que alguém tivesse consentido.',
    unclear: 'A varredura não conseguiu ver o bastante para dizer uma coisa ou outra.',
  },
  onlyHtml: 'Sem um navegador, não é possível ver o que acontece antes e depois de uma escolha.',
  why: 'A lei exige consentimento antes que algo seja armazenado ou lido no dispositivo de um visitante, a não ser que seja estritamente necessário (Diretiva ePrivacy, art. 5º, nº 3).',
  noBanner:
    'Nenhum banner de consentimento foi encontrado, por isso nada pôde ser recusado. Só se viu o que acontece sem uma escolha.',
  noReject:
    'Um banner de consentimento foi encontrado, mas nenhuma forma de recusar. Recusar deve ser tão fácil quanto aceitar.',
  secondLayer:
    'Para recusar, foi preciso abrir uma segunda camada do banner. Aceitar e recusar devem ser igualmente fáceis de alcançar: só isso já contraria as diretrizes das autoridades de proteção de dados.',
  banner: 'Banner: %{by}',
  ownBanner: 'O banner é do próprio site, reconhecido pelas palavras dos seus botões.',
  phases: { before: 'Antes de qualquer escolha', rejected: 'Depois de recusar tudo' },
  clean: 'Nada que exija consentimento.',
  notSeen: 'Não testado.',
  unknown: '%{site} (desconhecido)',
  counts: {
    request: { one: 'uma solicitação', many: '%{number} de solicitações', other: '%{number} solicitações' },
    cookie: { one: 'um cookie', many: '%{number} de cookies', other: '%{number} cookies' },
    storage: {
      one: 'uma chave armazenada',
      many: '%{number} de chaves armazenadas',
      other: '%{number} chaves armazenadas',
    },
  },
  kinds: { request: 'Solicitação', cookie: 'Cookie', storage: 'Chave armazenada' },
  show: 'O que %{service} fez',
  onPage: 'Em %{page}',
  leftOut: {
    one: 'E mais uma ocorrência.',
    many: 'E mais %{number} de ocorrências.',
    other: 'E mais %{number} ocorrências.',
  },

  badgeTitle: 'Mostrar no seu site',
  badgeText: 'Um selo com o resultado mais recente e, por trás dele, um relatório público. Muda a cada varredura.',
  public: 'O resultado é público',
  publicHint: 'Quem tiver o endereço pode ver o resultado, mesmo que o teste não tenha sido aprovado.',
  publicOn: 'Agora o resultado é público.',
  publicOff: 'O resultado não é mais público.',
  preview: 'O selo como está agora',
  noPreview: 'O selo aparece assim que uma varredura terminar.',
  code: 'Código do selo',
  report: 'Abrir o relatório público',
};
