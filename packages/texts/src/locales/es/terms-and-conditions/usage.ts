import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Qué puede hacer',
    software:
      'Mientras dure el contrato, puede utilizar el software para sí o dentro de su propia organización. El derecho no es exclusivo ni transmisible.',
    content:
      'Puede utilizar para sí los contenidos digitales que haya comprado, sin límite de tiempo salvo que la oferta indique otra cosa. El derecho no es exclusivo ni transmisible.',
    app: 'Puede instalar la aplicación en los dispositivos que le pertenecen o que controla y utilizarla en ellos.',
    limits:
      'No puede copiar, ceder, alquilar ni desmontar lo que le facilitamos, ni eludir su protección, salvo cuando la ley lo permita con independencia de lo que disponga el contrato.',
  },
  conduct: {
    heading: 'Qué no está permitido',
    intro: 'Al utilizar %{site}, no puede:',
    rules: {
      law: 'infringir la ley o vulnerar derechos de terceros',
      malware: 'difundir programas dañinos o eludir medidas de seguridad',
      load: 'perturbar su funcionamiento, por ejemplo con solicitudes automatizadas que lo sobrecarguen',
      access: 'acceder sin permiso a cuentas o datos de terceros',
      resale: 'vender el acceso a terceros, salvo que lo hayamos acordado',
    },
    measures:
      'Si infringe estas reglas, podemos restringir o bloquear su acceso, en la medida en que sea proporcionado. Salvo en caso de urgencia, le advertimos antes.',
  },
  content: {
    heading: 'Nuestros contenidos',
    text: 'Los textos, imágenes, programas y marcas de %{site} nos pertenecen a nosotros o a quienes nos los han licenciado. Puede consultarlos y utilizarlos para uso privado; todo lo demás requiere nuestro permiso o una ley que lo permita.',
  },
  information: {
    heading: 'Información del sitio',
    text: 'Preparamos con cuidado la información de %{site}. Es de carácter general, no constituye asesoramiento sobre su caso y puede estar desactualizada.',
    links: 'Los titulares de otros sitios a los que enlazamos son responsables de sus contenidos.',
  },
  availability: {
    heading: 'Disponibilidad',
    text: 'Ponemos un cuidado razonable en que %{site} esté disponible. Puede haber interrupciones por mantenimiento, por seguridad o por motivos ajenos a nuestro control; cuando es posible, anunciamos las interrupciones más largas.',
  },
  stores: {
    heading: 'Tiendas de aplicaciones',
    parties:
      'Estos términos se acuerdan únicamente entre usted y nosotros. Somos nosotros, y no el operador de la tienda de aplicaciones (%{stores}), los responsables de la aplicación, de su contenido, su mantenimiento y su asistencia.',
    purchases:
      'Las compras a través de una tienda de aplicaciones se rigen también por las normas de esa tienda sobre pagos y reembolsos. Usted conserva los derechos que la ley le reconoce frente a nosotros.',
    apple:
      'Apple y sus filiales son terceros beneficiarios de estos términos y pueden exigir su cumplimiento frente a usted. Usted confirma que no se encuentra en un país sometido a un embargo de los Estados Unidos ni figura en ninguna de sus listas de personas vetadas.',
  },
};
