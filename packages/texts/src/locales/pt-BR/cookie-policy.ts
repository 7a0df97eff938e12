import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Política de Cookies',
  about: {
    heading: 'Objeto desta política de cookies',
    site: 'Esta política de cookies explica quais cookies e outros rastreadores %{site} utiliza, para que serve cada um deles, quem pode lê-lo, por quanto tempo permanece no seu dispositivo e como você pode recusá-lo.',
    app: 'Esta política de cookies explica quais rastreadores o aplicativo %{site} utiliza, para que serve cada um deles, quem pode lê-lo, por quanto tempo permanece no seu dispositivo e como você pode recusá-lo.',
    more: 'O que mais é feito com dados pessoais, com quem são compartilhados, para onde vão e quais são os seus direitos está explicado na %{link}.',
    moreText: 'política de privacidade',
  },
  what: {
    heading: 'O que são rastreadores',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Pequenos arquivos de texto que um site faz o seu navegador guardar e enviar de volta em solicitações posteriores. Os cookies de sessão desaparecem quando o navegador é fechado; os demais, quando termina o seu prazo de armazenamento ou quando você os exclui.',
      local: 'Armazenamento local',
      localText: 'Registros que um site guarda em um espaço do seu navegador e lê novamente em uma visita posterior.',
      app: 'Identificadores de dispositivo',
      appText: 'Números pelos quais um aplicativo, ou os serviços nele integrados, reconhecem o seu dispositivo.',
    },
    parties:
      'Os rastreadores são chamados de próprios quando são definidos para o endereço do site que você visita e de terceiros quando são definidos para o endereço de outra pessoa ou empresa.',
  },
  categories: {
    necessary: 'Rastreadores estritamente necessários',
    functionality: 'Rastreadores de funcionalidade',
    experience: 'Rastreadores para uma experiência melhor',
    measurement: 'Rastreadores de medição',
    marketing: 'Rastreadores de marketing',
  },
  onlyWithConsent: 'Estes rastreadores são utilizados somente se você consentir.',
  withoutConsent:
    'Estes rastreadores são utilizados sem consentimento, porque sem eles uma função solicitada por você não funciona.',
  used: 'Estes rastreadores são utilizados em %{site}.',
  provider: 'Fornecedor',
  purpose: 'Finalidade',
  duration: 'Prazo de armazenamento',
  longest: 'Prazo de armazenamento de todos os rastreadores deste serviço: no máximo %{period}.',
  allSession: 'Todos os rastreadores deste serviço são excluídos quando o navegador ou o aplicativo é fechado.',
  allIndefinite: 'Os rastreadores deste serviço permanecem até que você os exclua.',
  unstated:
    'O fornecedor decide por quanto tempo os rastreadores deste serviço permanecem; a política dele traz mais informações.',
  namesUnknown: 'Não conhecemos os nomes de cada um dos rastreadores deste serviço.',
  caption: 'Rastreadores de %{service}',
  name: 'Nome',
  storage: 'Tipo',
  storages: { cookie: 'Cookie', local: 'Armazenamento local', app: 'Identificador de dispositivo' },
  party: 'Origem',
  choices: {
    heading: 'Como você decide',
    devices:
      'Nas configurações do navegador, você pode ver quais cookies e dados armazenados ele contém, excluí-los e bloquear novos. Veja onde:',
    phones:
      'No celular ou tablet, as configurações do sistema permitem redefinir ou desativar o identificador de publicidade e decidir quais aplicativos podem rastrear você.',
    consequence:
      'Se você bloquear rastreadores estritamente necessários, partes de %{site} poderão deixar de funcionar.',
    optOuts: 'Alguns fornecedores oferecem uma forma própria de recusa (opt-out):',
    optOut: 'Recusar: %{name}',
  },
  rights: {
    heading: 'Seus direitos',
    text: 'Quando os rastreadores tratam dados pessoais, você tem os direitos que a legislação de proteção de dados lhe confere. Para exercê-los, entre em contato por meio de %{contact}.',
    complain: 'Você também pode apresentar reclamação a uma autoridade de proteção de dados.',
  },
  none: {
    heading: 'Sem rastreadores',
    text: '%{site} não utiliza nenhum serviço que grave rastreadores no seu dispositivo.',
  },
  changes: {
    heading: 'Alterações desta política de cookies',
    text: 'Quando os rastreadores mudam, esta política de cookies também muda. Cada versão traz a sua data, e as versões anteriores podem ser consultadas na página em que a política está publicada.',
  },
};
