import type { Translated } from '../../../translated.ts';
import type { shell as english } from '../../en/dashboard/shell.ts';

export const shell: Translated<typeof english> = {
  tagline: 'Documentos de privacidade que dizem a verdade.',
  skipToContent: 'Ir para o conteúdo',
  mainNavigation: 'Navegação principal',
  openNavigation: 'Abrir a navegação',
  closeNavigation: 'Fechar a navegação',
  home: 'Candor, para os seus sites',
  loading: 'Carregando…',
  pageLoading: 'A página está carregando',

  navigation: {
    work: 'Trabalho',
    account: 'Conta',
  },

  userMenu: {
    label: 'Sua conta',
    open: 'Menu da conta de %{email}',
    signedInAs: 'Você entrou como',
    account: 'Conta',
    preferences: 'Idioma, país, aparência',
    keyboard: 'Atalhos do teclado',
    source: 'Código-fonte',
    signOut: 'Sair',
    signedOut: 'Você saiu da sua conta.',
  },

  commands: {
    open: 'Buscar ou executar um comando',
    short: 'Buscar',
    placeholder: 'Ir a uma página, encontrar um site, fazer algo',
    none: 'Nada encontrado. Tente outra palavra.',
    pages: 'Páginas',
    appearance: 'Aparência',
    help: 'Ajuda',
    toLight: 'Usar a aparência clara',
    toDark: 'Usar a aparência escura',
    toSystem: 'Usar a aparência do sistema',
    keyboard: 'Mostrar os atalhos do teclado',
  },

  keyboard: {
    title: 'Atalhos do teclado',
    commands: 'Buscar ou executar um comando',
    help: 'Mostrar esta lista',
    close: 'Fechar o que está aberto',
    appearance: 'Alternar entre claro e escuro',
    skip: 'Ir para o próximo controle',
  },

  alert: {
    neutral: 'Observação',
    success: 'Sucesso',
    warning: 'Atenção',
    error: 'Erro',
    info: 'Informação',
    close: 'Fechar esta mensagem',
  },

  confirmation: {
    title: 'Confirme a sua senha',
    text: 'O que você vai fazer não deve acontecer por engano nem por outra pessoa diante da sua tela. Perguntamos de novo depois de 15 minutos.',
    password: 'Sua senha',
    submit: 'Continuar',
  },
  oneMoment: 'Um momento: estão chegando muitas solicitações, e o seu navegador está resolvendo uma pequena tarefa.',

  failure: {
    server: 'Erro no servidor. Tente mais tarde',
    offline: 'Não foi possível acessar o servidor. Verifique a sua conexão e tente novamente.',
    retry: 'Tentar novamente',
    toSites: 'Ir para os seus sites',
    notFoundTitle: 'Esta página não existe',
    notFoundText: 'O endereço pode estar escrito errado, ou o que você procura foi excluído.',
    errorTitle: 'Esta página parou de funcionar',
    errorText:
      'A culpa não é sua. Tente novamente; se acontecer de novo, informe este número a quem administra a instalação:',
    outdatedTitle: 'Há uma versão mais recente',
    outdatedText: 'O painel foi atualizado enquanto esta página estava aberta. Recarregue-a para continuar.',
    reload: 'Recarregar',
    boxTitle: 'Não foi possível carregar isto',
  },

  dialog: {
    close: 'Fechar',
    cancel: 'Cancelar',
    confirm: 'Confirmar',
    notReversible: 'Esta ação não pode ser desfeita',
    consequences: 'O que acontece:',
    typeToConfirm: 'Digite %{text} para confirmar',
    undo: 'Desfazer',
  },

  form: {
    showPassword: 'Mostrar a senha',
    hidePassword: 'Ocultar a senha',
    strength: 'Força da senha: %{strength}',
    missingCharacters: { one: 'Falta um caractere', other: 'Faltam %{number} caracteres' },
    strengths: { weak: 'fraca', fair: 'razoável', good: 'boa', strong: 'forte' },
    errorSummary: { one: 'Um campo precisa da sua atenção', other: '%{number} campos precisam da sua atenção' },
    clearSearch: 'Limpar a busca',
    nothingFound: 'Nenhum resultado encontrado',
    choose: 'Escolher',
    stepOf: 'Passo %{step} de %{steps}',
    stepDone: 'concluído',
  },

  copy: {
    copy: 'Copiar',
    copied: 'Copiado',
    refused: 'Selecione e copie manualmente',
  },
};
