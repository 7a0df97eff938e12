import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Lliurament',
    countries: 'Fem lliuraments als països següents: %{countries}.',
    anywhere: 'Els països on fem lliuraments s’indiquen en el moment de la comanda.',
    within: 'Els béns es lliuren, com a molt tard, en el termini següent des de la conclusió del contracte: %{period}.',
    shown:
      'El termini de lliurament s’indica en el moment de la comanda; no supera mai els 30 dies des de la conclusió del contracte.',
    risk: 'Respecte dels consumidors, el risc de pèrdua o deteriorament es transmet quan ells, o una persona que indiquin diferent del transportista, reben els béns. Respecte de les empreses i els professionals, es transmet quan lliurem els béns al transportista.',
    riskConsumers:
      'El risc de pèrdua o deteriorament se us transmet quan els béns arriben a les vostres mans o a les d’una persona que indiqueu diferent del transportista.',
    riskBusinesses: 'El risc de pèrdua o deteriorament se us transmet quan lliurem els béns al transportista.',
  },
  digital: {
    heading: 'Accés i actualitzacions',
    access: 'Us donem accés al que heu demanat sense demora indeguda un cop conclòs el contracte.',
    updates:
      'Facilitem les actualitzacions, incloses les de seguretat, necessàries perquè el que heu demanat continuï sent conforme amb el contracte, i us les comuniquem: en una subscripció, mentre duri; en una compra única, durant el temps que raonablement pugueu esperar.',
    requirements: 'A l’oferta s’indica amb quins dispositius i programes funciona.',
    changes:
      'Més enllà d’això, només podem modificar els serveis digitals en curs per un motiu vàlid, com ara un nou entorn tècnic, un nombre més gran d’usuaris o una altra raó operativa important, sense cost per a vós i després de comunicar-vos-ho clarament. Si una modificació perjudica el vostre ús de manera que no sigui insignificant, us ho comuniquem amb antelació i podeu posar fi al contracte gratuïtament en un termini de 30 dies.',
  },
  conformity: {
    heading: 'Si alguna cosa no va bé',
    goods:
      'S’aplica la garantia legal de conformitat: si els béns són defectuosos, podeu exigir-ne gratuïtament la reparació o la substitució i, en les condicions que preveu la llei, una rebaixa del preu o la devolució de l’import pagat.',
    goodsPeriod:
      'Per als consumidors de l’Espai Econòmic Europeu, cobreix tota falta de conformitat que es manifesti en un termini d’almenys dos anys des del lliurament (a Espanya, tres anys).',
    digital:
      'La garantia legal de conformitat s’aplica als continguts i serveis digitals: si no són conformes amb el contracte, podeu exigir que els posem en conformitat i, en les condicions que preveu la llei, una reducció del preu o la resolució del contracte.',
    personalData:
      'Quan els consumidors de l’Espai Econòmic Europeu faciliten dades personals en lloc de pagar un preu, la garantia legal de conformitat també s’aplica als nostres serveis digitals, llevat que tractem aquestes dades únicament per prestar el servei o per complir la llei: si un servei no és conforme amb el contracte, poden exigir que el posem en conformitat o resoldre el contracte.',
    unitedKingdom: 'Els consumidors del Regne Unit tenen els drets de la Consumer Rights Act 2015.',
    businessRights: 'Si el que lliurem o subministrem és defectuós, teniu els drets que us reconeix la llei.',
    businesses:
      'Les empreses i els professionals han d’examinar els béns sense demora en el moment del lliurament i comunicar-nos els defectes visibles; els ocults, tan bon punt es descobreixin. Els seus drets per defectes s’extingeixen un any després del lliurament, llevat dels casos en què responem sense límit.',
    guarantee: 'A més, donem la garantia comercial següent, que no afecta els vostres drets legals:',
    contact: 'Si alguna cosa no va bé, escriviu a %{contact}.',
    france: {
      goods:
        'Per a la venda de béns a consumidors, el dret francès prescriu aquesta informació (annex de l’article D. 211-2 del Codi de consum francès):',
      once: 'Per als continguts i serveis digitals que se subministren a consumidors en un sol acte o en actes individuals, el dret francès prescriu aquesta informació (annex de l’article D. 211-3 del Codi de consum francès):',
      continuous:
        'Per als continguts i serveis digitals que se subministren a consumidors de manera contínua, el dret francès prescriu aquesta informació (annex de l’article D. 211-4 del Codi de consum francès):',
    },
  },
};
