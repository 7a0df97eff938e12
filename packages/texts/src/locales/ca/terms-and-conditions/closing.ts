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
    use: 'A qui utilitza %{site} se li aplica la versió d’aquests termes que estigui publicada en aquell moment.',
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
    consumersElsewhere:
      'Els consumidors domiciliats en altres llocs també poden demandar davant dels tribunals als quals els dona accés la llei del país del seu domicili.',
  },
  disputes: {
    heading: 'Resolució de litigis',
    first: 'Si alguna cosa no us satisfà, escriviu a %{contact}: hi buscarem una solució.',
    none: 'No estem obligats ni disposats a participar en procediments de resolució alternativa de litigis davant d’una entitat de resolució alternativa de litigis de consum.',
    unlessObliged:
      'Només participem en procediments de resolució alternativa de litigis davant d’entitats de resolució alternativa de litigis de consum quan la llei ens hi obliga.',
    body: 'Participem en procediments de resolució alternativa de litigis de consum davant de l’entitat següent: %{body}.',
    france:
      'Els consumidors poden acudir gratuïtament a aquesta entitat si abans han intentat resoldre el litigi amb nosaltres mitjançant una reclamació escrita, i en el termini d’un any des d’aquesta reclamació (articles L. 612-1 i L. 612-2 del Codi de consum francès).',
    hungary:
      'Els consumidors poden sotmetre un litigi a una junta de conciliació (békéltető testület). La del nostre domicili és: %{body}. A Hongria és competent la junta del lloc on viu el consumidor o una altra que aquest indiqui en la sol·licitud.',
    hungaryDuty:
      'La llei ens obliga a cooperar en el seu procediment (article 29 de la Llei CLV de 1997 de protecció dels consumidors).',
  },
  approval: {
    heading: 'Aprovació específica de clàusules',
    text: 'Els clients que no siguin consumidors aproven específicament les clàusules següents d’aquests termes, com exigeixen l’article 1341, paràgraf segon, i l’article 1342 del Codi civil italià:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'modificació dels serveis digitals en curs',
      subscription: 'renovació tàcita i modificació del preu',
      conformity: 'obligació d’examinar els béns i comunicar els defectes; prescripció de les accions',
      marketplace: 'restricció, suspensió i fi de l’ús pels venedors',
      conduct: 'restricció i bloqueig de l’accés',
      availability: 'interrupcions del servei',
      liability: 'exclusió i limitació de la nostra responsabilitat',
      termination: 'el nostre dret a posar fi al contracte',
      changes: 'el nostre dret a modificar aquests termes',
      court: 'tribunals competents',
    },
    separately:
      'Aquesta aprovació es dona mitjançant una segona signatura o, en línia, mitjançant una declaració pròpia, separada de l’acceptació d’aquests termes en conjunt.',
  },
  final: {
    heading: 'Disposició final',
    text: 'Si una clàusula d’aquests termes és nul·la, la llei n’ocupa el lloc; les altres clàusules continuen sent vàlides.',
  },
};
