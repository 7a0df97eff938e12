import type { Translated } from '../../../../translated.ts';
import type { services as english } from '../../../en/dashboard/policies/services.ts';

export const services: Translated<typeof english> = {
  title: 'Serviços no seu site',
  description:
    'Tudo o que, no seu site, trata dados de visitantes para você: análise de uso, pagamentos, vídeos, fontes, hospedagem.',
  count: { one: 'Um serviço', other: '%{number} serviços' },
  limit: '%{count} de %{limit} usados',
  searchLabel: 'Adicionar um serviço',
  placeholder: 'Buscar pelo nome, por exemplo Google Analytics',
  searching: 'Buscando…',
  popular: 'Mais usados',
  results: { one: 'Um serviço encontrado', other: '%{number} serviços encontrados' },
  none: 'Não há no catálogo nenhum serviço com esse nome.',
  addOwn: 'Descrever “%{name}” com suas palavras',
  addOwnPlain: 'Descrever um serviço próprio',
  allCategories: 'Todas as categorias',
  category: 'Categoria',
  present: 'No documento',
  added: '%{service} foi adicionado.',
  removed: '%{service} foi removido.',
  restored: '%{service} está de volta.',
  open: 'Editar %{service}',
  remove: 'Remover %{service}',
  emptyTitle: 'Quais serviços o seu site usa?',
  emptyText: 'Adicione os que você conhece. Tudo pode ser alterado depois, e nada fica on-line antes de você publicar.',
  suggestions: 'Muitos sites usam estes',

  marks: {
    pro: 'PRO',
    custom: 'Próprio',
    changed: 'Alterado',
    changedHint: 'Você alterou o que diz o catálogo: %{fields}',
    missing: 'Incompleto',
    missingHint: 'Faltam informações obrigatórias deste serviço.',
    unverified: 'Não verificado',
    unverifiedHint:
      'De uma lista mais antiga: o serviço pode ter acabado ou mudado de nome. Confira os dados antes de publicar.',
    deactivated: 'Não é mais oferecido',
  },

  tooltips: {
    limit: 'O seu plano permite %{limit} serviços por documento. Faça um upgrade para adicionar mais.',
    feature: 'O seu plano não inclui isto.',
    pro: 'Este é um serviço PRO. Ele exige um plano pago.',
    information: 'Segundo o catálogo: %{purposes}. Fornecedor: %{provider}, %{country}.',
    informationShort: 'Segundo o catálogo: %{purposes}.',
    denied: 'Não há texto para este serviço em: %{languages}. Abra-o e adicione o seu texto.',
    deactivated: 'Este serviço não está mais no catálogo. Depois de removido, não pode ser adicionado novamente.',
    upgrade: 'Ver os planos',
  },

  archive: {
    title: { one: 'Um serviço removido', other: '%{number} serviços removidos' },
    text: 'Um serviço removido pode ser recuperado por 30 dias, com tudo o que foi definido para ele.',
    takeBack: 'Recuperar',
    takeBackName: 'Recuperar %{service}',
    daysLeft: { one: 'resta um dia', other: 'restam %{number} dias' },
  },

  removal: {
    title: 'Remover %{service}?',
    text: 'Este serviço não está mais no catálogo. Depois de removido, não pode ser encontrado nem adicionado novamente; você só pode recuperá-lo em até 30 dias.',
    action: 'Remover',
  },

  custom: {
    title: 'Um serviço próprio',
    text: 'Para o que o catálogo não conhece: um banco, um contador, uma agência, um software feito para você.',
    name: 'Nome do serviço',
    namePlaceholder: 'Por exemplo: folha de pagamento pelo nosso contador',
    provider: 'Empresa que o fornece',
    providerCountry: 'País da empresa',
    purposes: 'Usado para',
    ownPurpose: 'A finalidade com as suas palavras',
    ownPurposeHint: 'Se nenhuma das finalidades a exprime bem. Preencha em todos os idiomas do documento.',
    dataTypes: 'Dados pessoais',
    places: 'Onde os dados são tratados',
    legalBasis: 'Base legal',
    legalBasisHint: 'Se ficar em aberto, é indicada a usual para a finalidade.',
    privacyUrl: 'Endereço da política de privacidade dele',
    optOutUrl: 'Endereço onde as pessoas podem recusar (opt-out)',
    usesTrackers: 'Usa cookies ou outros rastreadores',
    create: 'Adicionar este serviço',
    save: 'Salvar',
    emptyFields: 'Alguns campos obrigatórios estão vazios.',
  },
};
