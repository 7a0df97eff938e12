import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Dados pessoais sensíveis',
  intro:
    'Alguns dos dados que tratamos têm proteção especial (arts. 9º e 10 do GDPR e disposições correspondentes de outras leis):',
  introPlain: 'Alguns dos dados que tratamos têm proteção especial:',
  kinds: {
    health: 'dados referentes à saúde',
    sexLife: 'dados referentes à vida sexual ou à orientação sexual',
    ethnicOrigin: 'origem racial ou étnica',
    politicalOpinions: 'opiniões políticas',
    beliefs: 'convicções religiosas ou filosóficas',
    tradeUnion: 'filiação sindical',
    genetic: 'dados genéticos',
    biometric: 'dados biométricos que identificam uma pessoa',
    criminal: 'condenações penais e infrações',
    preciseLocation: 'localização precisa',
    immigrationStatus: 'cidadania ou situação migratória',
    accountAccess: 'números de conta ou de cartão acompanhados de códigos de acesso',
    messageContents: 'conteúdo de mensagens não dirigidas a nós',
    knownChild: 'dados de pessoa que se sabe ser criança',
  },
  conditions: {
    explicitConsent: 'Consentimento explícito (art. 9º, nº 2, alínea a, do GDPR)',
    employment: 'Legislação trabalhista e de seguridade social (art. 9º, nº 2, alínea b, do GDPR)',
    vitalInterests:
      'Interesses vitais de uma pessoa incapaz de dar o seu consentimento (art. 9º, nº 2, alínea c, do GDPR)',
    association:
      'Atividades de organismo sem fins lucrativos relativas aos seus membros (art. 9º, nº 2, alínea d, do GDPR)',
    madePublic: 'Dados tornados manifestamente públicos pelo titular (art. 9º, nº 2, alínea e, do GDPR)',
    legalClaims: 'Constituição, exercício ou defesa de direitos (art. 9º, nº 2, alínea f, do GDPR)',
    publicInterest: 'Interesse público importante previsto em lei (art. 9º, nº 2, alínea g, do GDPR)',
    healthCare: 'Prestação de cuidados de saúde (art. 9º, nº 2, alínea h, do GDPR)',
    publicHealth: 'Saúde pública (art. 9º, nº 2, alínea i, do GDPR)',
    research: 'Arquivo, pesquisa ou estatística previstos em lei (art. 9º, nº 2, alínea j, do GDPR)',
  },
  data: 'Dados',
  where: 'Tratados para',
  condition: 'Condição',
};
