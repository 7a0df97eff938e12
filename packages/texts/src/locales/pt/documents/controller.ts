import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Responsável pelo tratamento',
  intro:
    'O responsável pelo tratamento, isto é, quem determina as finalidades e os meios de tratamento dos dados pessoais quando utiliza %{site}, é: %{owner}.',
  we: 'Neste documento, «nós» designa %{owner}.',
  name: 'Nome',
  address: 'Morada',
  country: 'País',
  email: 'E-mail',
  phone: 'Telefone',
  vatNumber: 'Número de IVA',
  site: 'Site',
  app: 'Aplicação',
  jointControllers: 'Responsáveis conjuntos pelo tratamento',
  jointIntro:
    'Em parte do tratamento, decidimos em conjunto com as entidades aqui indicadas. Pode exercer os seus direitos em relação a cada um de nós (artigo 26.º, n.º 3, do RGPD).',
  jointIntroPlain:
    'Em parte do tratamento, decidimos em conjunto com as entidades aqui indicadas. Pode exercer os seus direitos em relação a cada um de nós.',
  essence: 'O que acordámos',
  representative: 'Representante na União Europeia (artigo 27.º do RGPD)',
  ukRepresentative: 'Representante no Reino Unido (artigo 27.º do UK GDPR)',
  swissRepresentative: 'Representante na Suíça (artigo 14.º da LPD)',
  dpo: 'Encarregado da proteção de dados',
  dpoIntro:
    'Pode contactar o encarregado da proteção de dados sobre todas as questões relativas aos seus dados e aos seus direitos.',
  privacyOfficer: 'Pessoa responsável pela proteção das informações pessoais (Quebeque)',
  officerTitle: 'Cargo',
};
