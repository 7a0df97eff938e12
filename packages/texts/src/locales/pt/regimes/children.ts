import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Para os pais de crianças nos Estados Unidos',
  scope:
    'Nos termos da Children’s Online Privacy Protection Rule (16 CFR Part 312), o regulamento dos EUA sobre a privacidade das crianças na Internet, esta secção explica aos pais como são tratadas em %{site} as informações pessoais de crianças com menos de 13 anos.',
  operator:
    'O operador é: %{owner}. O seu endereço postal, o seu endereço de e-mail e, se existir, o seu número de telefone constam do início desta política. Responde a todas as questões sobre as informações de crianças (%{contact}).',
  others:
    'Também recolhem ou recebem informações através de %{site} os seguintes serviços: %{services}. Quem os presta e como contactar os prestadores consta da secção sobre os serviços.',
  collected:
    'Informações que podem ser recolhidas de crianças: %{data}. A forma como são utilizadas e comunicadas é indicada nesta política para cada atividade e serviço.',
  persistent:
    'Os identificadores persistentes recolhidos para o funcionamento interno de %{site} não são utilizados para mais nada: nem para contactar uma criança, nem para publicidade baseada no comportamento, nem para definir um perfil.',
  consent:
    'Antes de recolhermos, utilizarmos ou comunicarmos informações pessoais de uma criança para além das exceções do § 312.5(c), obtemos o consentimento verificável de um dos pais. O pai ou a mãe pode consentir na recolha e na utilização sem consentir na comunicação a terceiros, salvo se a comunicação fizer parte integrante do serviço.',
  rights:
    'Os pais podem consultar as informações da criança, obter o seu apagamento e recusar que continuem a ser recolhidas ou utilizadas. Para tal, utilizem o contacto acima indicado; certificamo-nos de que quem faz o pedido é a mãe ou o pai (§ 312.6).',
  condition:
    'Não pedimos a uma criança que revele mais informações do que as razoavelmente necessárias para participar numa atividade (§ 312.7).',
  retention:
    'As informações de crianças só são conservadas durante o tempo razoavelmente necessário para a finalidade para que foram recolhidas e são depois apagadas (§ 312.10). Os prazos e critérios são indicados nesta política.',
};
