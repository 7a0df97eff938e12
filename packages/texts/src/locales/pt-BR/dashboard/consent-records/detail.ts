import type { Translated } from '../../../../translated.ts';
import type { detail as english } from '../../../en/dashboard/consent-records/detail.ts';

export const detail: Translated<typeof english> = {
  title: 'Prova de um consentimento',
  notes: {
    consent: 'Esta pessoa consentiu.',
    withdrawal: 'Esta pessoa revogou o consentimento.',
  },
  summary: '%{date}, %{time} UTC',
  local: '%{time} no seu fuso horário (%{zone})',
  json: 'Copiar tudo como JSON',
  erased: 'O que este consentimento dizia, e de quem era, foi apagado.',

  kept: 'O que fica',
  keptTree: 'O lugar dele na árvore',
  keptTreeText: 'Nada do que dizia, só que chegou nesse momento. Sem isso, nada mais poderia ser provado.',
  keptWhen: 'Hora, tipo e fonte',
  keptWhenText: 'Que uma escolha foi feita. Mostra que os seus registros estão completos.',
  keptNotices: 'Textos legais',
  keptNoticesText: 'De quais textos se tratava, em qual versão.',
  keptAnswers: 'Cada sim e não',
  keptAnswersText:
    'O que foi escolhido, mantido como prova (art. 17, n.º 3, alínea e, do GDPR). Outras respostas saíram: poderiam nomear alguém.',
  keptNothing: 'Mais nada: tudo foi apagado.',
  nobodyNow: 'Mais ninguém: a pessoa foi apagada',
  provedErased: 'Apagado: que algo foi registrado continua provado. O que dizia não pode mais ser provado.',
  erasedPart: 'Apagado, exceto sim e não',
  noticeAdded: '%{identifier}, versão %{version}',
  noticeChanged: '%{identifier}: versão %{before} → %{after}',
  noticeGone: '%{identifier}: não mais indicado',
  noticeUnknown: '%{identifier}, nenhum texto com este nome',

  withdraw: 'Revogar',
  withdrawTitle: 'Revogar este consentimento?',
  withdrawText:
    'A revogação entra como um registro próprio: não a tudo o que foi aceito aqui. Este consentimento fica como está.',
  withdrawn: 'A revogação foi registrada',

  what: 'O que foi escolhido',
  preference: 'Preferência',
  answer: 'Resposta',
  open: 'Sem resposta',
  nothing: 'Nenhuma preferência foi enviada com este registro.',

  who: 'Quem e como',
  person: 'Pessoa',
  toPerson: 'Mostrar esta pessoa',
  fields: {
    id: 'Seu ID',
    email: 'E-mail',
    first_name: 'Nome',
    last_name: 'Sobrenome',
    full_name: 'Nome completo',
  },
  id: 'ID do consentimento',
  received: 'Recebido',
  source: 'Fonte',
  sources: {
    public: 'Pública: uma página enviou com uma chave pública',
    private: 'Privada: um servidor enviou com uma chave privada, ou alguém adicionou aqui',
  },
  verified: 'Verificado',
  verifiedText: 'Sim: quem enviou garante que veio desta pessoa',
  claimedText:
    'Declarado: uma página disse isso com a chave pública dela, e ninguém garante. Para uma pessoa conhecida, não muda nada.',
  notVerifiedText: 'Não: não se sabe se a pessoa é quem diz ser',
  language: 'Idioma',

  texts: 'Textos mostrados',
  text: '%{identifier}, versão %{version}',
  textIn: 'Em %{language}, palavra por palavra',
  textUnknown: 'Quando o consentimento chegou, não havia texto com este nome.',
  noTexts: 'Nenhum texto legal foi indicado.',

  proofs: 'O que o formulário enviou',
  noProofs: 'Nada do formulário foi enviado.',
  form: 'Marcação do formulário',
  content: 'O que foi preenchido',

  proved: 'Prova',
  provedSince: 'Provado desde %{date}, %{time} UTC',
  provedText:
    'Registro número %{number} da sua conta. Desde então ninguém pode alterá-lo, nem a sua hora, sem ser descoberto.',
  notProved: 'No próximo checkpoint assinado, em segundos',
  download: 'Baixar a prova',
  verify: 'Verificar uma prova',

  chain: 'Todos os consentimentos desta pessoa',
  chainText: 'Do mais recente. Um posterior não muda um anterior.',
  chainLong: 'São mostrados apenas os %{number} mais recentes.',
  current: 'Este',
  first: 'Primeiro registro',
  unchanged: 'Nada mudou',
  changed: '%{name}: %{before} → %{after}',
  added: '%{name}: %{after}',
};
