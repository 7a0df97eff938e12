import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Política de cookies',
  about: {
    heading: 'De que trata esta política de cookies',
    site: 'Esta política de cookies explica que cookies e outros rastreadores %{site} utiliza, para que serve cada um deles, quem o pode ler, quanto tempo permanece no seu dispositivo e como o pode recusar.',
    app: 'Esta política de cookies explica que rastreadores a aplicação %{site} utiliza, para que serve cada um deles, quem o pode ler, quanto tempo permanece no seu dispositivo e como o pode recusar.',
    more: 'O que mais é feito com os dados pessoais, com quem são partilhados, para onde vão e que direitos tem é explicado na %{link}.',
    moreText: 'política de privacidade',
  },
  what: {
    heading: 'O que são os rastreadores',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Pequenos ficheiros de texto que um site faz guardar pelo navegador e que este lhe devolve em pedidos posteriores. Os cookies de sessão desaparecem quando o navegador é fechado; os outros, quando o seu prazo de conservação termina ou quando os elimina.',
      local: 'Armazenamento local',
      localText: 'Entradas que um site guarda num espaço do navegador e volta a ler numa visita posterior.',
      app: 'Identificadores de dispositivos',
      appText: 'Números pelos quais uma aplicação, ou os serviços nela integrados, reconhecem o seu dispositivo.',
    },
    parties:
      'Os rastreadores dizem-se próprios quando são definidos para o endereço do site que visita, e de terceiros quando são definidos para o endereço de outrem.',
  },
  categories: {
    necessary: 'Rastreadores estritamente necessários',
    functionality: 'Rastreadores de funcionalidade',
    experience: 'Rastreadores para uma melhor experiência',
    measurement: 'Rastreadores de medição',
    marketing: 'Rastreadores de marketing',
  },
  onlyWithConsent: 'Estes rastreadores só são utilizados se der o seu consentimento.',
  withoutConsent:
    'Estes rastreadores são utilizados sem consentimento, porque sem eles uma função que pede não estaria disponível.',
  used: 'Estes rastreadores são utilizados em %{site}.',
  provider: 'Prestador',
  purpose: 'Finalidade',
  duration: 'Prazo de conservação',
  longest: 'Prazo de conservação de todos os rastreadores deste serviço: no máximo, %{period}.',
  allSession: 'Todos os rastreadores deste serviço são eliminados quando o navegador ou a aplicação são fechados.',
  allIndefinite: 'Os rastreadores deste serviço permanecem até que os elimine.',
  unstated:
    'É o prestador que decide quanto tempo permanecem os rastreadores deste serviço; a sua própria política dá mais informações.',
  namesUnknown: 'Não conhecemos os nomes de cada um dos rastreadores deste serviço.',
  caption: 'Rastreadores de %{service}',
  name: 'Nome',
  storage: 'Tipo',
  storages: { cookie: 'Cookie', local: 'Armazenamento local', app: 'Identificador do dispositivo' },
  party: 'Colocado por',
  choices: {
    heading: 'Como pode decidir',
    devices:
      'Nas definições do navegador pode ver que cookies e dados tem armazenados, eliminá-los e bloquear os novos. Eis onde:',
    phones:
      'Num telemóvel ou tablet, as definições do sistema permitem repor ou desativar o identificador de publicidade e decidir que aplicações podem seguir a sua atividade.',
    consequence: 'Se bloquear rastreadores estritamente necessários, partes de %{site} podem deixar de funcionar.',
    optOuts: 'Alguns prestadores oferecem uma forma própria de recusa (opt-out):',
    optOut: 'Recusar: %{name}',
  },
  rights: {
    heading: 'Os seus direitos',
    text: 'Quando os rastreadores tratam dados pessoais, tem os direitos que a legislação de proteção de dados lhe confere. Para os exercer, contacte-nos: %{contact}.',
    complain: 'Pode também apresentar reclamação a uma autoridade de proteção de dados.',
  },
  none: {
    heading: 'Sem rastreadores',
    text: '%{site} não utiliza nenhum serviço que coloque rastreadores no seu dispositivo.',
  },
  changes: {
    heading: 'Alterações a esta política de cookies',
    text: 'Quando os rastreadores mudam, esta política de cookies muda também. Cada versão tem a sua data e as versões anteriores podem ser consultadas a partir da página em que está publicada.',
  },
};
