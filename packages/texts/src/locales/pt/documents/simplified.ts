import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'O que é tratado, para quê e quem o recebe?',
    intro: 'São estas as finalidades para as quais são tratados dados pessoais e os destinatários de cada uma.',
    data: 'Dados em causa',
  },
  where: {
    heading: 'Para onde vão os dados?',
    text: 'Países do tratamento: %{countries}.',
    safeguards:
      'Fora do Espaço Económico Europeu, os dados são protegidos pelas garantias descritas na política completa.',
  },
  howLong: {
    heading: 'Durante quanto tempo são conservados?',
    text: 'Durante o tempo que a finalidade exige, ou mais quando uma lei o determine. A política completa indica o prazo ou o critério para cada finalidade.',
  },
  choices: {
    heading: 'O que pode decidir?',
    consent: 'Pode recusar ou retirar o consentimento a qualquer momento.',
    object:
      'Pode opor-se a qualquer momento ao tratamento para efeitos de comercialização direta e, por motivos relacionados com a sua situação, ao tratamento baseado em interesses legítimos.',
    rights:
      'Pode consultar os seus dados, obter a sua retificação ou apagamento, obter a limitação da sua utilização e levá-los consigo.',
    usOptOut:
      'Nos estados dos EUA indicados na política completa, pode recusar a venda dos seus dados e a publicidade direcionada.',
    noRetaliation: 'O exercício de um direito é gratuito e não tem qualquer desvantagem.',
    write: 'Contacte-nos: %{contact}.',
    complain: 'Pode apresentar reclamação a uma autoridade de proteção de dados.',
  },
  more: {
    heading: 'Onde pode ler mais?',
    text: 'A %{policy} expõe tudo isto em pormenor. Refere-se ao mesmo tratamento e tem a mesma data.',
    policy: 'política completa',
  },
};
