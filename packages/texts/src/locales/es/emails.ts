import type { Translated } from '../../translated.ts';
import type { emails as english } from '../en/emails.ts';

export const emails: Translated<typeof english> = {
  embeddingInstructions: {
    subject: 'Cómo colocar la política de privacidad en su sitio',
    body: `Una persona que se ocupa de su sitio le pide que coloque en él este documento:

%{url}

Pegue este código en el pie de todas las páginas, justo antes de la etiqueta de cierre del body:

%{code}

Muestra un enlace que abre el documento en su página. No hace falta nada más: el texto se mantiene al día por sí solo.`,
  },
  verifyEmail: {
    subject: 'Confirme su dirección de correo electrónico',
    body: `Le damos la bienvenida.

Confirme que %{email} es su dirección de correo electrónico abriendo este enlace:

%{link}

El enlace es válido durante %{hours} horas. Si no se ha registrado, no tiene que hacer nada: sin la confirmación, nadie puede utilizar su dirección aquí.`,
  },
  signUpAgain: {
    subject: 'Ya tiene una cuenta',
    body: `Alguien, quizá usted, ha intentado registrarse con %{email}. Ya existe una cuenta con esta dirección, por lo que no se ha creado nada.

Para iniciar sesión, abra esta página:

%{link}

Si ha olvidado su contraseña, puede elegir allí una nueva. Si no ha sido usted, no tiene que hacer nada.`,
  },
  resetPassword: {
    subject: 'Elija una nueva contraseña',
    body: `Alguien, esperamos que usted, ha solicitado elegir una nueva contraseña para la cuenta de %{email}. Para ello, abra este enlace:

%{link}

El enlace funciona una sola vez, en un plazo de %{minutes} minutos. Si no lo ha solicitado, no tiene que hacer nada: su contraseña sigue siendo la misma.`,
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    body: `Se ha cambiado la contraseña de la cuenta de %{email} y se ha cerrado la sesión en todos los demás dispositivos.

Si no ha sido usted, elija de inmediato una nueva contraseña:

%{link}`,
  },
  confirmNewEmail: {
    subject: 'Confirme su nueva dirección de correo electrónico',
    body: `Ha solicitado utilizar %{email} para iniciar sesión a partir de ahora. Confirme que esta dirección es suya abriendo este enlace:

%{link}

El enlace es válido durante %{hours} horas. Hasta entonces se mantiene su dirección anterior. Si no lo ha solicitado, no tiene que hacer nada.`,
  },
  newEmailTaken: {
    subject: 'Esta dirección ya tiene una cuenta',
    body: `Alguien, quizá usted, ha solicitado cambiar la dirección de correo electrónico de otra cuenta por %{email}. Ya existe una cuenta con esta dirección, por lo que no se ha cambiado nada.

Si no ha sido usted, no tiene que hacer nada.`,
  },
  emailChanging: {
    subject: 'Su dirección de correo electrónico está a punto de cambiar',
    body: `Alguien, esperamos que usted, ha solicitado cambiar la dirección de correo electrónico de su cuenta de %{email} a %{newEmail}. El cambio se hará efectivo cuando se abra el enlace enviado a la nueva dirección.

Si no ha sido usted, elija de inmediato una nueva contraseña:

%{link}`,
  },
  emailChanged: {
    subject: 'Su dirección de correo electrónico ha cambiado',
    body: `A partir de ahora, inicia sesión con %{newEmail}. La dirección %{email} ya no se utiliza para su cuenta.

Si no ha sido usted, póngase en contacto con quien gestiona esta instalación.`,
  },
  accountDeleted: {
    subject: 'Su cuenta se ha eliminado',
    body: `La cuenta «%{account}» se ha eliminado con todo su contenido: sus sitios, sus documentos y las páginas publicadas. Esta operación no se puede deshacer.`,
  },
  newDevice: {
    subject: 'Un nuevo dispositivo ha accedido a su cuenta',
    body: `Alguien ha iniciado sesión en la cuenta de %{email} con un navegador que no se había utilizado antes para ello:

%{device}, %{when} (UTC)

Si ha sido usted, no tiene que hacer nada.

Si no ha sido usted, abra esta instalación como lo hace habitualmente, elija una nueva contraseña en la configuración de la cuenta y cierre la sesión en los dispositivos que no reconozca. Este correo no contiene ningún enlace a propósito.`,
  },
  newKey: {
    subject: 'Se ha creado una nueva clave en su cuenta',
    body: `En la cuenta «%{account}» se ha creado lo siguiente: %{what}.

%{who}, %{device}, %{when} (UTC)

Si no ha sido nadie de su equipo, abra esta instalación como lo hace habitualmente, elimine la clave, elija una nueva contraseña y revise la actividad en la configuración de la cuenta. Este correo no contiene ningún enlace a propósito.`,
    kinds: {
      'api-key.created': 'una clave de API',
      'consent-key.created': 'una clave de la base de datos de consentimientos',
      'webhook.created': 'un webhook con su secreto',
      'webhook.secret-changed': 'un nuevo secreto de un webhook',
    },
  },
  dataExported: {
    subject: 'Se han exportado datos de su cuenta',
    body: `En la cuenta «%{account}», alguien ha exportado %{what}:

%{who}, %{device}, %{when} (UTC)

Si no ha sido nadie de su equipo, abra esta instalación como lo hace habitualmente, elija una nueva contraseña, cierre la sesión en los dispositivos que no reconozca y revise la actividad en la configuración de la cuenta. Este correo no contiene ningún enlace a propósito.`,
    kinds: {
      'account.exported': 'la cuenta completa',
      'consents.exported': 'consentimientos o personas de la base de datos de consentimientos',
      'person.exported': 'los datos de una persona de la base de datos de consentimientos',
      'preferences.exported': 'las elecciones de los visitantes',
      'newsletter.exported': 'las suscripciones al boletín',
    },
  },
  eventOrigin: {
    browser: '%{browser} en %{system}',
    script: 'un programa',
    unknown: 'dispositivo desconocido',
    operator: 'el operador de esta instalación',
  },
  outbox: {
    title: 'Bandeja de salida',
    why: 'No hay ningún servidor de correo configurado, por lo que los correos de esta instalación se guardan aquí. Solo se pueden ver desde este ordenador.',
    none: 'Todavía no hay correos.',
  },
  scanNews: {
    subject: 'Algo ha cambiado en %{site}',
    body: `Hemos analizado %{site} según lo previsto. Estas son las novedades:

%{lines}

Vea qué se ha encontrado, añádalo a sus documentos o compruebe qué ocurre antes del consentimiento:

%{link}

En esa misma página puede cambiar la frecuencia de los análisis y decidir si le escribimos.`,
    found: 'Nuevo en el sitio: %{services}',
    gone: 'Ya no está en el sitio: %{services}',
    missing: 'No figura en sus documentos: %{services}',
    early: 'Activo antes del consentimiento o después de rechazar: %{services}',
    verdict: 'Prueba de rechazo: %{verdict}',
    pass: 'superada',
    fail: 'no superada',
    unclear: 'no concluyente',
  },
  consentExport: {
    subject: 'Su archivo de la base de datos de consentimientos está listo',
    body: `El archivo que pidió, con %{rows} filas de la base de datos de consentimientos de %{site}, está listo. Inicie sesión y descárguelo aquí:

%{link}

El enlace funciona durante %{days} días. Después puede pedir un archivo nuevo en cualquier momento.`,
  },
  preferenceExport: {
    subject: 'Las elecciones de sus visitantes están listas',
    body: `El archivo que pidió, con %{rows} elecciones de visitantes de %{site}, está listo. Inicie sesión y descárguelo aquí:

%{link}

El enlace funciona durante %{days} días. Después puede pedir un archivo nuevo en cualquier momento.`,
  },
  webhookFailing: {
    subject: 'Se han desactivado los webhooks a %{host}',
    body: `Desde el %{since} no ha llegado nada de lo que enviamos a este endpoint de webhook, así que lo hemos desactivado:

%{url}

Cuando vuelva a responder, actívalo y reenvía lo que falló. Ambas cosas se hacen en esta página:

%{link}`,
  },
  webhookGone: {
    subject: 'Se han desactivado los webhooks a %{host}',
    body: `Este endpoint de webhook respondió que ya no existe (410), así que lo hemos desactivado:

%{url}

Si fue un error, actívalo de nuevo y reenvía lo que falló. Ambas cosas se hacen en esta página:

%{link}`,
  },
};
