import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Para pessoas no Brasil',
  scope:
    'Quando se aplica a Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018 (LGPD), esta seção complementa a política.',
  bases:
    'Quando esta política indica como base legal o consentimento, um contrato, uma obrigação legal ou o legítimo interesse, essa é também a base legal de mesmo nome do art. 7º da LGPD; para dados sensíveis, a base legal é uma das previstas no art. 11 da LGPD.',
  basesPlain:
    'Tratamos dados pessoais com o seu consentimento, para um contrato com você, para cumprir obrigação legal ou para atender ao nosso legítimo interesse (art. 7º da LGPD); dados sensíveis, somente com uma das bases legais do art. 11 da LGPD.',
  rightsIntro: 'São estes os seus direitos (arts. 18 e 20 da LGPD):',
  rights: {
    access: 'confirmação de que tratamos os seus dados e acesso a eles',
    correction: 'correção de dados incompletos, inexatos ou desatualizados',
    blocking:
      'anonimização, bloqueio ou eliminação de dados desnecessários, excessivos ou tratados em desconformidade com a lei',
    portability: 'portabilidade dos seus dados a outro fornecedor',
    erasure:
      'eliminação dos dados tratados com o seu consentimento, exceto quando o art. 16 da LGPD permitir a sua conservação',
    sharing: 'informação das entidades públicas e privadas com as quais compartilhamos os seus dados',
    refusal: 'informação sobre a possibilidade de não fornecer consentimento e sobre as consequências da negativa',
    withdrawal: 'revogação do consentimento, gratuita e tão fácil quanto a sua manifestação (art. 8º, § 5º, da LGPD)',
    objection: 'oposição a tratamento sem consentimento que descumpra a lei (art. 18, § 2º, da LGPD)',
    review:
      'revisão de decisões tomadas unicamente com base em tratamento automatizado que afetem os seus interesses (art. 20 da LGPD)',
  },
  exercise:
    'Para exercê-los, e para qualquer questão sobre proteção de dados (art. 41 da LGPD), entre em contato por meio de %{contact}. Respondemos imediatamente em formato simplificado ou, de forma completa, no prazo de 15 dias da data do requerimento (art. 19 da LGPD).',
  transfers:
    'Os dados são transferidos aos países fora do Brasil indicados nesta política somente quando o art. 33 da LGPD permite: a países cuja proteção a ANPD tenha reconhecido, com as cláusulas-padrão contratuais da Resolução CD/ANPD nº 19/2024 ou com outro fundamento desse artigo.',
  children: 'Os dados de crianças e adolescentes são tratados em seu melhor interesse (art. 14 da LGPD).',
  authority:
    'Você também pode peticionar à Agência Nacional de Proteção de Dados, ANPD (%{link}), e aos órgãos de defesa do consumidor (art. 18, §§ 1º e 8º, da LGPD).',
};
