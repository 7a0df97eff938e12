import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Per a les persones que es troben a Austràlia',
  scope:
    'Quan s’aplica la llei australiana de privacitat, la Privacy Act 1988, aquesta secció completa la política. Indica els principis australians de privacitat (Australian Privacy Principles, APP) de l’annex 1 d’aquesta llei.',
  kinds:
    'Els tipus d’informació personal que recollim i conservem, com la recollim i les finalitats per a les quals la recollim, conservem, utilitzem i comuniquem es descriuen en aquesta política (APP 1.4).',
  anonymity: 'No cal que us identifiqueu, o podeu utilitzar un pseudònim, sempre que sigui lícit i factible (APP 2).',
  overseas:
    'És probable que comuniquem informació personal a destinataris situats als països següents fora d’Austràlia: %{countries} (APP 1.4(f) i (g), APP 8).',
  access:
    'Per accedir a la informació personal que conservem sobre vós (APP 12) o perquè es corregeixi (APP 13), poseu-vos en contacte amb nosaltres: %{contact}. La sol·licitud és gratuïta.',
  complaint:
    'Si creieu que hem infringit un principi australià de privacitat, utilitzeu el mateix contacte. Si no rebeu resposta en 30 dies o no hi esteu d’acord, podeu presentar una reclamació a l’oficina del comissari australià d’informació, l’Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'La secció sobre decisions automatitzades indica per a quines decisions els programes informàtics utilitzen informació personal i de quina informació es tracta (APP 1.7 a 1.9).',
  noDecisions:
    'No utilitzem cap programa informàtic que prengui decisions que raonablement es pugui esperar que afectin de manera significativa els vostres drets o interessos (APP 1.7 a 1.9).',
};
