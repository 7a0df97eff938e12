import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Cómo se celebra el contrato',
    display:
      'Lo que mostramos en %{site} no es todavía una oferta vinculante, salvo que la ley disponga otra cosa: es una invitación a realizar un pedido.',
    steps:
      'Antes de realizar el pedido, usted ve lo que ha elegido, cuánto cuesta y los datos que ha introducido, y puede corregir los errores. El pedido se realiza pulsando un botón que indica que se efectúa un pedido con obligación de pago. Esa es su oferta de celebrar un contrato.',
    confirmation:
      'Confirmamos de inmediato por correo electrónico la recepción de su pedido. El contrato se celebra cuando aceptamos expresamente el pedido, enviamos los bienes o le damos acceso a lo que ha pedido.',
    confirmationGoods:
      'Confirmamos de inmediato por correo electrónico la recepción de su pedido. El contrato se celebra cuando aceptamos expresamente el pedido o enviamos los bienes.',
    confirmationDigital:
      'Confirmamos de inmediato por correo electrónico la recepción de su pedido. El contrato se celebra cuando aceptamos expresamente el pedido o le damos acceso a lo que ha pedido.',
    storage:
      'Archivamos el texto del contrato y se lo enviamos por correo electrónico, junto con estos términos, para que pueda conservarlo.',
    languages: 'Puede celebrar el contrato en cualquiera de las lenguas en las que se ofrece el proceso de pedido.',
  },
  prices: {
    heading: 'Precios y pago',
    shown: 'Se aplican los precios indicados en el momento del pedido.',
    withTax: 'Incluyen el impuesto sobre el valor añadido y todos los demás componentes del precio.',
    withoutTax: 'El impuesto sobre el valor añadido se suma y se indica por separado.',
    currency: 'Los precios se indican en la siguiente moneda: %{currency}.',
    delivery: 'Los gastos de entrega se indican antes de realizar el pedido.',
    methods: 'Medios de pago: %{methods}.',
    names: {
      card: 'tarjeta de crédito o débito',
      paypal: 'PayPal',
      bankTransfer: 'transferencia bancaria',
      directDebit: 'domiciliación bancaria',
      invoice: 'factura',
      wallet: 'monedero digital (como Apple Pay o Google Pay)',
      cashOnDelivery: 'pago contra reembolso',
      appStore: 'la cuenta de su tienda de aplicaciones',
    },
    due: 'Salvo acuerdo en contrario, el pago debe efectuarse al celebrarse el contrato.',
    late: 'Las empresas que paguen con retraso deben los intereses de demora y la compensación por costes de cobro que fije la ley, en la Unión Europea como mínimo 40 euros (Directiva 2011/7/UE).',
    lateFrance:
      'Si una empresa paga con retraso, debe, sin necesidad de aviso, intereses al tipo aplicado por el Banco Central Europeo a su operación de refinanciación más reciente más diez puntos porcentuales, así como una compensación a tanto alzado de 40 euros por costes de cobro (arts. L. 441-10 y D. 441-5 del Código de Comercio francés).',
    title: 'Los bienes siguen siendo de nuestra propiedad hasta su pago íntegro (reserva de dominio).',
  },
  subscription: {
    heading: 'Suscripciones',
    period:
      'La suscripción tiene la duración indicada en el momento del pedido o, en su defecto, la siguiente: %{period}.',
    shown: 'La suscripción tiene la duración indicada en el momento del pedido.',
    renews:
      'Se renueva por un nuevo período de igual duración, salvo que se cancele antes de que termine el período en curso.',
    renewsConsumers:
      'Se recuerda a los consumidores la próxima renovación como lo prescriba la ley que les sea aplicable, y pueden poner fin antes a un contrato renovado cuando esa ley lo permita.',
    renewsGermany:
      'El contrato con un consumidor no se renueva por un nuevo período: salvo que se cancele antes de que termine el período en curso, continúa por tiempo indefinido y puede terminarse en cualquier momento con un mes de preaviso (§ 309, n.º 9, del Código Civil alemán).',
    france:
      'Para los contratos con consumidores que se renuevan tácitamente, el derecho francés prescribe que se reproduzcan íntegramente estos artículos del Código de Consumo (art. L. 215-4):',
    ends: 'Termina por sí sola al cabo de ese período y no se renueva.',
    trial:
      'Si se le concede un período de prueba, este es gratuito durante: %{period}. Si no la cancela antes de que termine, comienza la suscripción de pago; se lo indicamos antes de iniciar la prueba.',
    cancel: 'Puede cancelarla en cualquier momento, con efecto al término del período en curso, aquí: %{link}.',
    cancelText: 'cancelar la suscripción',
    cancelByMail:
      'Puede cancelarla en cualquier momento, con efecto al término del período en curso, escribiendo a %{contact}.',
    prices:
      'Si subimos el precio de una suscripción en curso, se lo comunicamos con al menos %{days} de antelación y puede cancelarla gratuitamente hasta que se aplique el nuevo precio, que nunca se aplica a un período ya pagado.',
    cause: 'No se ve afectado el derecho de cualquiera de las partes a poner fin al contrato por justa causa.',
  },
};
