import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Tratamento noutros países',
  intro:
    'Os dados pessoais são tratados nos países aqui indicados. Fora do Espaço Económico Europeu, os dados só podem ser transferidos para onde os proteja uma das garantias dos artigos 44.º a 49.º do RGPD. O quadro indica-a para cada país.',
  introUk:
    'Os dados pessoais são tratados nos países aqui indicados. Fora do Reino Unido, os dados só podem ser transferidos para onde os proteja uma das garantias dos artigos 44.º a 49.º do UK GDPR. O quadro indica-a para cada país.',
  introSwiss:
    'Os dados pessoais são comunicados a destinatários nos países aqui indicados. O quadro indica, para cada país, o que assegura uma proteção adequada (artigo 16.º da LPD).',
  introPlain: 'Os dados pessoais são tratados nos seguintes países:',
  none: 'Os serviços indicados nesta política tratam dados pessoais apenas no Espaço Económico Europeu: %{countries}.',
  caption: 'Países, destinatários e garantias',
  country: 'País',
  recipients: 'Destinatários',
  safeguard: 'Garantia',
  safeguards: {
    inside: 'No Espaço Económico Europeu, onde se aplica o RGPD',
    home: 'Sem transferência para outro país',
    adequacyEu: 'Decisão de adequação da Comissão Europeia (artigo 45.º do RGPD)',
    adequacyEuLimited: 'Decisão de adequação da Comissão Europeia (artigo 45.º do RGPD), dentro do seu âmbito',
    adequacyUk: 'Regulamentos de adequação do Reino Unido (artigo 45A do UK GDPR)',
    adequacySwiss:
      'Proteção adequada segundo o Conselho Federal suíço (artigo 16.º, n.º 1, da LPD, anexo 1 do Regulamento suíço sobre a Proteção de Dados)',
    frameworkEu:
      'Quadro de Privacidade dos Dados UE-EUA (EU-US Data Privacy Framework): decisão de adequação (UE) 2023/1795 da Comissão Europeia (artigo 45.º do RGPD); o destinatário está certificado',
    frameworkUk:
      'Extensão ao Reino Unido do Quadro de Privacidade dos Dados UE-EUA (UK Extension to the EU-US Data Privacy Framework); o destinatário está certificado',
    frameworkSwiss:
      'Quadro de Privacidade dos Dados Suíça-EUA (Swiss-US Data Privacy Framework); o destinatário está certificado',
    clausesEu: 'Cláusulas contratuais-tipo da Comissão Europeia (artigo 46.º, n.º 2, alínea c), do RGPD)',
    clausesUk:
      'International Data Transfer Agreement ou Addendum emitido pelo Information Commissioner do Reino Unido (artigo 46.º do UK GDPR)',
    clausesSwiss:
      'Cláusulas-tipo de proteção de dados reconhecidas pelo FDPIC, a autoridade suíça de proteção de dados (artigo 16.º, n.º 2, alínea d), da LPD)',
    bindingRules: 'Regras vinculativas aplicáveis às empresas (artigo 46.º, n.º 2, alínea b), do RGPD)',
    explicitConsent:
      'O seu consentimento explícito, após informação sobre os riscos (artigo 49.º, n.º 1, alínea a), do RGPD)',
    contract:
      'Transferência necessária para um contrato consigo ou no seu interesse (artigo 49.º, n.º 1, alínea b) ou c), do RGPD)',
    frameworkOrClausesEu:
      'Cláusulas contratuais-tipo da Comissão Europeia (artigo 46.º, n.º 2, alínea c), do RGPD) ou, se o destinatário estiver certificado, Quadro de Privacidade dos Dados UE-EUA (EU-US Data Privacy Framework, artigo 45.º do RGPD)',
  },
  copy: 'Pode obter uma cópia das cláusulas ou regras aqui indicadas, ou saber onde estão disponíveis, contactando-nos (%{contact}).',
  usRisk:
    'Fora dos países abrangidos por uma decisão de adequação, o nível de proteção de dados exigido por lei pode ser inferior e as autoridades podem ter um acesso mais amplo aos dados. É por isso que são acordadas as garantias aqui indicadas.',
};
