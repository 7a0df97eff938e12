import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Spanish. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Derecho de desistimiento',
    period:
      'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.',
    expires: {
      contract: 'El plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.',
      together:
        'El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material de los bienes.',
      separately:
        'El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de esos bienes.',
      pieces:
        'El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último componente o pieza.',
      regularly:
        'El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del primero de esos bienes.',
    },
    exercise:
      'Para ejercer el derecho de desistimiento, deberá usted notificarnos (%{trader}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
    online:
      'También puede usted ejercer su derecho de desistimiento en línea en %{function}. Si utiliza esta función en línea, le enviaremos, sin demora indebida, un acuse de recibo del desistimiento en un soporte duradero (por ejemplo, por correo electrónico), que incluirá su contenido y la fecha y hora de su presentación.',
    deadline:
      'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
    effects: 'Consecuencias del desistimiento',
    reimburse:
      'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.',
    withhold:
      'Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.',
    collect: 'Recogeremos los bienes.',
    sendBack:
      'Deberá usted devolvernos o entregarnos directamente los bienes, sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo.',
    sendBackTo:
      'Deberá usted devolvernos o entregarnos directamente los bienes, a nosotros o a %{recipient}, sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo.',
    costOwner: 'Nos haremos cargo de los costes de devolución de los bienes.',
    costCustomer: 'Deberá usted asumir el coste directo de devolución de los bienes.',
    costEstimate:
      'Deberá usted asumir el coste directo de devolución de los bienes. Se calcula que dicho coste se eleva a un máximo de aproximadamente %{amount}.',
    value:
      'Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.',
    services:
      'Si usted ha solicitado que la prestación de servicios dé comienzo durante el período de desistimiento, nos abonará un importe proporcional a la parte ya prestada del servicio en el momento en que nos haya comunicado su desistimiento, en relación con el objeto total del contrato.',
  },
  form: {
    title: 'Modelo de formulario de desistimiento',
    intro: '(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
    to: 'A la atención de %{recipient}:',
    declare:
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
    ordered: 'Pedido el/recibido el (*)',
    name: 'Nombre del consumidor o de los consumidores',
    address: 'Domicilio del consumidor o de los consumidores',
    signature: 'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)',
    date: 'Fecha',
    delete: '(*) Táchese lo que no proceda.',
  },
};
