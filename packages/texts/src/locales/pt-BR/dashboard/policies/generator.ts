import type { Translated } from '../../../../translated.ts';
import type { generator as english } from '../../../en/dashboard/policies/generator.ts';

export const generator: Translated<typeof english> = {
  types: {
    privacy_policy: 'Política de Privacidade',
    cookie_policy: 'Política de Cookies',
    terms_and_conditions: 'Termos e Condições',
  },
  status: { draft: 'Rascunho', changed: 'Alterações não publicadas', published: 'Publicado' },
  siteCrumb: 'Site',
  loading: 'O documento está carregando',
  panelsLabel: 'O que você define',
  panels: {
    services: 'Serviços',
    settings: 'Tratamentos próprios',
    permissions: 'Permissões',
    links: 'Links',
    terms: 'Termos',
    choices: 'Escolhas',
  },
  phone: { label: 'Visualização', edit: 'Editar', check: 'Conferir', preview: 'Prévia' },
  versionLine: 'A versão %{version} está on-line',

  publish: {
    action: 'Publicar',
    again: 'Publicar as alterações',
    done: 'A versão %{version} está on-line.',
    unchanged: 'Nada havia mudado: a versão %{version} continua on-line.',
    openPage: 'Abrir a página',
    embed: 'Gerenciar e incorporar',
    firstTitle: 'O seu documento está on-line',
    firstText:
      'Qualquer pessoa pode lê-lo neste endereço. Agora coloque-o no seu site: um link, um botão ou o texto inteiro.',
    address: 'Endereço público',
    later: 'Ficar aqui',
    incompleteTitle: 'Ainda não pode ser publicado',
    incompleteText: {
      one: 'Falta uma informação obrigatória. A lei a exige, por isso não a inventamos.',
      other: 'Faltam %{number} informações obrigatórias. A lei as exige, por isso não as inventamos.',
    },
  },

  actions: {
    more: 'Mais ações',
    fullScreen: 'Prévia em tela cheia',
    versions: 'Versões',
    embed: 'Gerenciar e incorporar',
    openPage: 'Abrir a página publicada',
    deleteDocument: 'Excluir este documento…',
  },

  languages: {
    label: 'Idiomas do documento',
    add: 'Adicionar um idioma',
    addShort: 'Adicionar',
    manage: 'Idiomas',
    remove: 'Excluir %{language}…',
    added: 'Idioma adicionado: %{language}.',
    proposeTitle: 'Adicionar %{language}?',
    proposeText:
      'O documento ganha um texto completo em %{language}, escrito a partir das mesmas informações. Ele fica on-line na próxima publicação.',
    unknown: 'Ainda não é possível criar documentos neste idioma.',
    present: 'O documento já existe em %{language}.',
  },

  deletion: {
    languageTitle: 'Excluir %{language}?',
    languageText: 'O texto em %{language} é excluído deste documento, e a sua página pública sai do ar.',
    languageAction: 'Excluir este idioma',
    languageDone: 'Idioma excluído: %{language}.',
    documentTitle: 'Excluir este documento?',
    documentText: 'O documento é excluído em todos os idiomas. Os serviços e as configurações permanecem no site.',
    documentAction: 'Excluir o documento',
    documentDone: 'O documento foi excluído.',
    pageGone: 'O endereço público dele deixa de responder, e o que você incorporou fica vazio.',
    linksBreak: 'Os links e os textos incorporados neste idioma passam a mostrar outro idioma.',
    versionsGone: 'Todas as versões publicadas são excluídas.',
    evidenceKept: 'As provas dos consentimentos são mantidas, porque você pode precisar apresentá-las.',
    evidence: 'Excluir também as provas dos consentimentos',
    evidenceHint: 'Sem elas, você não pode comprovar que as pessoas consentiram (art. 7º, nº 1, do GDPR).',
  },

  preview: {
    title: 'Prévia',
    label: 'Prévia do documento',
    variant: 'Forma do documento',
    complete: 'Completa',
    simplified: 'Simplificada',
    language: 'Idioma da prévia',
    fullScreen: 'Prévia em tela cheia',
    frameTitle: 'O documento como os visitantes o verão',
    updating: 'A prévia está sendo atualizada',
    changed: { one: 'Uma seção alterada', other: '%{number} seções alteradas' },
    cites: 'Exigido por',
  },

  boxes: {
    label: 'O que conferir',
    more: 'Mostrar todos (%{count})',
    fewer: 'Mostrar menos',
    assumedIntro:
      'Você não informou estes pontos, por isso o documento diz o que se pode dizer com segurança. Abra um deles para informar outra coisa.',
  },

  failures: {
    adding: 'Não foi possível adicionar o serviço %{serviceId}.',
    panel: 'Não foi possível recarregar os serviços.',
    permissions: 'Não foi possível recarregar as permissões.',
    preview: 'Não foi possível recarregar a prévia. Recarregue a página.',
    removing: 'Não foi possível remover um serviço.',
    places: 'Não foi possível atualizar os locais de tratamento (países). Recarregue a página e tente novamente.',
    restoring: 'Não foi possível recuperar o serviço.',
    document: 'Não foi possível carregar este documento.',
  },

  keyboard: {
    search: 'Buscar serviços',
    publish: 'Publicar',
    preview: 'Prévia em tela cheia',
    saveFirst: 'Salve primeiro o que você preencheu e depois publique.',
    group: 'Documento',
  },
};
