import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Decisions automatitzades i elaboració de perfils',
    none: 'No prenem decisions sobre vós basades únicament en el tractament automatitzat, inclosa l’elaboració de perfils, que us produeixin efectes jurídics o us afectin significativament de manera similar (article 22 de l’RGPD).',
    nonePlain:
      'No prenem decisions sobre vós només per mitjans automatitzats que us produeixin efectes jurídics o us afectin significativament de manera similar.',
    reason: 'Motiu',
    made: 'Prenem decisions basades únicament en el tractament automatitzat, inclosa l’elaboració de perfils, que us produeixen efectes jurídics o us afecten significativament de manera similar (article 22 de l’RGPD).',
    madePlain:
      'Prenem decisions només per mitjans automatitzats que us produeixen efectes jurídics o us afecten significativament de manera similar.',
    logic: 'Lògica aplicada',
    consequences: 'Què significa per a vós',
    rights:
      'Podeu fer que una persona revisi una decisió d’aquest tipus, expressar el vostre punt de vista i impugnar la decisió.',
    profilingIntro:
      'Amb finalitats publicitàries o per adaptar continguts, es creen perfils d’interessos a partir de l’ús que les persones fan de llocs web i aplicacions, per mitjà de:',
  },
  sources: {
    heading: 'Dades que rebem de tercers',
    intro: 'Algunes dades personals no les rebem de vós, sinó de tercers (article 14 de l’RGPD):',
    introPlain: 'Algunes dades personals no les rebem de vós, sinó de tercers:',
    caption: 'Dades d’altres fonts',
    from: 'Font',
    data: 'Dades',
    purpose: 'Finalitat',
    public: 'D’accés públic?',
  },
  obligation: {
    heading: 'Si heu de facilitar dades',
    text: 'Sou lliure d’utilitzar o no %{site}. Més amunt s’indica, en cada ocasió, si determinades dades són necessàries per al que ens demaneu i quines conseqüències té no facilitar-les.',
    services:
      'Facilitar les dades el tractament de les quals es basa en el vostre consentiment és sempre voluntari: si us hi negueu, només deixa d’estar disponible la funció corresponent.',
  },
  children: {
    heading: 'Menors',
    notDirected:
      '%{site} no s’adreça a menors i no en recollim dades conscientment. Si creieu que un menor ens ha facilitat dades personals, comuniqueu-nos-ho (%{contact}) i les suprimirem.',
    minimumAge: {
      one: 'Per utilitzar %{site} cal haver fet %{number} any.',
      other: 'Per utilitzar %{site} cal haver fet %{number} anys.',
    },
    directed:
      '%{site} s’adreça també a menors. Quan el tractament de les dades d’un menor es basa en el consentiment i el menor no ha arribat a l’edat que exigeix la llei, el consentiment l’ha de donar o autoritzar el titular de la pàtria potestat o de la tutela (article 8 de l’RGPD).',
    directedPlain: '%{site} s’adreça també a menors.',
    parents:
      'Els pares i els tutors poden consultar les dades del menor, fer-les suprimir i oposar-se que se’n recullin més posant-se en contacte amb nosaltres (%{contact}).',
    parentsUs:
      'Als Estats Units, la Children’s Online Privacy Protection Rule (16 CFR Part 312), la norma sobre la privacitat dels menors en línia, només permet recollir en línia dades personals de menors de 13 anys amb el consentiment verificable d’un dels pares, tret de les excepcions que preveu.',
  },
};
