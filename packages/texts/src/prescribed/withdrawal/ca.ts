import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), translated into Catalan, which is no official language of the Union. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Dret de desistiment',
    period: 'Teniu dret a desistir d’aquest contracte en un termini de 14 dies naturals sense haver de justificar-ho.',
    expires: {
      contract: 'El termini de desistiment expira al cap de 14 dies naturals del dia de la celebració del contracte.',
      together:
        'El termini de desistiment expira al cap de 14 dies naturals del dia en què vós, o un tercer que hàgiu indicat i que no sigui el transportista, adquiriu la possessió material dels béns.',
      separately:
        'El termini de desistiment expira al cap de 14 dies naturals del dia en què vós, o un tercer que hàgiu indicat i que no sigui el transportista, adquiriu la possessió material de l’últim bé.',
      pieces:
        'El termini de desistiment expira al cap de 14 dies naturals del dia en què vós, o un tercer que hàgiu indicat i que no sigui el transportista, adquiriu la possessió material de l’últim component o peça.',
      regularly:
        'El termini de desistiment expira al cap de 14 dies naturals del dia en què vós, o un tercer que hàgiu indicat i que no sigui el transportista, adquiriu la possessió material del primer bé.',
    },
    exercise:
      'Per exercir el dret de desistiment, ens heu de notificar (%{trader}) la vostra decisió de desistir del contracte amb una declaració inequívoca (per exemple, una carta enviada per correu postal o un correu electrònic). Podeu utilitzar el model de formulari de desistiment adjunt, però no és obligatori.',
    online:
      'També podeu exercir el dret de desistiment en línia a %{function}. Si utilitzeu aquesta funció en línia, us enviarem sense demora indeguda, en un suport durador (per exemple, per correu electrònic), un acusament de recepció del desistiment, amb el seu contingut i la data i l’hora en què s’ha presentat.',
    deadline:
      'Per complir el termini de desistiment, n’hi ha prou d’enviar la comunicació relativa a l’exercici d’aquest dret abans que venci el termini.',
    effects: 'Conseqüències del desistiment',
    reimburse:
      'Si desistiu d’aquest contracte, us retornarem tots els pagaments que n’hàgim rebut, incloses les despeses de lliurament (amb l’excepció de les despeses addicionals derivades d’haver triat una modalitat de lliurament diferent de la menys costosa de lliurament ordinari que oferim), sense cap demora indeguda i, en tot cas, com a molt tard 14 dies naturals després de la data en què se’ns informi de la vostra decisió de desistir d’aquest contracte. Farem aquest reemborsament amb el mateix mitjà de pagament que hàgiu utilitzat en la transacció inicial, tret que hàgiu disposat expressament el contrari; en tot cas, el reemborsament no us comportarà cap despesa.',
    withhold:
      'Podem retenir el reemborsament fins que hàgim rebut els béns o fins que hàgiu presentat una prova de la seva devolució, segons quina condició es compleixi primer.',
    collect: 'Recollirem els béns.',
    sendBack:
      'Ens heu de tornar o lliurar els béns sense cap demora indeguda i, en tot cas, com a molt tard en el termini de 14 dies naturals a partir de la data en què ens comuniqueu el vostre desistiment del contracte. Es considera complert el termini si torneu els béns abans que s’acabi.',
    sendBackTo:
      'Heu de tornar o lliurar els béns, a nosaltres o a %{recipient}, sense cap demora indeguda i, en tot cas, com a molt tard en el termini de 14 dies naturals a partir de la data en què ens comuniqueu el vostre desistiment del contracte. Es considera complert el termini si torneu els béns abans que s’acabi.',
    costOwner: 'Ens farem càrrec dels costos de devolució dels béns.',
    costCustomer: 'Heu d’assumir el cost directe de devolució dels béns.',
    costEstimate:
      'Heu d’assumir el cost directe de devolució dels béns. Es calcula que aquest cost és, com a màxim, d’aproximadament %{amount}.',
    value:
      'Només sou responsables de la disminució del valor dels béns que resulti d’una manipulació diferent de la necessària per establir-ne la naturalesa, les característiques i el funcionament.',
    services:
      'Si heu sol·licitat que la prestació de serveis comenci durant el termini de desistiment, ens heu d’abonar un import proporcional a la part ja prestada en el moment en què ens hàgiu comunicat el vostre desistiment, en relació amb l’objecte total del contracte.',
  },
  form: {
    title: 'Model de formulari de desistiment',
    intro: '(només heu d’emplenar i enviar aquest formulari si voleu desistir del contracte)',
    to: 'A l’atenció de %{recipient}:',
    declare:
      'Per la present us comunico/comuniquem (*) que desisteixo del meu/desistim del nostre (*) contracte de venda dels béns següents (*)/de prestació del servei següent (*)',
    ordered: 'Demanat el (*)/rebut el (*)',
    name: 'Nom del consumidor o dels consumidors',
    address: 'Domicili del consumidor o dels consumidors',
    signature: 'Signatura del consumidor o dels consumidors (només si aquest formulari es presenta en paper)',
    date: 'Data',
    delete: '(*) Ratlleu el que no correspongui.',
  },
};
