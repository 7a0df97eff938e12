import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Fi de l’ús',
    text: 'Podem tancar un compte per justa causa, en particular després d’incompliments greus o repetits d’aquests termes, i, en els altres casos, amb un preavís de %{days}. Els pagaments corresponents a un temps que ja no es presti es retornen, llevat que hàgiu provocat el tancament amb un incompliment.',
    data: 'Abans del tancament i durant els 30 dies següents, els consumidors poden recuperar gratuïtament els continguts que hagin creat o facilitat.',
  },
  changes: {
    heading: 'Canvis en aquests termes',
    reasons:
      'En els contractes ja en curs, només modifiquem aquests termes per un motiu vàlid: un canvi normatiu, una decisió d’un tribunal o d’una autoritat, raons de seguretat o funcions noves que necessiten regles.',
    notice:
      'Us comuniquem cada modificació, i en què consisteix, com a mínim %{days} abans que s’apliqui. Podeu posar fi al contracte gratuïtament abans que s’apliqui. La modificació de les prestacions principals de qualsevol de les parts necessita el vostre acord.',
    versions:
      'Cada versió porta la seva data, i les versions anteriors es poden obrir des de la pàgina on es publiquen aquests termes.',
  },
  law: {
    heading: 'Llei aplicable i tribunals competents',
    law: 'S’aplica la llei del país següent: %{country}.',
    lawState:
      'S’aplica la llei de l’estat següent dels Estats Units, amb exclusió de les seves normes de conflicte: %{state}.',
    consumers:
      'Els consumidors conserven la protecció de les disposicions imperatives del país on tenen la residència habitual (article 6 del Reglament (CE) núm. 593/2008, quan sigui aplicable).',
    convention:
      'En les relacions amb empreses i professionals no s’aplica la Convenció de les Nacions Unides sobre els contractes de compravenda internacional de mercaderies.',
    court:
      'Per als litigis amb empreses i professionals són competents els tribunals de la localitat següent: %{place}.',
    consumerCourts:
      'Els consumidors domiciliats a l’Espai Econòmic Europeu, a Suïssa o al Regne Unit poden demandar davant dels tribunals del seu domicili i només poden ser demandats davant d’aquests tribunals.',
  },
  disputes: {
    heading: 'Resolució de litigis',
    first: 'Si alguna cosa no us satisfà, escriviu a %{contact}: hi buscarem una solució.',
    none: 'Llevat que la llei ens hi obligui, no participem ni ens comprometem a participar en procediments de resolució alternativa de litigis davant d’entitats de resolució alternativa de litigis de consum.',
    body: 'Participem en procediments de resolució alternativa de litigis de consum davant de l’entitat següent: %{body}.',
  },
  final: {
    heading: 'Disposició final',
    text: 'Si una clàusula d’aquests termes és nul·la, la llei n’ocupa el lloc; les altres clàusules continuen sent vàlides.',
  },
};
