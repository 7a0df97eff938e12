import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Què es tracta, per a què i qui ho rep?',
    intro: 'Aquestes són les finalitats per a les quals es tracten dades personals, i els destinataris de cada una.',
    data: 'Dades afectades',
  },
  where: {
    heading: 'On van les dades?',
    text: 'Països del tractament: %{countries}.',
    safeguards:
      'Fora de l’Espai Econòmic Europeu, les garanties descrites a la política completa protegeixen les dades.',
  },
  howLong: {
    heading: 'Durant quant de temps es conserven?',
    text: 'El temps que exigeix la finalitat, o més quan ho disposa una llei. La política completa indica el termini o el criteri per a cada finalitat.',
  },
  choices: {
    heading: 'Què podeu decidir?',
    consent: 'Podeu negar o retirar el consentiment en qualsevol moment.',
    object:
      'Podeu oposar-vos en qualsevol moment al tractament amb finalitats de màrqueting directe i, per motius relacionats amb la vostra situació, al tractament basat en l’interès legítim.',
    rights: 'Podeu veure les vostres dades, fer-les rectificar o suprimir, fer-ne limitar l’ús i endur-vos-les.',
    usOptOut:
      'Als estats dels EUA indicats a la política completa, podeu oposar-vos a la venda de les vostres dades i a la publicitat dirigida.',
    noRetaliation: 'Exercir un dret no costa res ni comporta cap desavantatge.',
    write: 'Poseu-vos en contacte amb nosaltres: %{contact}.',
    complain: 'Podeu presentar una reclamació davant d’una autoritat de protecció de dades.',
  },
  more: {
    heading: 'On podeu llegir-ne més?',
    text: 'La %{policy} explica tot això amb detall. Es refereix al mateix tractament i porta la mateixa data.',
    policy: 'política completa',
  },
};
