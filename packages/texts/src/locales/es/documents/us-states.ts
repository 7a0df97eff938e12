import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Para los residentes en estados de EE. UU.',
    intro:
      'Esta sección y las siguientes se aplican, además del resto de esta política, a los residentes en los siguientes estados, en la medida en que nos sea aplicable la ley de privacidad de los consumidores del estado: %{states}.',
    date: 'Describen nuestro tratamiento en los 12 meses anteriores a la fecha de esta política.',
  },
  collection: {
    heading: 'Categorías de datos personales (estados de EE. UU.)',
    intro:
      'En estos 12 meses hemos recogido las siguientes categorías de datos personales. El plazo de conservación de cada una resulta de sus finalidades (véase la sección sobre el plazo de conservación).',
    sources: 'Fuentes: %{sources}.',
    sourceYou: 'usted, cuando nos facilita datos',
    sourceDevice: 'su dispositivo y su navegador, cuando utiliza %{site}',
    sourceServices: 'los servicios indicados en esta política',
    caption: 'Categorías recogidas, finalidades y destinatarios',
    category: 'Categoría',
    examples: 'Datos',
    purposes: 'Finalidades',
    disclosedTo: 'Comunicados a',
    soldOrShared: 'Vendidos o compartidos',
    categories: {
      identifiers: 'Identificadores',
      customerRecords: 'Registros de clientes',
      protected: 'Características de categorías protegidas',
      commercial: 'Información comercial',
      biometric: 'Información biométrica',
      internetActivity: 'Actividad en internet u otras redes electrónicas',
      geolocation: 'Datos de geolocalización',
      audioVisual: 'Información sonora, electrónica, visual o similar',
      professional: 'Información profesional o laboral',
      inferences: 'Inferencias y perfiles',
      sensitive: 'Información personal sensible',
      other: 'Otra información personal',
    },
  },
  disclosure: {
    heading: 'Venta y uso compartido de datos personales (estados de EE. UU.)',
    neither:
      'En estos 12 meses no hemos vendido ni compartido datos personales, ni los hemos tratado para publicidad dirigida.',
    shares:
      'En estos 12 meses se han utilizado datos para publicidad dirigida, es decir, publicidad elegida en función de la actividad en varios sitios o aplicaciones. Las leyes estatales lo denominan «uso compartido» (sharing), «publicidad dirigida» (targeted advertising) o, cuando se recibe algo de valor a cambio, «venta» (sale). Esos datos se han recogido a través de: %{services}.',
    sells: 'En estos 12 meses hemos vendido datos personales, en el sentido de estas leyes, a: %{services}.',
    noOtherSale: 'Aparte de lo anterior, no hemos vendido datos personales.',
    minors: 'No tenemos conocimiento efectivo de que vendamos o compartamos datos personales de menores de 16 años.',
    minorsDirected:
      'Solo vendemos o compartimos datos personales de menores de 16 años con el consentimiento que exige la ley: el de las propias personas a partir de los 13 años y, antes de esa edad, el del padre, la madre o el tutor.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Aviso: podemos vender sus datos personales sensibles.)',
    sensitiveLimited:
      'Solo utilizamos y comunicamos datos sensibles para fines respecto de los cuales la ley no reconoce el derecho a limitar su uso (California Code of Regulations, título 11, § 7027(m)).',
    sensitiveFurther:
      'También utilizamos datos sensibles para fines distintos de los previstos en el California Code of Regulations, título 11, § 7027(m). Puede limitar su uso: véase «Your Privacy Choices» (sus opciones de privacidad).',
    sensitiveConsent:
      'Cuando la ley de un estado exija el consentimiento para tratar datos sensibles, solo los tratamos con su consentimiento.',
  },
  choices: {
    heading: 'Your Privacy Choices: sus opciones de privacidad (estados de EE. UU.)',
    intro:
      'Puede oponerse en cualquier momento, sin necesidad de cuenta, a la venta y al uso compartido de sus datos y a la publicidad dirigida:',
    link: 'en esta página: %{link}',
    linkText: 'Your Privacy Choices (sus opciones de privacidad)',
    control: 'con el control de privacidad disponible en todas las páginas',
    write: 'poniéndose en contacto con nosotros (%{contact})',
    phone: 'llamando al %{phone}',
    gpc: 'mediante la señal Global Privacy Control de su navegador, que tratamos como una oposición para ese navegador y, si ha iniciado sesión, para su cuenta',
    time: 'Atendemos la oposición tan pronto como sea posible, a más tardar en 15 días hábiles, y no volvemos a solicitarle su aceptación hasta pasados, como mínimo, 12 meses.',
    doNotTrack: '%{site} no responde a la antigua señal «Do Not Track» de los navegadores.',
  },
  rights: {
    heading: 'Derechos en los estados de EE. UU.',
    intro: 'La tabla indica qué derechos reconocen las leyes de cada estado. Cada ley prevé excepciones.',
    caption: 'Derechos por estado',
    right: 'Derecho',
    where: 'Estados',
    all: 'Todos los estados indicados anteriormente',
    allExcept: 'Todos los estados indicados anteriormente, excepto los siguientes: %{states}',
    kinds: {
      access: 'Saber si tratamos sus datos y acceder a ellos',
      correct: 'Obtener la rectificación de los datos inexactos',
      delete: 'Obtener la supresión de los datos',
      portability: 'Recibir los datos en un formato portátil',
      optOutSale: 'Oponerse a la venta de los datos',
      optOutAdvertising: 'Oponerse a la publicidad dirigida',
      optOutProfiling:
        'Oponerse a la elaboración de perfiles para decisiones con efectos jurídicos o de importancia similar',
      sensitiveConsent: 'Tratamiento de los datos sensibles solo con consentimiento',
      sensitiveLimit: 'Limitar o rechazar el uso de los datos sensibles',
      thirdParties: 'Obtener una lista de los terceros, o de sus categorías, a los que se han comunicado datos',
      questionProfiling: 'Cuestionar el resultado de la elaboración de perfiles y obtener su reevaluación',
      appeal: 'Recurrir una denegación',
    },
    optOutSharing: 'Oponerse a la publicidad dirigida (en California: al uso compartido)',
    noRetaliation: 'No discriminamos a nadie por ejercer estos derechos.',
  },
  requests: {
    heading: 'Solicitudes, verificación y recursos (estados de EE. UU.)',
    how: 'Dirija sus solicitudes a nuestro contacto: %{contact}.',
    phone: 'También puede llamar al %{phone}.',
    verify:
      'Para las solicitudes de acceso, rectificación o supresión debemos verificar su identidad: comparamos lo que nos indica con los datos de que disponemos y no pedimos más de lo que ello exige. Para una oposición, solo pedimos lo necesario para llevarla a efecto.',
    agent:
      'Puede autorizar a un representante para que presente una solicitud en su nombre. Podemos pedir prueba de la autorización y, salvo en caso de oposición, pedirle que la confirme.',
    time: 'Respondemos en un plazo de 45 días. Cuando sea razonablemente necesario, este plazo puede prorrogarse una vez por 45 días; en tal caso le informaremos de ello en los primeros 45 días, indicando los motivos.',
    iowa: 'En Iowa, el primer plazo es de 90 días.',
    california:
      'En California, confirmamos la recepción de una solicitud de acceso, rectificación o supresión en un plazo de 10 días hábiles.',
    appeal:
      'Si denegamos una solicitud, puede recurrir poniéndose en contacto con nosotros (%{contact}) con la mención «appeal» (recurso). Respondemos al recurso por escrito y de forma motivada en un plazo de 45 días, o de 60 días cuando la ley de su estado lo permita. Si el recurso se desestima, puede presentar una queja ante el fiscal general (attorney general) de su estado.',
  },
  states: {
    AL: 'Alabama',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Luisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'Nuevo Hampshire',
    NJ: 'Nueva Jersey',
    OK: 'Oklahoma',
    OR: 'Oregón',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
