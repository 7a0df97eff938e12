import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'O que é tratado, para quê e quem recebe os dados?',
    intro: 'Estas são as finalidades para as quais dados pessoais são tratados e os destinatários de cada uma.',
    data: 'Dados envolvidos',
  },
  where: {
    heading: 'Para onde vão os dados?',
    text: 'Países de tratamento: %{countries}.',
    safeguards:
      'Fora do Espaço Econômico Europeu, os dados são protegidos pelas garantias descritas na política completa.',
  },
  howLong: {
    heading: 'Por quanto tempo são conservados?',
    text: 'Pelo tempo que a finalidade exige, ou por mais tempo quando previsto em lei. A política completa indica o prazo ou o critério para cada finalidade.',
  },
  choices: {
    heading: 'O que você pode decidir?',
    consent: 'Você pode recusar o consentimento ou revogá-lo a qualquer momento.',
    object:
      'Você pode opor-se a qualquer momento ao tratamento para fins de marketing direto e, por motivos relacionados à sua situação particular, ao tratamento baseado em legítimo interesse.',
    rights:
      'Você pode acessar os seus dados, solicitar a sua correção ou eliminação, limitar o seu uso e levá-los consigo (portabilidade).',
    usOptOut:
      'Nos estados norte-americanos indicados na política completa, você pode recusar a venda dos seus dados e a publicidade direcionada.',
    noRetaliation: 'O exercício de um direito é gratuito e não traz nenhuma desvantagem.',
    write: 'Entre em contato por meio de %{contact}.',
    complain: 'Você pode apresentar reclamação a uma autoridade de proteção de dados.',
  },
  more: {
    heading: 'Onde saber mais?',
    text: 'A %{policy} apresenta tudo isso em detalhe. Ela trata das mesmas atividades de tratamento e tem a mesma data.',
    policy: 'política completa',
  },
};
