import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Para as pessoas na Austrália',
  scope:
    'Quando se aplica a lei australiana da privacidade, Privacy Act 1988, esta secção completa a política. Indica os princípios australianos da privacidade (Australian Privacy Principles, APP) do anexo 1 dessa lei.',
  kinds:
    'Os tipos de informações pessoais que recolhemos e detemos, a forma como as recolhemos e as finalidades para as quais as recolhemos, detemos, utilizamos e comunicamos estão descritos nesta política (APP 1.4).',
  anonymity:
    'Não tem de se identificar, ou pode utilizar um pseudónimo, sempre que tal seja lícito e praticável (APP 2).',
  overseas:
    'É provável que comuniquemos informações pessoais a destinatários nos seguintes países fora da Austrália: %{countries} (APP 1.4(f) e (g), APP 8).',
  access:
    'Para aceder às informações pessoais que detemos sobre si (APP 12) ou para obter a sua correção (APP 13), contacte-nos: %{contact}. O pedido é gratuito.',
  complaint:
    'Se considerar que violámos um princípio australiano da privacidade, utilize o mesmo contacto. Se não obtiver resposta ao fim de 30 dias ou não ficar satisfeito com ela, pode apresentar queixa ao comissário australiano da informação, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'A secção sobre decisões automatizadas indica para que decisões os programas informáticos utilizam informações pessoais, e quais (APP 1.7 a 1.9).',
  noDecisions:
    'Não utilizamos nenhum programa informático que tome decisões em relação às quais seja razoável prever que afetem significativamente os seus direitos ou interesses (APP 1.7 a 1.9).',
};
