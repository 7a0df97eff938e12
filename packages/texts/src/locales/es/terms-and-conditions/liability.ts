import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Responsabilidad',
  general: {
    unlimited:
      'Respondemos sin límite en caso de dolo o culpa grave, por los daños a la vida, la integridad física o la salud, cuando hayamos ocultado dolosamente un defecto o dado una garantía, y conforme a la normativa sobre responsabilidad por productos defectuosos.',
    essential:
      'En caso de culpa leve solo respondemos si se incumple una obligación cuyo cumplimiento es condición de la propia ejecución correcta del contrato y en cuya observancia usted puede normalmente confiar. En tal caso, la responsabilidad se limita a los daños típicos de esos contratos y previsibles.',
    else: 'Por lo demás, queda excluida la responsabilidad por culpa leve. Lo mismo se aplica a la responsabilidad de quienes actúan por nosotros.',
    consumers:
      'Frente a los consumidores respondemos conforme a la ley; nada en estos términos excluye ni limita esa responsabilidad.',
    businesses: 'Frente a las empresas se aplica lo siguiente:',
    mandatory: 'Los derechos que las normas imperativas reconocen a los consumidores permanecen intactos.',
  },
  unitedKingdom: {
    unlimited:
      'Nada en estos términos limita o excluye nuestra responsabilidad por muerte o daños personales causados por nuestra negligencia, por fraude o declaraciones fraudulentas, ni por cualquier otro supuesto en que la ley no lo permita.',
    consumers:
      'Si usted es consumidor, respondemos de las pérdidas o daños que sean consecuencia previsible de nuestro incumplimiento del contrato o de la falta de diligencia y competencia razonables. Conserva sus derechos legales.',
    businesses:
      'Si usted es una empresa o un profesional, no respondemos del lucro cesante, de la pérdida de negocio o de oportunidades ni de los daños indirectos, y nuestra responsabilidad total por un contrato se limita a lo pagado en virtud de este en los doce meses anteriores al hecho.',
  },
  unitedStates: {
    asIs: 'En la medida en que la ley lo permita, %{site} se ofrece «tal cual» (as is) y «según disponibilidad» (as available), sin garantías de ningún tipo, expresas o implícitas.',
    cap: 'En la medida en que la ley lo permita, no respondemos de daños indirectos, incidentales, especiales o consecuentes, y nuestra responsabilidad total se limita al importe que usted nos haya pagado en los doce meses anteriores al hecho que dio lugar a la reclamación.',
    states:
      'Algunos ordenamientos no permiten excluir determinadas garantías o limitar determinados daños. En tal caso, los límites anteriores no se le aplican y puede tener otros derechos.',
  },
};
