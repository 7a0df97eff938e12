import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Política de cookies',
  about: {
    heading: 'Objeto de esta política de cookies',
    site: 'Esta política de cookies explica qué cookies y otros rastreadores utiliza %{site}, para qué sirve cada uno de ellos, quién puede leerlo, cuánto tiempo permanece en su dispositivo y cómo puede rechazarlo.',
    app: 'Esta política de cookies explica qué rastreadores utiliza la aplicación %{site}, para qué sirve cada uno de ellos, quién puede leerlo, cuánto tiempo permanece en su dispositivo y cómo puede rechazarlo.',
    more: 'Qué más se hace con los datos personales, con quién se comparten, adónde van y qué derechos le asisten se explica en la %{link}.',
    moreText: 'política de privacidad',
  },
  what: {
    heading: 'Qué son los rastreadores',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Pequeños archivos de texto que un sitio web hace guardar a su navegador y que este le devuelve en solicitudes posteriores. Las cookies de sesión desaparecen al cerrar el navegador; las demás, cuando termina su plazo de conservación o cuando usted las elimina.',
      local: 'Almacenamiento local',
      localText: 'Datos que un sitio web guarda en un espacio de su navegador y vuelve a leer en una visita posterior.',
      app: 'Identificadores de dispositivo',
      appText: 'Números por los que una aplicación, o los servicios integrados en ella, reconocen su dispositivo.',
    },
    parties:
      'Los rastreadores se denominan propios cuando se establecen para la dirección del sitio que usted visita, y de terceros cuando se establecen para la dirección de otra persona o entidad.',
  },
  categories: {
    necessary: 'Rastreadores estrictamente necesarios',
    functionality: 'Rastreadores de funcionalidad',
    experience: 'Rastreadores para una mejor experiencia',
    measurement: 'Rastreadores de medición',
    marketing: 'Rastreadores de marketing',
  },
  onlyWithConsent: 'Estos rastreadores solo se utilizan si usted da su consentimiento.',
  withoutConsent:
    'Estos rastreadores se utilizan sin consentimiento, porque sin ellos no estaría disponible una función que usted solicita.',
  used: 'Estos rastreadores se utilizan en %{site}.',
  provider: 'Proveedor',
  purpose: 'Finalidad',
  duration: 'Plazo de conservación',
  longest: 'Plazo de conservación de todos los rastreadores de este servicio: como máximo, %{period}.',
  allSession: 'Todos los rastreadores de este servicio se eliminan al cerrar el navegador o la aplicación.',
  allIndefinite: 'Los rastreadores de este servicio permanecen hasta que usted los elimine.',
  unstated:
    'El proveedor decide cuánto tiempo permanecen los rastreadores de este servicio; su propia política ofrece más información.',
  namesUnknown: 'No conocemos los nombres de cada uno de los rastreadores de este servicio.',
  caption: 'Rastreadores de %{service}',
  name: 'Nombre',
  storage: 'Tipo',
  storages: { cookie: 'Cookie', local: 'Almacenamiento local', app: 'Identificador de dispositivo' },
  party: 'Instalado por',
  choices: {
    heading: 'Cómo puede decidir',
    devices:
      'En los ajustes de su navegador puede ver qué cookies y datos tiene almacenados, eliminarlos y bloquear los nuevos. Aquí se explica cómo:',
    phones:
      'En un teléfono o una tableta, los ajustes del sistema le permiten restablecer o desactivar el identificador de publicidad y decidir qué aplicaciones pueden rastrear su actividad.',
    consequence:
      'Si bloquea rastreadores estrictamente necesarios, es posible que partes de %{site} dejen de funcionar.',
    optOuts: 'Algunos proveedores ofrecen su propia forma de exclusión (opt-out):',
    optOut: 'Exclusión de %{name}',
  },
  rights: {
    heading: 'Sus derechos',
    text: 'Cuando los rastreadores traten datos personales, le asisten los derechos que le reconoce la normativa de protección de datos. Para ejercerlos, póngase en contacto con nosotros: %{contact}.',
    complain: 'También puede presentar una reclamación ante una autoridad de protección de datos.',
  },
  none: {
    heading: 'Sin rastreadores',
    text: '%{site} no utiliza ningún servicio que instale rastreadores en su dispositivo.',
  },
  changes: {
    heading: 'Cambios en esta política de cookies',
    text: 'Cuando cambian los rastreadores, cambia también esta política de cookies. Cada versión lleva su fecha, y las versiones anteriores pueden consultarse desde la página en la que se publica.',
  },
};
