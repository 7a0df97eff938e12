import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consentimento (art. 6º, nº 1, alínea a, do GDPR)',
    contract:
      'Execução de contrato com você ou procedimentos preliminares a seu pedido (art. 6º, nº 1, alínea b, do GDPR)',
    legalObligation: 'Cumprimento de obrigação legal (art. 6º, nº 1, alínea c, do GDPR)',
    vitalInterests: 'Proteção de interesses vitais (art. 6º, nº 1, alínea d, do GDPR)',
    publicTask: 'Exercício de funções de interesse público (art. 6º, nº 1, alínea e, do GDPR)',
    legitimateInterests: 'Legítimo interesse (art. 6º, nº 1, alínea f, do GDPR)',
  },
  short: {
    consent: 'Consentimento',
    contract: 'Contrato',
    legalObligation: 'Obrigação legal',
    vitalInterests: 'Interesses vitais',
    publicTask: 'Interesse público',
    legitimateInterests: 'Legítimo interesse',
  },
  interests: {
    delivery: 'Entrega rápida e confiável dos conteúdos',
    security: 'Proteção contra ataques, spam e abusos',
    fraud: 'Prevenção de fraudes e dos prejuízos delas decorrentes',
    errors: 'Detecção e correção de falhas',
    answering: 'Resposta a solicitações e suporte aos usuários',
    convenience: 'Facilidade de uso',
    accessibility: 'Possibilidade de uso pelo maior número possível de pessoas',
    customers: 'Relacionamento com clientes atuais e potenciais',
    statistics: 'Conhecimento do que é usado, e como, a fim de aprimorá-lo',
    content: 'Apresentação atraente dos conteúdos e do que oferecemos',
    advertising: 'Divulgação das nossas ofertas e avaliação dos seus resultados',
    recruiting: 'Busca de profissionais adequados',
    proof: 'Possibilidade de comprovar as escolhas feitas',
    operations: 'Gestão eficiente da nossa organização',
  },
};
