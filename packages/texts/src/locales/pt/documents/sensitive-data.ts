import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Dados sensíveis',
  intro:
    'Alguns dos dados que tratamos beneficiam de proteção especial (artigos 9.º e 10.º do RGPD e disposições correspondentes de outras leis):',
  introPlain: 'Alguns dos dados que tratamos beneficiam de proteção especial:',
  kinds: {
    health: 'dados relativos à saúde',
    sexLife: 'dados relativos à vida sexual ou à orientação sexual',
    ethnicOrigin: 'origem racial ou étnica',
    politicalOpinions: 'opiniões políticas',
    beliefs: 'convicções religiosas ou filosóficas',
    tradeUnion: 'filiação sindical',
    genetic: 'dados genéticos',
    biometric: 'dados biométricos que identificam uma pessoa',
    criminal: 'condenações penais e infrações',
    preciseLocation: 'localização exata',
    immigrationStatus: 'nacionalidade ou situação de imigração',
    accountAccess: 'números de conta ou de cartão em conjunto com os códigos de acesso',
    messageContents: 'conteúdo de mensagens que não nos são dirigidas',
    knownChild: 'dados de uma pessoa que se sabe ser uma criança',
  },
  conditions: {
    explicitConsent: 'Consentimento explícito (artigo 9.º, n.º 2, alínea a), do RGPD)',
    employment: 'Legislação laboral e de segurança social (artigo 9.º, n.º 2, alínea b), do RGPD)',
    vitalInterests:
      'Interesses vitais de uma pessoa incapacitada de dar o seu consentimento (artigo 9.º, n.º 2, alínea c), do RGPD)',
    association:
      'Atividades de um organismo sem fins lucrativos relativas aos seus membros (artigo 9.º, n.º 2, alínea d), do RGPD)',
    madePublic: 'Dados que a pessoa tornou manifestamente públicos (artigo 9.º, n.º 2, alínea e), do RGPD)',
    legalClaims:
      'Declaração, exercício ou defesa de um direito num processo judicial (artigo 9.º, n.º 2, alínea f), do RGPD)',
    publicInterest: 'Interesse público importante previsto na lei (artigo 9.º, n.º 2, alínea g), do RGPD)',
    healthCare: 'Cuidados de saúde (artigo 9.º, n.º 2, alínea h), do RGPD)',
    publicHealth: 'Saúde pública (artigo 9.º, n.º 2, alínea i), do RGPD)',
    research: 'Arquivo, investigação ou estatística previstos na lei (artigo 9.º, n.º 2, alínea j), do RGPD)',
  },
  data: 'Dados',
  where: 'Tratados para',
  condition: 'Condição',
};
