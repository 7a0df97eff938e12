import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Per a les persones que es troben al Japó',
  scope:
    'Quan s’aplica la llei japonesa de protecció de la informació personal, l’Act on the Protection of Personal Information (APPI), aquesta secció completa la política.',
  operator:
    'L’operador comercial que tracta la vostra informació personal és %{owner}; la seva adreça consta més amunt.',
  operatorWith:
    'L’operador comercial que tracta la vostra informació personal és %{owner}, amb la representació següent: %{representative}; la seva adreça consta més amunt.',
  purposes:
    'Les finalitats d’ús són les indicades en aquesta política (article 21 de l’APPI). No utilitzem informació personal més enllà d’aquestes finalitats sense el vostre consentiment, llevat que ho permeti l’article 18 de l’APPI.',
  thirdParties:
    'Les dades personals es faciliten a tercers amb el vostre consentiment o quan ho permet l’article 27 de l’APPI. El tractament dins de les finalitats d’ús s’encomana als proveïdors que el fan per compte nostre (article 27.5.i de l’APPI).',
  foreign:
    'Les dades personals també es tracten als països següents fora del Japó: %{countries}. Si ho demaneu, us informem de la protecció de la informació personal en cadascun d’ells i de les mesures preses pel destinatari (article 28 de l’APPI).',
  requests:
    'Podeu demanar que se us comuniquin les finalitats d’ús (article 32 de l’APPI), la divulgació de les dades personals que conservem sobre vós i dels registres del seu lliurament a tercers (article 33 de l’APPI), que es corregeixin, s’ampliïn o s’eliminin (article 34 de l’APPI), i que se’n cessi l’ús o el lliurament a tercers o que se suprimeixin (article 35 de l’APPI).',
  exercise:
    'Per a aquestes sol·licituds, per a reclamacions i per saber quines mesures prenem per a la seguretat de les dades personals (article 23 de l’APPI), poseu-vos en contacte amb nosaltres: %{contact}.',
  authority:
    'L’autoritat competent és la comissió japonesa de protecció de la informació personal, la Personal Information Protection Commission (%{link}).',
};
