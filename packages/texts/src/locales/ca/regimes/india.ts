import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Per a les persones que es troben a l’Índia',
  scope:
    'Quan s’aplica la llei índia de protecció de dades personals digitals, la Digital Personal Data Protection Act, 2023, aquesta secció completa la política. Les seccions indicades entre parèntesis són les d’aquesta llei.',
  notice:
    'Les dades personals tractades i les finalitats són les indicades en aquesta política (secció 5). Podeu demanar aquest avís en anglès o en una de les llengües de l’annex vuitè de la Constitució de l’Índia.',
  withdrawal: 'Podeu retirar el consentiment en qualsevol moment, tan fàcilment com l’heu donat (secció 6(4)).',
  rightsIntro: 'Podeu:',
  rights: {
    access:
      'obtenir un resum de les vostres dades i del que se’n fa, i també la identitat de tots aquells amb qui s’han compartit (secció 11)',
    correction: 'fer que les vostres dades es corregeixin, es completin, s’actualitzin o se suprimeixin (secció 12)',
    grievance: 'obtenir una solució a les vostres queixes (secció 13)',
    nomination: 'designar una persona que exerceixi els vostres drets en cas de defunció o incapacitat (secció 14)',
  },
  exercise:
    'Poseu-vos en contacte amb nosaltres: %{contact}. Per aquesta via responem també a les vostres preguntes sobre el tractament (secció 8(9)). Responem a les queixes en un termini de 90 dies.',
  authority:
    'Si això no resol la qüestió, podeu presentar una reclamació al consell indi de protecció de dades, el Data Protection Board of India (%{link}).',
};
