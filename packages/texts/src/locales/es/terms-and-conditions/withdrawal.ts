import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Derecho de desistimiento',
  who: 'Los consumidores en el Espacio Económico Europeo y en el Reino Unido tienen derecho a desistir de un contrato celebrado a distancia sin necesidad de justificación.',
  brazil:
    'Los consumidores protegidos por la ley brasileña pueden desistir en los siete días siguientes a la celebración del contrato o a la recepción del bien o del servicio y recuperan de inmediato todo lo que hayan pagado (art. 49 del Código brasileño de Defensa del Consumidor). Las condiciones y excepciones siguientes no restringen este derecho.',
  periodGoods:
    'El plazo de desistimiento es de %{days} desde el día en que usted, o una persona indicada por usted distinta del transportista, recibe los bienes; si un pedido se entrega en varias partes, desde el día en que se recibe la última.',
  periodServices:
    'Para los servicios y los contenidos digitales, el plazo de desistimiento es de %{days} desde el día de la celebración del contrato.',
  function: {
    heading: 'Cómo desistir',
    link: 'Puede desistir en línea en cualquier momento hasta que termine el plazo, aquí: %{link}. Indique su nombre, el contrato y la dirección de correo electrónico para la confirmación y pulse después «Confirmar desistimiento». Confirmamos de inmediato por correo electrónico la recepción de su desistimiento, con su contenido, la fecha y la hora.',
    label: 'Desistir del contrato aquí',
    statement:
      'También puede comunicarnos su decisión mediante cualquier declaración inequívoca, por ejemplo por carta a nuestra dirección o por correo electrónico a %{contact}. Puede utilizar el formulario que figura a continuación, aunque no es obligatorio.',
    deadline: 'Para cumplir el plazo basta con enviar la declaración antes de que termine.',
  },
  effects: {
    heading: 'Consecuencias del desistimiento',
    refund:
      'Le devolvemos todos los pagos que hayamos recibido de usted, incluidos los gastos de la entrega ordinaria, sin demora indebida y, a más tardar, 14 días después de que se nos informe de su desistimiento. Utilizamos el mismo medio de pago que usted empleó, salvo acuerdo expreso en contrario, y no cobramos nada por la devolución.',
    refundServices:
      'Le devolvemos todos los pagos que hayamos recibido de usted, sin demora indebida y, a más tardar, 14 días después de que se nos informe de su desistimiento. Utilizamos el mismo medio de pago que usted empleó, salvo acuerdo expreso en contrario, y no cobramos nada por la devolución.',
    withhold:
      'Podemos retener la devolución hasta haber recibido los bienes o hasta que usted acredite su envío, según lo que ocurra primero.',
    sendTo:
      'Envíe los bienes sin demora indebida y, a más tardar, 14 días después de comunicarnos su desistimiento, a: %{address}.',
    send: 'Devuelva los bienes a nuestra dirección sin demora indebida y, a más tardar, 14 días después de comunicarnos su desistimiento.',
    costCustomer: 'Usted asume el coste directo de la devolución de los bienes.',
    costOwner: 'Nosotros asumimos el coste de la devolución de los bienes.',
    value:
      'Usted solo responde de la disminución de valor de los bienes que resulte de una manipulación distinta a la necesaria para establecer su naturaleza, sus características o su funcionamiento.',
    services:
      'Si pidió que la prestación de un servicio comenzara durante el plazo de desistimiento, paga la parte prestada hasta el momento en que nos comunique su desistimiento.',
  },
  exceptions: {
    heading: 'Cuándo no hay derecho de desistimiento',
    goods: {
      bespoke: 'bienes confeccionados conforme a sus especificaciones o claramente personalizados',
      perishable: 'bienes que puedan deteriorarse o caducar con rapidez',
      sealed:
        'bienes precintados que no sean aptos para ser devueltos por razones de protección de la salud o de higiene, una vez desprecintados',
      mixed: 'bienes que, después de su entrega, se hayan mezclado de forma indisociable con otros',
      recordings: 'grabaciones sonoras o de vídeo precintadas y software precintado, una vez desprecintados',
    },
    digital:
      'contenidos digitales no prestados en un soporte material, una vez que hayamos comenzado a facilitarlos con su consentimiento previo y expreso, usted haya reconocido que con ello pierde el derecho de desistimiento y nosotros hayamos confirmado el contrato',
    services:
      'servicios que se hayan prestado por completo, si comenzamos con su consentimiento previo y expreso y usted reconoció que pierde el derecho una vez ejecutado íntegramente el contrato',
  },
  form: {
    heading: 'Formulario de desistimiento',
    intro: 'Si desea desistir del contrato, puede cumplimentar este formulario y enviárnoslo:',
    to: 'A la atención de %{recipient}:',
    declare:
      'Por la presente le comunico/comunicamos que desisto de mi/desistimos de nuestro contrato de venta de los siguientes bienes / prestación del siguiente servicio:',
    ordered: 'Pedido el / recibido el:',
    name: 'Nombre del consumidor o de los consumidores:',
    address: 'Domicilio del consumidor o de los consumidores:',
    signature: 'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):',
    date: 'Fecha:',
  },
};
