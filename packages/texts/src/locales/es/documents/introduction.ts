import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Objeto de esta política',
    site: 'Esta política explica qué datos personales se tratan cuando usted utiliza %{site}, con qué fines y sobre qué base jurídica, quién los recibe, durante cuánto tiempo se conservan y qué derechos le asisten.',
    app: 'Esta política explica qué datos personales se tratan cuando usted utiliza la aplicación %{site}, con qué fines y sobre qué base jurídica, quién los recibe, durante cuánto tiempo se conservan y qué derechos le asisten.',
    siteWithoutBasis:
      'Esta política explica qué datos personales se tratan cuando usted utiliza %{site}, con qué fines, quién los recibe, durante cuánto tiempo se conservan y qué derechos le asisten.',
    appWithoutBasis:
      'Esta política explica qué datos personales se tratan cuando usted utiliza la aplicación %{site}, con qué fines, quién los recibe, durante cuánto tiempo se conservan y qué derechos le asisten.',
    brief: 'También hay una versión breve: %{link}.',
    informs:
      'Su finalidad es informativa: no es necesario aceptarla y su lectura no supone consentimiento alguno. Cuando necesitemos su consentimiento, se lo pediremos por separado.',
    personalData:
      'Por datos personales se entiende toda información sobre una persona física identificada o identificable, como un nombre, una dirección de correo electrónico o la dirección IP de un dispositivo.',
  },
  laws: {
    heading: 'Normativa aplicable',
    intro: 'Tratamos los datos personales conforme a las siguientes normas:',
    gdprEstablished:
      'el Reglamento General de Protección de Datos, Reglamento (UE) 2016/679 (RGPD), porque estamos establecidos en el Espacio Económico Europeo (art. 3, apartado 1, del RGPD)',
    gdprAddressed:
      'el Reglamento General de Protección de Datos, Reglamento (UE) 2016/679 (RGPD), en la medida en que ofrecemos %{site} a personas que se encuentran en el Espacio Económico Europeo o hacemos un seguimiento de su comportamiento al utilizarlo (art. 3, apartado 2, del RGPD)',
    ukEstablished:
      'el RGPD del Reino Unido (UK GDPR) y la Data Protection Act 2018, porque estamos establecidos en el Reino Unido',
    ukAddressed:
      'el RGPD del Reino Unido (UK GDPR) y la Data Protection Act 2018, en la medida en que ofrecemos %{site} a personas que se encuentran en el Reino Unido o hacemos un seguimiento de su comportamiento al utilizarlo',
    swissEstablished: 'la Ley Federal suiza de Protección de Datos (LPD), porque estamos establecidos en Suiza',
    swissAddressed:
      'la Ley Federal suiza de Protección de Datos (LPD), en la medida en que el tratamiento produce efectos en Suiza (art. 3 de la LPD)',
    usStates:
      'las leyes de privacidad de los consumidores de los estados de EE. UU. indicados en la sección «%{section}», respecto de sus residentes y en la medida en que cada ley nos sea aplicable',
  },
};
