import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Para pessoas na África do Sul',
  scope:
    'Quando se aplica a lei sul-africana de proteção de informações pessoais (Protection of Personal Information Act, Lei nº 4 de 2013, POPIA), somos a parte responsável (responsible party) e esta seção complementa a política. As seções citadas entre parênteses são as dessa lei.',
  officer:
    'Você pode entrar em contato com o nosso responsável pela informação (information officer, seção 55) por meio de %{contact}.',
  voluntary:
    'Se as informações precisam ser fornecidas, e quais as consequências de não fornecê-las, consta desta política em cada atividade (seção 18).',
  rightsIntro: 'Você pode:',
  rights: {
    access:
      'saber gratuitamente se mantemos informações sobre você e solicitar o respectivo registro ou uma descrição dele (seção 23)',
    correction:
      'solicitar a correção ou a exclusão de informações inexatas, irrelevantes, excessivas, desatualizadas, incompletas, enganosas ou obtidas ilicitamente (seção 24)',
    objection:
      'opor-se ao tratamento por motivos razoáveis relacionados à sua situação (seção 11(3)) e, a qualquer momento, ao marketing direto',
    withdrawal: 'revogar o consentimento a qualquer momento (seção 11(2))',
    decisions:
      'não se sujeitar a uma decisão com efeitos jurídicos baseada unicamente em tratamento automatizado (seção 71)',
    court: 'propor ação cível (seção 99)',
  },
  transfers:
    'As informações são transferidas aos países fora da África do Sul indicados nesta política somente quando a seção 72 permite: quando uma lei, regras vinculativas ou um acordo as protegem ali de forma adequada, com o seu consentimento ou com outro fundamento dessa seção.',
  authority: 'Você pode apresentar reclamação à autoridade sul-africana, Information Regulator (%{link}) (seção 74).',
};
