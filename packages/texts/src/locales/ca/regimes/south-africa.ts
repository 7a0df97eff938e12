import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Per a les persones que es troben a Sud-àfrica',
  scope:
    'Quan s’aplica la llei sud-africana de protecció de la informació personal, la Protection of Personal Information Act, Llei núm. 4 de 2013 (POPIA), som la part responsable («responsible party») i aquesta secció completa la política. Les seccions indicades entre parèntesis són les d’aquesta llei.',
  officer:
    'Podeu adreçar-vos al nostre responsable d’informació («information officer», secció 55) per mitjà d’aquest contacte: %{contact}.',
  voluntary:
    'Aquesta política indica, per a cada activitat, si cal facilitar la informació i quines conseqüències té no fer-ho (secció 18).',
  rightsIntro: 'Podeu:',
  rights: {
    access:
      'saber gratuïtament si conservem informació sobre vós i demanar-ne el registre o una descripció (secció 23)',
    correction:
      'demanar la correcció o l’eliminació de la informació inexacta, irrellevant, excessiva, desactualitzada, incompleta, enganyosa o obtinguda il·lícitament (secció 24)',
    objection:
      'oposar-vos al tractament per motius raonables relacionats amb la vostra situació (secció 11(3)) i, en qualsevol moment, al màrqueting directe',
    withdrawal: 'retirar el consentiment en qualsevol moment (secció 11(2))',
    decisions:
      'no ser objecte d’una decisió amb efectes jurídics basada únicament en el tractament automatitzat (secció 71)',
    court: 'interposar una demanda civil (secció 99)',
  },
  transfers:
    'La informació només es transfereix als països de fora de Sud-àfrica indicats en aquesta política quan ho permet la secció 72: quan una llei, unes normes vinculants o un acord la protegeixen allà de manera adequada, amb el vostre consentiment o per un altre motiu d’aquesta secció.',
  authority:
    'Podeu presentar una reclamació a l’autoritat sud-africana, l’Information Regulator (%{link}) (secció 74).',
};
