import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Para pais de crianças nos Estados Unidos',
  scope:
    'Nos termos da norma norte-americana de proteção da privacidade on-line das crianças (Children’s Online Privacy Protection Rule, 16 CFR Part 312), esta seção informa aos pais como as informações pessoais de crianças com menos de 13 anos são tratadas em %{site}.',
  operator:
    'O operador é %{owner}. O seu endereço postal, o seu endereço de e-mail e, se houver, o seu telefone constam do início desta política. Todas as perguntas sobre informações de crianças são respondidas por meio de %{contact}.',
  others:
    'Também coletam ou recebem informações por meio de %{site} os seguintes serviços: %{services}. Quem os presta e como entrar em contato com os prestadores consta da seção sobre os serviços.',
  collected:
    'Informações que podem ser coletadas de crianças: %{data}. A forma como são usadas e comunicadas consta desta política, para cada atividade e serviço.',
  persistent:
    'Os identificadores persistentes coletados para o funcionamento interno de %{site} não são usados para mais nada: nem para contatar uma criança, nem para publicidade comportamental, nem para definir um perfil.',
  consent:
    'Antes de coletar, usar ou comunicar informações pessoais de uma criança além das exceções do § 312.5(c), obtemos o consentimento verificável do pai ou da mãe. O pai ou a mãe pode consentir com a coleta e o uso sem consentir com a comunicação a terceiros, salvo se a comunicação for parte integrante do serviço.',
  rights:
    'O pai ou a mãe pode consultar as informações da criança, solicitar a sua eliminação e recusar que continuem a ser coletadas ou usadas. Para isso, basta usar o contato acima; certificamo-nos de que o pedido vem do pai ou da mãe (§ 312.6).',
  condition:
    'Não pedimos a uma criança que informe mais do que o razoavelmente necessário para participar de uma atividade (§ 312.7).',
  retention:
    'As informações de crianças são conservadas somente pelo tempo razoavelmente necessário à finalidade para a qual foram coletadas e, em seguida, eliminadas (§ 312.10). Os prazos e critérios constam desta política.',
};
