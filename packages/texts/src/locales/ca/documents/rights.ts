import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Els vostres drets',
  intro: 'En la mesura que ho preveu la llei que us és aplicable, teniu els drets següents:',
  access: {
    name: 'Accés',
    text: 'Podeu saber si tractem dades que us concerneixen i rebre’n una còpia, amb la informació sobre el tractament (article 15 de l’RGPD).',
  },
  rectification: {
    name: 'Rectificació',
    text: 'Podeu obtenir la rectificació de les dades inexactes i que es completin les incompletes (article 16 de l’RGPD).',
  },
  erasure: {
    name: 'Supressió',
    text: 'Podeu obtenir la supressió de les vostres dades, per exemple quan ja no són necessàries o retireu el consentiment (article 17 de l’RGPD).',
  },
  restriction: {
    name: 'Limitació del tractament',
    text: 'Podeu demanar que les dades només es conservin i no s’utilitzin de cap altra manera, per exemple mentre se’n comprova l’exactitud (article 18 de l’RGPD).',
  },
  notification: {
    name: 'Notificació als destinataris',
    text: 'Comuniquem a cada destinatari de les vostres dades la rectificació, la supressió o la limitació, llevat que sigui impossible o exigeixi un esforç desproporcionat; si ho demaneu, us diem qui són (article 19 de l’RGPD).',
  },
  portability: {
    name: 'Portabilitat de les dades',
    text: 'Podeu rebre les dades que ens heu facilitat en un format estructurat, d’ús comú i de lectura mecànica, o fer que es transmetin a un altre responsable del tractament, quan el tractament es basa en el consentiment o en un contracte i és automatitzat (article 20 de l’RGPD).',
  },
  automated: {
    name: 'Decisions únicament automatitzades',
    text: 'Teniu dret a no ser objecte d’una decisió basada únicament en el tractament automatitzat que us afecti significativament, llevat que la llei ho permeti; en aquest cas, podeu fer que una persona la revisi (article 22 de l’RGPD).',
  },
  withdrawal: {
    name: 'Retirada del consentiment',
    text: 'Podeu retirar qualsevol consentiment en qualsevol moment. El que s’hagi fet abans de la retirada continua sent lícit (article 7.3 de l’RGPD).',
  },
  deceased: {
    name: 'Dades de persones difuntes',
    france:
      'Podeu donar instruccions sobre la conservació, la supressió i la comunicació de les vostres dades després de la vostra mort (article 85 de la Llei francesa de protecció de dades, Llei núm. 78-17, de 6 de gener de 1978).',
    italy:
      'Els drets dels articles 15 a 22 de l’RGPD sobre les dades d’una persona difunta corresponen a qui hi té un interès propi, a qui actua com a mandatari d’aquesta persona per protegir-la o a qui actua per raons familiars dignes de protecció (article 2-terdecies del Codi italià de protecció de dades personals, Decret legislatiu núm. 196/2003).',
    spain:
      'Les persones vinculades al difunt per raons familiars o de fet i els seus hereus ens poden demanar l’accés a les dades d’aquella persona i la seva rectificació o supressió, llevat que la persona difunta ho hagués prohibit expressament o que ho estableixi una llei (article 3 de la Llei orgànica espanyola 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Dret d’oposició',
    reasons:
      'Quan tractem les vostres dades sobre la base de l’interès legítim o en interès públic, podeu oposar-vos-hi en qualsevol moment per motius relacionats amb la vostra situació particular. Aleshores deixem de tractar-les, llevat que acreditem motius legítims imperiosos o que necessitem les dades per formular, exercir o defensar reclamacions (article 21.1 de l’RGPD).',
    marketing:
      'Podeu oposar-vos en qualsevol moment i sense indicar-ne els motius a l’ús de les vostres dades amb finalitats de màrqueting directe. Aleshores deixem d’utilitzar-les per a aquesta finalitat (articles 21.2 i 21.3 de l’RGPD).',
  },
  exercise: {
    heading: 'Com podeu exercir els vostres drets',
    write:
      'Per exercir els vostres drets, poseu-vos en contacte amb nosaltres: %{contact}. N’hi ha prou amb una frase; no cal cap formulari.',
    form: 'Per exercir els vostres drets, utilitzeu aquest formulari: %{link}. També ens podeu escriure: %{contact}.',
    formText: 'formulari de sol·licitud',
    answer:
      'Responem gratuïtament i sense dilació indeguda, com a molt tard en el termini d’un mes. Quan les sol·licituds són complexes o nombroses, aquest termini es pot prorrogar dos mesos més; en aquest cas us n’informem durant el primer mes i us n’indiquem els motius (article 12 de l’RGPD).',
    identity:
      'Només si tenim dubtes raonables sobre la vostra identitat us demanem informació addicional per confirmar-la.',
  },
  complaint: {
    heading: 'Reclamació davant d’una autoritat de control',
    gdpr: 'Si considereu que el tractament de les vostres dades infringeix la llei, podeu presentar una reclamació davant d’una autoritat de control en matèria de protecció de dades, en particular a l’estat membre de la vostra residència, del vostre lloc de treball o de la infracció suposada (article 77 de l’RGPD).',
    competent: 'L’autoritat competent per a nosaltres és:',
    competentOneOf:
      'L’autoritat competent per a nosaltres depèn de la part del país on estem establerts. Aquestes són les autoritats del país (%{country}); us podeu adreçar a qualsevol d’elles:',
    find: 'Les autoritats de tots els països de l’Espai Econòmic Europeu s’enumeren aquí: %{link}.',
    findText: 'Comitè Europeu de Protecció de Dades, membres',
    court: 'També podeu acudir als tribunals (article 79 de l’RGPD).',
    name: 'Autoritat',
    address: 'Adreça',
    email: 'Correu electrònic',
    website: 'Lloc web',
  },
};
