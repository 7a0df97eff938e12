import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Controlador',
  intro:
    'O controlador, isto é, quem toma as decisões sobre as finalidades e os meios do tratamento de dados pessoais no uso de %{site}, é %{owner}.',
  we: 'Neste documento, “nós”, “nosso” e “nossa” referem-se a %{owner}.',
  name: 'Nome',
  address: 'Endereço',
  country: 'País',
  email: 'E-mail',
  phone: 'Telefone',
  vatNumber: 'Número de identificação fiscal',
  site: 'Site',
  app: 'Aplicativo',
  jointControllers: 'Controladores conjuntos',
  jointIntro:
    'Em parte do tratamento, determinamos as finalidades e os meios em conjunto com as partes aqui indicadas. Você pode exercer os seus direitos perante cada um dos controladores (art. 26, nº 3, do GDPR).',
  jointIntroPlain:
    'Em parte do tratamento, determinamos as finalidades e os meios em conjunto com as partes aqui indicadas. Você pode exercer os seus direitos perante cada um dos controladores.',
  essence: 'Essência do acordo',
  representative: 'Representante na União Europeia (art. 27 do GDPR)',
  ukRepresentative: 'Representante no Reino Unido (art. 27 do UK GDPR)',
  swissRepresentative: 'Representante na Suíça (art. 14 da FADP)',
  dpo: 'Encarregado pelo tratamento de dados pessoais (DPO)',
  dpoIntro:
    'Você pode entrar em contato com o encarregado sobre qualquer assunto relativo aos seus dados pessoais e aos seus direitos.',
  privacyOfficer: 'Pessoa responsável pela proteção das informações pessoais (Quebec)',
  officerTitle: 'Cargo',
};
