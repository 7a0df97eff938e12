import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Para pessoas na Austrália',
  scope:
    'Quando se aplica a lei australiana de privacidade (Privacy Act 1988), esta seção complementa a política. Ela cita os princípios australianos de privacidade (Australian Privacy Principles, APPs) do Anexo 1 dessa lei.',
  kinds:
    'Os tipos de informações pessoais que coletamos e mantemos, a forma como as coletamos e as finalidades para as quais as coletamos, mantemos, usamos e comunicamos estão descritos nesta política (APP 1.4).',
  anonymity:
    'Você não precisa se identificar, ou pode usar um pseudônimo, sempre que isso for lícito e viável (APP 2).',
  overseas:
    'É provável que comuniquemos informações pessoais a destinatários nos seguintes países fora da Austrália: %{countries} (APP 1.4(f) e (g), APP 8).',
  access:
    'Para acessar as informações pessoais que mantemos sobre você (APP 12) ou obter a sua correção (APP 13), entre em contato por meio de %{contact}. O pedido é gratuito.',
  complaint:
    'Se você considerar que violamos um princípio australiano de privacidade, use o mesmo canal. Se não receber resposta em 30 dias ou não concordar com ela, você pode reclamar ao comissário australiano da informação, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'A seção sobre decisões automatizadas informa para quais decisões programas de computador usam informações pessoais, e quais são essas informações (APP 1.7 a 1.9).',
  noDecisions:
    'Não usamos nenhum programa de computador que tome decisões que se possa razoavelmente esperar que afetem de forma significativa os seus direitos ou interesses (APP 1.7 a 1.9).',
};
