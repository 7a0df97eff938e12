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
  },
  disputes: {
    heading: 'Resolución de litigios',
    first: 'Si algo no es de su agrado, escriba a %{contact}: buscaremos una solución.',
    none: 'Salvo que la ley nos obligue a ello, no participamos ni nos comprometemos a participar en procedimientos de resolución alternativa de litigios ante entidades de resolución alternativa de litigios de consumo.',
    body: 'Participamos en procedimientos de resolución alternativa de litigios de consumo ante la siguiente entidad: %{body}.',
  },
  final: {
    heading: 'Disposición final',
    text: 'Si una cláusula de estos términos es nula, la ley ocupa su lugar; las demás cláusulas siguen siendo válidas.',
  },
};
