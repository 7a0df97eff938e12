import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Para as pessoas na África do Sul',
  scope:
    'Quando se aplica a lei sul-africana sobre a proteção das informações pessoais, Protection of Personal Information Act, Lei n.º 4 de 2013 (POPIA), somos a parte responsável («responsible party») e esta secção completa a política. As secções indicadas entre parênteses são as dessa lei.',
  officer: 'Pode contactar assim o nosso responsável pela informação, o «information officer» (secção 55): %{contact}.',
  voluntary:
    'Esta política indica, para cada atividade, se as informações têm de ser fornecidas e quais as consequências de não o serem (secção 18).',
  rightsIntro: 'Pode:',
  rights: {
    access:
      'saber gratuitamente se detemos informações sobre si e pedir o respetivo registo ou uma descrição do mesmo (secção 23)',
    correction:
      'pedir a correção ou o apagamento de informações inexatas, irrelevantes, excessivas, desatualizadas, incompletas, enganosas ou obtidas ilicitamente (secção 24)',
    objection:
      'opor-se ao tratamento por motivos razoáveis relacionados com a sua situação (secção 11(3)) e, a qualquer momento, à comercialização direta',
    withdrawal: 'retirar o consentimento a qualquer momento (secção 11(2))',
    decisions:
      'não ficar sujeito a uma decisão com efeitos jurídicos que assente exclusivamente no tratamento automatizado (secção 71)',
    court: 'intentar uma ação cível (secção 99)',
  },
  transfers:
    'As informações só são transferidas para os países fora da África do Sul indicados nesta política quando a secção 72 o permite: quando uma lei, regras vinculativas ou um acordo as protegem aí de forma adequada, com o seu consentimento ou com outro fundamento dessa secção.',
  authority: 'Pode apresentar queixa à autoridade sul-africana, Information Regulator (%{link}) (secção 74).',
};
