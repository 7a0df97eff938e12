import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consentimento (artigo 6.º, n.º 1, alínea a), do RGPD)',
    contract:
      'Execução de um contrato consigo ou diligências pré-contratuais a seu pedido (artigo 6.º, n.º 1, alínea b), do RGPD)',
    legalObligation: 'Cumprimento de uma obrigação jurídica (artigo 6.º, n.º 1, alínea c), do RGPD)',
    vitalInterests: 'Defesa de interesses vitais (artigo 6.º, n.º 1, alínea d), do RGPD)',
    publicTask: 'Exercício de funções de interesse público (artigo 6.º, n.º 1, alínea e), do RGPD)',
    legitimateInterests: 'Interesses legítimos (artigo 6.º, n.º 1, alínea f), do RGPD)',
  },
  short: {
    consent: 'Consentimento',
    contract: 'Contrato',
    legalObligation: 'Obrigação jurídica',
    vitalInterests: 'Interesses vitais',
    publicTask: 'Funções de interesse público',
    legitimateInterests: 'Interesses legítimos',
  },
  interests: {
    delivery: 'Disponibilização rápida e fiável dos conteúdos',
    security: 'Proteção contra ataques, spam e utilizações abusivas',
    fraud: 'Prevenção da fraude e dos prejuízos que causa',
    errors: 'Deteção e reparação de falhas',
    answering: 'Resposta a pedidos e apoio aos utilizadores',
    convenience: 'Facilidade de utilização',
    accessibility: 'Possibilidade de utilização pelo maior número possível de pessoas',
    customers: 'Manutenção do contacto com clientes e potenciais clientes',
    statistics: 'Conhecimento do que é utilizado, e como, a fim de o melhorar',
    content: 'Apresentação apelativa dos conteúdos e do que oferecemos',
    advertising: 'Divulgação das nossas ofertas e conhecimento do respetivo resultado',
    recruiting: 'Procura de colaboradores adequados',
    proof: 'Possibilidade de comprovar as escolhas efetuadas',
    operations: 'Funcionamento eficiente da nossa organização',
  },
};
