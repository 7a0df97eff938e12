import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/cookie-preferences/list.ts';

export const list: Translated<typeof english> = {
  table: 'Escolhas dos visitantes, as mais recentes primeiro',
  time: 'Horário (UTC)',
  local: 'Seu horário (%{zone}): %{time}',
  action: 'Escolha',
  allowed: 'Permitido',
  yes: '%{purpose}: permitido',
  no: '%{purpose}: não permitido',
  open: '%{purpose}: não perguntado',
  place: 'País e lei',
  law: 'Lei: %{law}',
  shown: 'Banner exibido',
  id: 'ID da preferência',
  copyId: 'Copiar o ID %{id}',
  copied: 'ID copiado',
  chainOf: 'Todas as escolhas de %{id}',
  openAt: 'UTC, %{action}',
  more: 'Carregar mais',
  moreLoaded: {
    one: 'Mais %{number} escolha carregada',
    many: 'Mais %{number} de escolhas carregadas',
    other: 'Mais %{number} escolhas carregadas',
  },
  count: {
    one: '%{number} escolha exibida',
    many: '%{number} de escolhas exibidas',
    other: '%{number} escolhas exibidas',
  },
  end: 'São todas deste período.',

  search: 'ID da preferência de cookies',
  searchHint: 'Os visitantes o encontram na segunda camada do banner, como “ID de consentimento”. Com ou sem hifens.',
  searchButton: 'Buscar',
  searchEmpty: 'Informe um ID de preferência de cookies.',
  searchWrong: 'Um ID de preferência de cookies tem 32 caracteres, 0–9 e a–f. Pode conter hifens.',

  range: {
    label: 'Período',
    utc: 'Todos os horários são UTC.',
    presets: {
      all: 'Tudo',
      today: 'Hoje',
      'current-hour': 'Hora atual',
      'current-month': 'Mês atual',
      'previous-month': 'Mês anterior',
      custom: 'Personalizado (UTC)',
    },
    from: 'De',
    to: 'Até, sem incluir',
    hint: '%{pattern} hh:mm:ss.mmm',
    invalid: 'Formato de data inválido',
    reversed: 'O fim deve ser depois do início.',
    shift: 'Deslocar',
    shifts: { both: 'Ambos', from: 'Início', to: 'Fim' },
    amount: 'Em',
    unit: 'Unidade',
    units: {
      year: 'anos',
      month: 'meses',
      day: 'dias',
      hour: 'horas',
      minute: 'minutos',
      second: 'segundos',
      millisecond: 'milissegundos',
    },
    earlier: 'Subtrair',
    later: 'Somar',
    local: 'No seu fuso horário (%{zone}): de %{from} a %{to}',
    now: 'Período atual: de %{from} a %{to} UTC',
  },

  older:
    'Esta página mostra os últimos dois meses, a partir de %{date}. As escolhas mais antigas são mantidas e chegam em CSV por e-mail.',
  olderButton: 'Escolhas mais antigas em CSV',

  chain: {
    title: 'As escolhas de um visitante',
    back: 'Voltar a todas as escolhas',
    count: {
      one: '%{number} escolha com este ID',
      many: '%{number} de escolhas com este ID',
      other: '%{number} escolhas com este ID',
    },
    text: 'As mais recentes primeiro. Cada escolha fica como foi feita; uma posterior não a altera.',
    none: 'Nenhum resultado encontrado',
    noneText:
      'Nenhuma escolha neste site tem este ID. Verifique se há erros de digitação; um navegador que esqueceu os cookies tem um ID novo.',
    csv: 'CSV deste ID',
  },

  empty: {
    noBanner: 'Nenhum banner foi publicado ainda',
    noBannerText: 'As escolhas chegam aqui assim que o banner estiver publicado e o código dele estiver no seu site.',
    toBanner: 'Configurar o banner',
    none: 'Ainda não há escolhas',
    noneText: 'O banner está publicado. A primeira escolha aparece aqui segundos depois que um visitante a fizer.',
    toEmbed: 'O código está no seu site?',
    range: 'Nenhum resultado encontrado',
    rangeText: 'Ninguém escolheu nada neste período.',
    showAll: 'Mostrar tudo',
  },

  keyboard: {
    search: 'Buscar um ID de preferência',
    next: 'Próxima escolha',
    previous: 'Escolha anterior',
  },
};
