import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Datos que tratamos directamente',
  intro:
    'En las situaciones siguientes recogemos datos personales directamente, con independencia de que intervenga alguno de los servicios indicados más adelante.',
  introAlone: 'Recogemos datos personales en las situaciones siguientes.',
  requiredLabel: 'Obligación de facilitar los datos',
  kinds: {
    visit: {
      name: 'Visita del sitio',
      nameApp: 'Uso de la aplicación',
      purpose: 'Entregar los contenidos solicitados, mantenerlos disponibles y protegerlos frente a ataques',
      interest: 'Funcionamiento y seguridad de los sistemas',
      required: 'Sí, por motivos técnicos: sin la dirección IP de su dispositivo no es posible enviarle nada.',
    },
    contact: {
      name: 'Cuando se pone en contacto con nosotros',
      purpose: 'Leer y responder su mensaje',
      interest: 'Atención a las personas que nos escriben',
      required: 'No. Sin un medio para contactarle, sin embargo, no podemos responder.',
    },
    account: {
      name: 'Su cuenta',
      purpose: 'Crear y gestionar su cuenta y permitirle iniciar sesión',
      interest: 'Ofrecer a los usuarios registrados un acceso propio',
      required: 'Sí, si desea una cuenta: no puede crearse sin los datos marcados como obligatorios.',
    },
    orders: {
      name: 'Pedidos y compras',
      purpose: 'Celebrar y ejecutar el contrato con usted: pedido, pago, entrega, devoluciones y garantía',
      interest: 'Gestión adecuada de los pedidos',
      required:
        'Sí, para el contrato: sin los datos marcados como obligatorios no podemos aceptar ni entregar un pedido.',
    },
    newsletter: {
      name: 'Boletín informativo',
      purpose: 'Enviar el boletín a quienes lo han solicitado',
      interest: 'Información a los clientes sobre ofertas propias similares',
      required: 'No. Sin una dirección de correo electrónico, sin embargo, no podemos enviar el boletín.',
    },
    comments: {
      name: 'Comentarios y aportaciones',
      purpose: 'Publicar sus aportaciones y evitar usos indebidos',
      interest: 'Intercambio abierto con los lectores, libre de usos indebidos',
      required: 'No. Sin los datos marcados como obligatorios, sin embargo, una aportación no puede publicarse.',
    },
    bookings: {
      name: 'Reservas y citas',
      purpose: 'Concertar, confirmar y gestionar la cita o la reserva',
      interest: 'Gestión adecuada de las reservas',
      required: 'Sí, para la reserva: sin los datos marcados como obligatorios no podemos efectuarla.',
    },
    jobApplications: {
      name: 'Candidaturas',
      purpose: 'Examinar su candidatura y decidir sobre ella',
      interest: 'Selección de personal idóneo',
      required:
        'Sí, en la medida en que los datos sean necesarios para examinar la candidatura. Usted decide qué añade a ella.',
    },
    surveys: {
      name: 'Encuestas y opiniones',
      purpose: 'Conocer por sus respuestas cómo mejorar nuestra oferta',
      interest: 'Mejora de nuestra oferta',
      required: 'No. La participación es voluntaria y no participar no conlleva ninguna desventaja.',
    },
    accounting: {
      name: 'Facturas y contabilidad',
      purpose: 'Emitir facturas, llevar la contabilidad y pagar los impuestos conforme a la ley',
      interest: 'Llevanza ordenada de la contabilidad',
      required: 'Sí: la ley establece el contenido de las facturas.',
    },
    legalClaims: {
      name: 'Reclamaciones',
      purpose: 'Formular, ejercer o defender reclamaciones',
      interest: 'Ejercicio de nuestros derechos y defensa frente a reclamaciones ajenas',
      required: 'Solo cuando lo disponga una ley.',
    },
    other: {
      interest: 'Consecución de la finalidad indicada anteriormente',
      requiredYes: 'Sí. Sin los datos, lo aquí descrito no es posible.',
      requiredNo: 'No. Puede optar por no facilitarlos.',
    },
  },
};
