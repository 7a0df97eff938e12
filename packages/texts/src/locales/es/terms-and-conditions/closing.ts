import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Fin del uso',
    text: 'Podemos cancelar una cuenta por justa causa, en particular tras incumplimientos graves o reiterados de estos términos, y, en los demás casos, con un preaviso de %{days}. Los pagos correspondientes a un tiempo que ya no se preste se devuelven, salvo que usted haya provocado la cancelación con un incumplimiento.',
    data: 'Antes de la cancelación y durante los 30 días siguientes, los consumidores pueden recuperar gratuitamente los contenidos que hayan creado o facilitado.',
  },
  changes: {
    heading: 'Cambios en estos términos',
    reasons:
      'En los contratos ya en curso, solo modificamos estos términos por un motivo válido: un cambio normativo, una decisión de un tribunal o de una autoridad, razones de seguridad o nuevas funciones que necesiten reglas.',
    notice:
      'Le comunicamos cada modificación, y en qué consiste, al menos %{days} antes de que se aplique. Usted puede poner fin al contrato gratuitamente antes de que se aplique. La modificación de las prestaciones principales de cualquiera de las partes requiere su acuerdo.',
    use: 'A quien utiliza %{site} se le aplica la versión de estos términos que esté publicada en ese momento.',
    versions:
      'Cada versión lleva su fecha, y las versiones anteriores pueden consultarse desde la página en la que se publican estos términos.',
  },
  law: {
    heading: 'Ley aplicable y tribunales competentes',
    law: 'Se aplica la ley del siguiente país: %{country}.',
    lawState:
      'Se aplica la ley del siguiente estado de los Estados Unidos, con exclusión de sus normas de conflicto: %{state}.',
    consumers:
      'Los consumidores conservan la protección de las disposiciones imperativas del país en el que tienen su residencia habitual (art. 6 del Reglamento (CE) n.º 593/2008, cuando sea aplicable).',
    convention:
      'En las relaciones con empresas y profesionales no se aplica la Convención de las Naciones Unidas sobre los Contratos de Compraventa Internacional de Mercaderías.',
    court:
      'Para los litigios con empresas y profesionales son competentes los tribunales de la siguiente localidad: %{place}.',
    consumerCourts:
      'Los consumidores domiciliados en el Espacio Económico Europeo, en Suiza o en el Reino Unido pueden demandar ante los tribunales de su domicilio y solo pueden ser demandados ante ellos.',
    consumersElsewhere:
      'Los consumidores domiciliados en otros lugares también pueden demandar ante los tribunales a los que les dé acceso la ley del país de su domicilio.',
  },
  disputes: {
    heading: 'Resolución de litigios',
    first: 'Si algo no es de su agrado, escriba a %{contact}: buscaremos una solución.',
    none: 'No estamos obligados ni dispuestos a participar en procedimientos de resolución alternativa de litigios ante una entidad de resolución alternativa de litigios de consumo.',
    unlessObliged:
      'Solo participamos en procedimientos de resolución alternativa de litigios ante entidades de resolución alternativa de litigios de consumo cuando la ley nos obliga a ello.',
    body: 'Participamos en procedimientos de resolución alternativa de litigios de consumo ante la siguiente entidad: %{body}.',
    france:
      'Los consumidores pueden acudir gratuitamente a esta entidad si antes han intentado resolver el litigio con nosotros mediante una reclamación escrita, y en el plazo de un año desde ella (arts. L. 612-1 y L. 612-2 del Código de Consumo francés).',
    hungary:
      'Los consumidores pueden someter un litigio a una junta de conciliación (békéltető testület). La de nuestro domicilio es: %{body}. En Hungría es competente la junta del lugar donde vive el consumidor u otra que este indique en su solicitud.',
    hungaryDuty:
      'La ley nos obliga a cooperar en su procedimiento (art. 29 de la Ley CLV de 1997 de protección de los consumidores).',
  },
  approval: {
    heading: 'Aprobación específica de cláusulas',
    text: 'Los clientes que no sean consumidores aprueban específicamente las siguientes cláusulas de estos términos, como exigen el art. 1341, párrafo segundo, y el art. 1342 del Código Civil italiano:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'modificación de los servicios digitales en curso',
      subscription: 'renovación tácita y modificación del precio',
      conformity: 'obligación de examinar los bienes y comunicar los defectos; prescripción de las acciones',
      marketplace: 'restricción, suspensión y fin del uso por los vendedores',
      conduct: 'restricción y bloqueo del acceso',
      availability: 'interrupciones del servicio',
      liability: 'exclusión y limitación de nuestra responsabilidad',
      termination: 'nuestro derecho a poner fin al contrato',
      changes: 'nuestro derecho a modificar estos términos',
      court: 'tribunales competentes',
    },
    separately:
      'Esta aprobación se otorga mediante una segunda firma o, en línea, mediante una declaración propia, separada de la aceptación de estos términos en su conjunto.',
  },
  final: {
    heading: 'Disposición final',
    text: 'Si una cláusula de estos términos es nula, la ley ocupa su lugar; las demás cláusulas siguen siendo válidas.',
  },
};
