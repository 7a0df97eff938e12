import type { Translated } from '../../../../translated.ts';
import type { embedding as english } from '../../../en/dashboard/cookie-solution/embedding.ts';

export const embedding: Translated<typeof english> = {
  notYet: 'Ainda não há código',
  notYetText: 'O código nasce ao salvar pela primeira vez. Salve as configurações e depois publique.',
  notPublished: 'Ainda não publicado: até lá a tag não carrega nada, e as tags marcadas esperam.',
  toSettings: 'Às configurações',
  tag: {
    title: 'A tag',
    text: 'Cole no head de cada página, antes de todos os outros scripts. Um só arquivo, igual para todos os visitantes.',
    which: 'Tipo de tag',
  },
  kinds: {
    async: {
      label: 'Uma tag',
      text: 'Carrega ao lado da página e não atrasa nada. As tags marcadas esperam por ela, aconteça o que acontecer. O que a página carrega antes, sem marcação, não é segurado. Certa para a maioria dos sites.',
    },
    loader: {
      label: 'Carregador pequeno',
      text: 'Procura antes uma escolha: quem já escolheu carrega 2,5 kB em vez do banner inteiro. Certo para sites com muitos visitantes que voltam.',
    },
    sync: {
      label: 'Tag bloqueante',
      text: 'A página espera por ela, e assim scripts posteriores são segurados mesmo sem marcação. Custa uma requisição antes de a página aparecer.',
    },
    guard: {
      label: 'Guarda na página',
      text: 'Faz o mesmo que a tag bloqueante, sem requisição: um pequeno script na própria página. Renove-o a cada publicação ou deixe seu servidor inseri-lo.',
    },
    csp: {
      label: 'Política rigorosa',
      text: 'Para os mais rigorosos: com uma Content-Security-Policy, o próprio navegador recusa o que não é permitido. As duas listas valem antes e depois do consentimento.',
    },
    gpc: {
      label: 'gpc.json',
      text: 'Diz em /.well-known/gpc.json que seu site obedece ao Global Privacy Control.',
    },
  },
  codeOf: 'Código: %{kind}',
  addresses: {
    title: 'Endereços',
    script: 'Banner',
    kept: 'Para quem já escolheu',
    guard: 'Guarda',
    rules: 'Regras de reescrita',
    choice: 'Para onde vão as escolhas',
  },
  marks: {
    title: 'Tags que esperam',
    text: 'Uma tag marcada é html inerte: nenhum navegador a carrega, mesmo que nosso script nunca chegue. Esta é a garantia.',
    service: 'Serviço',
    any: 'Qualquer serviço',
    script: 'Um script de outro lugar',
    inline: 'Um script na página',
    frame: 'Um vídeo, um mapa, um formulário',
    picture: 'Uma imagem que conta',
    waits: 'Espera por: %{purpose}',
    ours: 'Deste site',
  },
  reopen: {
    title: 'Um link para mudar a escolha',
    text: 'Ponha no rodapé se você escolheu um link seu. Em todas as páginas ele abre as escolhas.',
    label: 'Suas escolhas de privacidade',
  },
  others: {
    title: 'Com o que você constrói',
    text: 'Cada um destes insere a tag, ou marca sozinho as tags das suas páginas.',
    which: 'Construir com',
    wordpress: 'WordPress',
    wordpressText:
      'Instale o plugin da pasta integrations/wordpress e informe este id. Ele põe a tag em primeiro lugar no head e marca as tags dos serviços conhecidos.',
    react: 'React',
    reactText: 'O componente carrega o banner uma vez, também em apps de página única e com renderização no servidor.',
    gtm: 'Google Tag Manager',
    gtmText:
      'Importe o modelo, informe este id e deixe-o rodar em “Inicialização de consentimento”. Ele define o padrão do Google antes de qualquer tag.',
    rewrite: 'Reescrever o html',
    rewriteText:
      'Um servidor ou uma etapa de build marca as tags conhecidas no html pronto, pelas regras deste site. Para páginas que ninguém quer mudar à mão.',
    id: 'Id público do site',
  },
};
