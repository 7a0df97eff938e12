import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Sus derechos',
  intro: 'En los términos previstos por la normativa que le sea aplicable, le asisten los siguientes derechos:',
  access: {
    name: 'Acceso',
    text: 'Puede obtener confirmación de si tratamos o no datos que le conciernen y recibir una copia de ellos, junto con la información sobre el tratamiento (art. 15 del RGPD).',
  },
  rectification: {
    name: 'Rectificación',
    text: 'Puede obtener la rectificación de los datos inexactos y que se completen los incompletos (art. 16 del RGPD).',
  },
  erasure: {
    name: 'Supresión',
    text: 'Puede obtener la supresión de sus datos, por ejemplo cuando ya no sean necesarios o retire su consentimiento (art. 17 del RGPD).',
  },
  restriction: {
    name: 'Limitación del tratamiento',
    text: 'Puede solicitar que los datos solo se conserven y no se utilicen de otro modo, por ejemplo mientras se verifica su exactitud (art. 18 del RGPD).',
  },
  notification: {
    name: 'Notificación a los destinatarios',
    text: 'Comunicamos cualquier rectificación, supresión o limitación del tratamiento a cada destinatario de sus datos, salvo que sea imposible o exija un esfuerzo desproporcionado; si lo solicita, le informamos de quiénes son (art. 19 del RGPD).',
  },
  portability: {
    name: 'Portabilidad de los datos',
    text: 'Puede recibir los datos que nos haya facilitado en un formato estructurado, de uso común y lectura mecánica, o hacer que se transmitan a otro responsable del tratamiento, cuando el tratamiento se base en el consentimiento o en un contrato y se efectúe por medios automatizados (art. 20 del RGPD).',
  },
  automated: {
    name: 'Decisiones exclusivamente automatizadas',
    text: 'Tiene derecho a no ser objeto de una decisión basada únicamente en el tratamiento automatizado que le afecte significativamente, salvo que la ley lo permita; en tal caso puede obtener intervención humana (art. 22 del RGPD).',
  },
  withdrawal: {
    name: 'Retirada del consentimiento',
    text: 'Puede retirar el consentimiento prestado en cualquier momento. La retirada no afecta a la licitud del tratamiento anterior a ella (art. 7, apartado 3, del RGPD).',
  },
  deceased: {
    name: 'Datos de personas fallecidas',
    france:
      'Puede dar instrucciones sobre la conservación, la supresión y la comunicación de sus datos después de su fallecimiento (art. 85 de la Ley francesa de Protección de Datos, Ley n.º 78-17, de 6 de enero de 1978).',
    italy:
      'Los derechos de los arts. 15 a 22 del RGPD sobre los datos de una persona fallecida pueden ejercerlos quienes tengan un interés propio, actúen en su defensa como mandatarios o aleguen razones familiares dignas de protección (art. 2-terdecies del Código italiano de protección de datos, Decreto Legislativo n.º 196/2003).',
    spain:
      'Las personas vinculadas a una persona fallecida por razones familiares o de hecho, así como sus herederos, pueden solicitarnos el acceso a los datos de esta y, en su caso, su rectificación o supresión, salvo que la persona fallecida lo hubiera prohibido expresamente o así lo establezca una ley (art. 3 de la Ley Orgánica 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Derecho de oposición',
    reasons:
      'Cuando tratemos sus datos sobre la base del interés legítimo o en interés público, puede oponerse en cualquier momento por motivos relacionados con su situación particular. En tal caso dejaremos de tratarlos, salvo que acreditemos motivos legítimos imperiosos que prevalezcan sobre sus intereses, derechos y libertades, o que los necesitemos para la formulación, el ejercicio o la defensa de reclamaciones (art. 21, apartado 1, del RGPD).',
    marketing:
      'Puede oponerse en cualquier momento y sin indicar motivos al tratamiento de sus datos con fines de mercadotecnia directa. En tal caso dejaremos de tratarlos para dichos fines (art. 21, apartados 2 y 3, del RGPD).',
  },
  exercise: {
    heading: 'Cómo ejercer sus derechos',
    write:
      'Para ejercer sus derechos, póngase en contacto con nosotros: %{contact}. Basta una simple solicitud; no se requiere ningún formulario.',
    form: 'Para ejercer sus derechos, utilice este formulario: %{link}. También puede escribirnos: %{contact}.',
    formText: 'formulario de solicitud',
    answer:
      'Respondemos de forma gratuita y sin dilación indebida, a más tardar en el plazo de un mes. Cuando las solicitudes sean complejas o numerosas, este plazo puede prorrogarse otros dos meses; en tal caso le informaremos de ello durante el primer mes, indicando los motivos (art. 12 del RGPD).',
    identity:
      'Solo si tenemos dudas razonables sobre su identidad le pediremos información adicional para confirmarla.',
  },
  complaint: {
    heading: 'Reclamación ante una autoridad de control',
    gdpr: 'Si considera que el tratamiento de sus datos infringe la normativa, puede presentar una reclamación ante una autoridad de control en materia de protección de datos, en particular en el Estado miembro de su residencia habitual, de su lugar de trabajo o del lugar de la supuesta infracción (art. 77 del RGPD).',
    competent: 'La autoridad competente en nuestro caso es:',
    competentOneOf:
      'La autoridad competente en nuestro caso depende de la parte del país en la que estamos establecidos. Estas son las autoridades del país (%{country}); puede dirigirse a cualquiera de ellas:',
    find: 'Las autoridades de todos los países del Espacio Económico Europeo se enumeran aquí: %{link}.',
    findText: 'Comité Europeo de Protección de Datos, miembros',
    court: 'También puede acudir a los tribunales (art. 79 del RGPD).',
    name: 'Autoridad',
    address: 'Dirección',
    email: 'Correo electrónico',
    website: 'Sitio web',
  },
};
