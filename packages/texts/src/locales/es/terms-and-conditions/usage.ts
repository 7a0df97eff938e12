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
    textBusinesses:
      'Los textos, imágenes, programas y marcas de %{site} nos pertenecen a nosotros o a quienes nos los han licenciado. Puede consultarlos y utilizarlos para sus propios fines; todo lo demás requiere nuestro permiso o una ley que lo permita.',
  },
  entrusted: {
    heading: 'Datos personales que usted nos confía',
    text: 'Cuando los clientes tratan datos personales con el software en el ejercicio de su actividad, ellos son los responsables del tratamiento y nosotros su encargado del tratamiento. Solo tratamos esos datos en virtud de un contrato conforme con el art. 28 del RGPD, que ofrecemos a cada uno de estos clientes.',
  },
  switching: {
    heading: 'Cambio de proveedor',
    right:
      'Los clientes pueden en cualquier momento cambiar de proveedor, trasladarse a sistemas propios o hacer suprimir sus datos, con un preaviso de dos meses como máximo (art. 25 del Reglamento (UE) 2023/2854, Reglamento de Datos).',
    transition:
      'Transcurrido el preaviso, realizamos el cambio sin demora indebida y en el plazo de 30 días. Si no es técnicamente viable, indicamos por qué en los 14 días hábiles siguientes a la solicitud y fijamos otro período, de siete meses como máximo. El cliente puede prorrogar el período una vez. Hasta su término prestamos una asistencia razonable, mantenemos el servicio con la misma seguridad y señalamos los riesgos conocidos para su continuidad.',
    data: 'Todos los datos que el cliente haya aportado o generado al utilizar el servicio pueden exportarse en un formato estructurado, de uso común y lectura mecánica. Se exceptúan los datos sobre el funcionamiento interno del servicio que sean secretos comerciales nuestros, siempre que ello no obstaculice el cambio. Los datos pueden recuperarse durante al menos 30 días después de la transición; luego los suprimimos.',
    end: 'El contrato termina cuando se completa el cambio o, si el cliente solo desea la supresión de los datos, cuando vence el preaviso.',
    charges:
      'Hasta el 11 de enero de 2027 cobramos por el cambio, como máximo, los costes que se deriven directamente de él; después no cobramos nada.',
    free: 'No cobramos nada por el cambio.',
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
