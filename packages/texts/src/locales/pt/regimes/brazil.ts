import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Para as pessoas no Brasil',
  scope:
    'Quando se aplica a Lei Geral de Proteção de Dados Pessoais brasileira, Lei n.º 13.709/2018 (LGPD), esta secção completa a política.',
  bases:
    'Quando esta política indica como fundamento jurídico o consentimento, um contrato, uma obrigação jurídica ou interesses legítimos, essa é também a base legal com o mesmo nome do artigo 7.º da LGPD; para os dados sensíveis, é uma das previstas no artigo 11.º da LGPD.',
  basesPlain:
    'Tratamos dados pessoais com o seu consentimento, para um contrato consigo, para cumprir uma obrigação jurídica ou para os nossos interesses legítimos (artigo 7.º da LGPD); os dados sensíveis, apenas com uma das bases legais do artigo 11.º da LGPD.',
  rightsIntro: 'Tem os seguintes direitos (artigos 18.º e 20.º da LGPD):',
  rights: {
    access: 'confirmação de que tratamos os seus dados e acesso aos mesmos',
    correction: 'correção de dados incompletos, inexatos ou desatualizados',
    blocking: 'anonimização, bloqueio ou eliminação de dados desnecessários, excessivos ou tratados em violação da lei',
    portability: 'portabilidade dos seus dados para outro fornecedor',
    erasure:
      'eliminação dos dados tratados com o seu consentimento, exceto quando o artigo 16.º da LGPD permita a sua conservação',
    sharing: 'informação sobre as entidades públicas e privadas com as quais partilhámos os seus dados',
    refusal: 'informação sobre a possibilidade de recusar o consentimento e sobre as consequências da recusa',
    withdrawal: 'revogação do consentimento, gratuita e tão fácil como a sua prestação (artigo 8.º, § 5.º, da LGPD)',
    objection: 'oposição a um tratamento sem consentimento que viole a lei (artigo 18.º, § 2.º, da LGPD)',
    review:
      'revisão das decisões tomadas unicamente por meios automatizados que afetem os seus interesses (artigo 20.º da LGPD)',
  },
  exercise:
    'Para os exercer, e para qualquer questão sobre a proteção de dados (artigo 41.º da LGPD), contacte-nos: %{contact}. Respondemos de imediato em formato simplificado ou, de forma completa, no prazo de 15 dias a contar do pedido (artigo 19.º da LGPD).',
  transfers:
    'Os dados só são transferidos para os países fora do Brasil indicados nesta política quando o artigo 33.º da LGPD o permite: para países cuja proteção a ANPD reconheceu, ao abrigo das cláusulas-padrão contratuais da Resolução CD/ANPD n.º 19/2024 ou com outro fundamento desse artigo.',
  children: 'Os dados de crianças e adolescentes são tratados no seu melhor interesse (artigo 14.º da LGPD).',
  authority:
    'Pode também apresentar petição à Agência Nacional de Proteção de Dados do Brasil, ANPD (%{link}), e aos organismos de defesa do consumidor (artigo 18.º, §§ 1.º e 8.º, da LGPD).',
};
