import type { Translated } from '../../translated.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Translated<typeof english> = {
  missing: {
    'owner.name': 'Falta el nombre del responsable.',
    'owner.email': 'La dirección de correo electrónico del responsable falta o no es válida.',
    'owner.address': 'Falta la dirección postal del responsable.',
    'owner.country': 'Falta el país del responsable.',
    'site.name': 'Falta el nombre del sitio o de la aplicación.',
    'representative.contact':
      'Para el representante %{name} se necesita una dirección de correo electrónico, una dirección postal o un número de teléfono.',
    'dpo.contact':
      'Para el delegado de protección de datos se necesita una dirección de correo electrónico, una dirección postal o un número de teléfono.',
    'privacy-officer.contact':
      'Para la persona encargada de la protección de la información personal se necesitan el cargo y una dirección de correo electrónico o un número de teléfono.',
    'joint-controller.contact':
      'Para el corresponsable %{name} se necesita una dirección de correo electrónico, una dirección postal o un número de teléfono.',
    'joint-controller.essence':
      'Indique qué ha acordado con el corresponsable %{name}: los interesados tienen derecho a conocer los aspectos esenciales.',
    'service.name': 'Un servicio propio no tiene nombre.',
    'service.provider': 'Indique la empresa que presta %{service}.',
    'service.country': 'Indique en qué país trata los datos %{service}.',
    'service.purpose': 'Indique para qué se utiliza %{service}.',
    'service.data-types': 'Indique qué datos personales trata %{service}.',
    'service.sensitive-condition':
      'Indique qué permite a %{service} tratar datos sensibles (art. 9, apartado 2, del RGPD).',
    'service.necessary-reason': 'Indique por qué %{service} es estrictamente necesario para el sitio.',
    'service.tracker-basis':
      'Los rastreadores de %{service} requieren consentimiento: el interés legítimo no es base suficiente.',
    'activity.name': 'Una actividad propia no tiene nombre.',
    'activity.purpose': 'Indique para qué sirve la actividad «%{activity}».',
    'activity.data-types': 'Indique qué datos personales utiliza la actividad «%{activity}».',
    'activity.sensitive-condition':
      'Indique qué permite utilizar datos sensibles para la actividad «%{activity}» (art. 9, apartado 2, del RGPD).',
    'automated-decisions.logic': 'Indique cómo se toman las decisiones automatizadas y qué consecuencias tienen.',
    'text.language': 'Falta su propio texto para «%{name}» en este idioma: %{language}.',
    'tracker.lifetime':
      'No se conoce el plazo de conservación de %{tracker} (%{service}). Indíquelo o confirme que no lo especifica.',
    'tracker.choices':
      'Indique cómo cambian los visitantes su elección sobre los rastreadores: debe ser tan fácil retirar el consentimiento como darlo (art. 7, apartado 3, del RGPD).',
    'us.opt-out':
      'Se comunican datos para publicidad dirigida: indique la dirección de una página «Your Privacy Choices» o un control en todas las páginas.',
    'representative.eu':
      'No está establecido en el EEE, pero se dirige a personas que se encuentran allí: designe un representante, salvo que se aplique una excepción.',
    'representative.uk':
      'No está establecido en el Reino Unido, pero se dirige a personas que se encuentran allí: designe un representante, salvo que se aplique una excepción.',
    'terms.offers': 'Indique qué ofrece el sitio: bienes, software, contenidos, una comunidad …',
    'terms.withdrawal-function':
      'Indique la dirección de la función «Desistir del contrato aquí»: los contratos con consumidores en la Unión Europea la exigen desde el 19 de junio de 2026.',
    'terms.mediator':
      'Indique el mediador de consumo al que está adherido: el derecho francés lo exige a todo profesional (art. L. 616-1 del Code de la consommation).',
    'terms.phone':
      'Indique un número de teléfono del propietario: quien vende a distancia a consumidores en Europa debe indicar uno (Directiva 2011/83/UE, art. 6.1.c).',
    'terms.conciliation-board':
      'Indique la junta de conciliación (békéltető testület) de su domicilio, con su dirección postal: el derecho húngaro la exige en las condiciones para consumidores (Decreto gubernamental 45/2014, § 11).',
    'terms.cancel-function':
      'Indique la dirección de la función con la que los consumidores cancelan una suscripción: el derecho de su país exige un botón.',
    'terms.ranking': 'Indique de qué depende el orden en que se muestran las ofertas.',
    'terms.state':
      'Indique el estado de EE. UU. cuya ley se aplica: los Estados Unidos no tienen un derecho contractual propio.',
  },
  assumed: {
    'audience.area':
      'No se ha indicado a quién se dirige el sitio, por lo que se tienen en cuenta las leyes de todas las regiones.',
    'audience.children': 'Se supone que el sitio no se dirige a menores.',
    'rights-contact':
      'Las solicitudes sobre datos personales se dirigen a la dirección de correo electrónico del responsable.',
    'site.visit': 'Se describe la entrega de las páginas: todo sitio la realiza.',
    'site.contact':
      'Se describen los mensajes a las direcciones que figuran en el documento: cualquiera puede escribir a ellas.',
    'automated-decisions': 'Se supone que ninguna decisión se toma de forma exclusivamente automatizada.',
    'service.data-types': '%{service}: se indican los datos personales habituales para sus finalidades.',
    'service.provider':
      '%{service}: no conocemos la empresa que lo presta, por lo que se indica el propio servicio como destinatario.',
    'service.places': '%{service}: como lugar del tratamiento se indica el domicilio de su proveedor.',
    'service.safeguard':
      '%{service}: se supone que las transferencias a este país se basan en cláusulas contractuales tipo: %{country}.',
    'service.legal-basis': '%{service}: se indica la base jurídica habitual para su finalidad.',
    'service.legitimate-interest': '%{service}: se indica el interés habitual para su finalidad.',
    'service.retention': '%{service}: en lugar de un plazo de conservación se indican criterios.',
    'service.shares':
      '%{service}: la publicidad entre varios sitios se considera «uso compartido» (sharing) según las leyes de los estados de EE. UU.',
    'services.sells':
      'Se supone que no se venden datos personales, en el sentido de las leyes de los estados de EE. UU.',
    'us.do-not-track': 'Se supone que el sitio no responde a la señal «Do Not Track» de los navegadores.',
    'activity.data-types': '%{activity}: se indican los datos personales habituales.',
    'activity.legal-basis': '%{activity}: se indica la base jurídica habitual.',
    'activity.legitimate-interest': '%{activity}: se indica el interés habitual.',
    'activity.retention': '%{activity}: en lugar de un plazo de conservación se indican criterios.',
    'activity.required': '%{activity}: la obligación de facilitar los datos resulta del tipo de actividad.',
    'terms.customers': 'Las condiciones están redactadas para consumidores y empresas.',
    'terms.law': 'Se supone que se aplica la ley de este país: %{country}.',
    'terms.notice': 'Los cambios de las condiciones se anuncian %{days} días antes.',
    'terms.moderation': 'Se supone que ninguna máquina evalúa lo que publican los usuarios.',
    'terms.own-offers': 'Se supone que sus propias ofertas en el mercado se tratan como las de los vendedores.',
    'terms.disputes':
      'Se supone que no participa en procedimientos de resolución de litigios ante un organismo de consumo.',
  },
  regimes: {
    names: {
      gdpr: 'RGPD',
      'uk-gdpr': 'RGPD del Reino Unido (UK GDPR)',
      fadp: 'Ley suiza de Protección de Datos (LPD)',
      'us-states': 'Leyes de privacidad de los estados de EE. UU.',
      coppa: 'Norma estadounidense sobre la privacidad infantil en línea (COPPA)',
      lgpd: 'Ley brasileña de protección de datos (LGPD)',
      pipeda: 'Ley canadiense de privacidad (PIPEDA)',
      quebec: 'Ley de Quebec sobre privacidad en el sector privado (Ley 25)',
      australia: 'Ley de privacidad australiana (Privacy Act)',
      popia: 'Ley sudafricana de protección de datos (POPIA)',
      appi: 'Ley japonesa de protección de datos (APPI)',
      dpdp: 'Ley india de protección de datos (DPDP Act)',
    },
    established: 'Está establecido donde se aplica esta ley.',
    addressed: 'Se dirige a personas que se encuentran donde se aplica esta ley.',
    unconfirmed:
      'Lo que el documento dice de esta ley se basa en nuestra lectura; ningún jurista lo ha confirmado aún.',
  },
  consent: {
    service: 'Hace falta un nuevo consentimiento: %{name} se basa en el consentimiento y antes no se mencionaba.',
    activity: 'Hace falta un nuevo consentimiento: %{name} se basa en el consentimiento y es nuevo.',
    purpose: 'Hace falta un nuevo consentimiento: %{name} sirve a una finalidad adicional.',
    sensitive: 'Hace falta un nuevo consentimiento: %{name} utiliza ahora datos sensibles.',
    controller: 'Hace falta un nuevo consentimiento: el responsable ahora es otro, %{owner}.',
    none: 'No hace falta un nuevo consentimiento: nada en este documento se basa en el consentimiento.',
    same: 'No hace falta un nuevo consentimiento: lo que se basa en el consentimiento tiene las mismas finalidades y destinatarios.',
    terms:
      'Las condiciones no requieren consentimiento. Anuncie el cambio al menos %{days} días antes de que se aplique a los contratos en curso.',
  },
  boxes: {
    titles: {
      missing: 'Todavía falta',
      languages: 'Idiomas',
      services: 'Servicios',
      assumed: 'Lo que hemos supuesto',
      next: 'Siguiente paso',
      laws: 'Leyes aplicables',
      coming: 'Leyes próximas',
    },
    law: '%{law}: %{reason}',
    unconfirmed: 'Ningún jurista ha confirmado aún lo que el documento dice de estas leyes: %{laws}.',
    coming: 'A partir del %{date}: %{clauses}',
    unreviewed: 'Ningún jurista ha leído aún los textos en estos idiomas: %{languages}.',
    denied: '%{service}: texto no disponible en estos idiomas: %{languages}',
    limit: '%{count} de %{limit} servicios utilizados',
    fill: 'Complete lo que falta: quedan %{count}.',
    publish: 'Todo está completo. Publique el documento.',
    publishAgain: 'Hay cambios que todavía no se han publicado.',
    embed: 'El documento está en línea. Colóquelo en su sitio.',
  },
};
