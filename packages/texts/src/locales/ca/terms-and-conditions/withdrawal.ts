import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Dret de desistiment',
  who: 'Els consumidors de l’Espai Econòmic Europeu i del Regne Unit tenen dret a desistir d’un contracte a distància sense haver de justificar-ho.',
  brazil:
    'Els consumidors protegits per la llei brasilera poden desistir en els set dies següents a la conclusió del contracte o a la recepció del bé o del servei i recuperen immediatament tot el que hagin pagat (article 49 del Codi brasiler de defensa del consumidor). Les condicions i excepcions següents no restringeixen aquest dret.',
  periodGoods:
    'El termini de desistiment és de %{days} des del dia en què els béns arriben a les vostres mans o a les d’una persona que indiqueu diferent del transportista; si una comanda es lliura en diverses parts, des del dia en què es rep l’última.',
  periodServices:
    'Per als serveis i els continguts digitals, el termini de desistiment és de %{days} des del dia de la conclusió del contracte.',
  function: {
    heading: 'Com podeu desistir',
    link: 'Podeu desistir en línia en qualsevol moment fins que s’acabi el termini, aquí: %{link}. Indiqueu el vostre nom, el contracte i l’adreça de correu electrònic per a la confirmació i premeu després «Confirma el desistiment». Confirmem immediatament per correu electrònic la recepció del vostre desistiment, amb el contingut, la data i l’hora.',
    label: 'Desisteix del contracte aquí',
    statement:
      'També ens podeu comunicar la vostra decisió mitjançant qualsevol declaració inequívoca, per exemple per carta a la nostra adreça o per correu electrònic a %{contact}. Podeu utilitzar el formulari de més avall, però no és obligatori.',
    deadline: 'Per complir el termini n’hi ha prou d’enviar la declaració abans que s’acabi.',
  },
  effects: {
    heading: 'Conseqüències del desistiment',
    refund:
      'Us retornem tots els pagaments que hàgim rebut de vós, incloses les despeses del lliurament ordinari, sense demora indeguda i, com a molt tard, 14 dies després que se’ns informi del vostre desistiment. Utilitzem el mateix mitjà de pagament que vau fer servir, llevat d’acord exprés en contra, i no cobrem res pel reemborsament.',
    refundServices:
      'Us retornem tots els pagaments que hàgim rebut de vós, sense demora indeguda i, com a molt tard, 14 dies després que se’ns informi del vostre desistiment. Utilitzem el mateix mitjà de pagament que vau fer servir, llevat d’acord exprés en contra, i no cobrem res pel reemborsament.',
    withhold:
      'Podem retenir el reemborsament fins que hàgim rebut els béns o fins que demostreu que els heu enviat, segons què passi primer.',
    sendTo:
      'Envieu els béns sense demora indeguda i, com a molt tard, 14 dies després de comunicar-nos el vostre desistiment, a: %{address}.',
    send: 'Retorneu els béns a la nostra adreça sense demora indeguda i, com a molt tard, 14 dies després de comunicar-nos el vostre desistiment.',
    costCustomer: 'El cost directe de la devolució dels béns va a càrrec vostre.',
    costOwner: 'El cost de la devolució dels béns va a càrrec nostre.',
    value:
      'Només responeu de la disminució de valor dels béns que resulti d’una manipulació diferent de la necessària per establir-ne la naturalesa, les característiques i el funcionament.',
    services:
      'Si vau demanar que la prestació d’un servei comencés durant el termini de desistiment, pagueu la part prestada fins al moment en què ens comuniqueu el desistiment.',
  },
  exceptions: {
    heading: 'Quan no hi ha dret de desistiment',
    goods: {
      bespoke: 'béns confeccionats segons les vostres especificacions o clarament personalitzats',
      perishable: 'béns que es puguin deteriorar o caducar amb rapidesa',
      sealed:
        'béns precintats que no siguin aptes per ser retornats per raons de protecció de la salut o d’higiene, un cop desprecintats',
      mixed: 'béns que, després del lliurament, s’hagin barrejat de manera indissociable amb altres',
      recordings: 'enregistraments sonors o de vídeo precintats i programari precintat, un cop desprecintats',
    },
    digital:
      'continguts digitals no subministrats en un suport material, un cop hàgim començat a facilitar-los amb el vostre consentiment previ i exprés, hàgiu reconegut que amb això perdeu el dret de desistiment i nosaltres hàgim confirmat el contracte',
    services:
      'serveis que s’hagin prestat completament, si vam començar amb el vostre consentiment previ i exprés i vau reconèixer que perdeu el dret un cop executat íntegrament el contracte',
  },
  form: {
    heading: 'Formulari de desistiment',
    intro: 'Si voleu desistir del contracte, podeu emplenar aquest formulari i enviar-nos-el:',
    to: 'A l’atenció de: %{recipient}',
    declare:
      'Per la present us comunico/comuniquem que desisteixo/desistim del meu/nostre contracte de venda dels béns següents / de prestació del servei següent:',
    ordered: 'Demanat el / rebut el:',
    name: 'Nom del consumidor o dels consumidors:',
    address: 'Adreça del consumidor o dels consumidors:',
    signature: 'Signatura del consumidor o dels consumidors (només si aquest formulari s’envia en paper):',
    date: 'Data:',
  },
};
