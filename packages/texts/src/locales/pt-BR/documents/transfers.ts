import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Transferência internacional e tratamento em outros países',
  intro:
    'Dados pessoais são tratados nos países listados aqui. Fora do Espaço Econômico Europeu, os dados só podem ser transferidos quando protegidos nos termos dos arts. 44 a 49 do GDPR. A tabela indica, para cada país, em que se fundamenta essa proteção.',
  introUk:
    'Dados pessoais são tratados nos países listados aqui. Fora do Reino Unido, os dados só podem ser transferidos quando protegidos nos termos dos arts. 44 a 49 do UK GDPR. A tabela indica, para cada país, em que se fundamenta essa proteção.',
  introSwiss:
    'Dados pessoais são comunicados a destinatários nos países listados aqui. A tabela indica, para cada país, o que assegura a proteção apropriada (art. 16 da FADP).',
  introPlain: 'Dados pessoais são tratados nestes países:',
  none: 'Os serviços indicados nesta política tratam dados pessoais somente no Espaço Econômico Europeu: %{countries}.',
  caption: 'Países, destinatários e garantias',
  country: 'País',
  recipients: 'Destinatários',
  safeguard: 'Fundamento ou garantia',
  safeguards: {
    inside: 'Dentro do Espaço Econômico Europeu, onde se aplica o GDPR',
    home: 'Sem transferência para outro país',
    adequacyEu: 'Decisão de adequação da Comissão Europeia (art. 45 do GDPR)',
    adequacyEuLimited: 'Decisão de adequação da Comissão Europeia (art. 45 do GDPR), nos limites do seu âmbito',
    adequacyUk: 'Normas de adequação do Reino Unido (art. 45A do UK GDPR)',
    adequacySwiss:
      'Proteção adequada segundo o Conselho Federal suíço (art. 16, nº 1, da FADP e Anexo 1 da Portaria sobre a Proteção de Dados)',
    frameworkEu:
      'EU-US Data Privacy Framework (Quadro de Privacidade de Dados UE-EUA): decisão de adequação (UE) 2023/1795 da Comissão Europeia (art. 45 do GDPR); o destinatário é certificado',
    frameworkUk:
      'UK Extension to the EU-US Data Privacy Framework (extensão do Quadro de Privacidade de Dados UE-EUA ao Reino Unido); o destinatário é certificado',
    frameworkSwiss: 'Swiss-US Data Privacy Framework; o destinatário é certificado',
    clausesEu: 'Cláusulas-padrão contratuais da Comissão Europeia (art. 46, nº 2, alínea c, do GDPR)',
    clausesUk:
      'International Data Transfer Agreement ou Addendum emitido pelo Information Commissioner do Reino Unido (art. 46 do UK GDPR)',
    clausesSwiss: 'Cláusulas-padrão de proteção de dados reconhecidas pela FDPIC (art. 16, nº 2, alínea d, da FADP)',
    bindingRules: 'Regras vinculativas aplicáveis às empresas (BCR, art. 46, nº 2, alínea b, do GDPR)',
    explicitConsent: 'Seu consentimento explícito, após informação sobre os riscos (art. 49, nº 1, alínea a, do GDPR)',
    contract: 'Necessidade para um contrato com você ou no seu interesse (art. 49, nº 1, alíneas b ou c, do GDPR)',
    frameworkOrClausesEu:
      'Cláusulas-padrão contratuais da Comissão Europeia (art. 46, nº 2, alínea c, do GDPR) ou, se o destinatário for certificado, EU-US Data Privacy Framework (Quadro de Privacidade de Dados UE-EUA, art. 45 do GDPR)',
  },
  copy: 'Você pode obter uma cópia das cláusulas ou regras aqui indicadas, ou saber onde estão disponíveis, por meio de %{contact}.',
  usRisk:
    'Nos países sem decisão de adequação, o nível de proteção de dados exigido por lei pode ser inferior, e as autoridades podem ter acesso mais amplo aos dados. Por isso são pactuadas as garantias aqui indicadas.',
};
