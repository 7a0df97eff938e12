import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Confirme su suscripción: %{list}',
      body: `Alguien, esperamos que usted, ha solicitado en el sitio web %{site} recibir el boletín «%{list}» en la dirección %{email}.

Para confirmar que ha sido usted, abra esta página y pulse el botón:

%{link}

El enlace es válido hasta el %{date}. Si no ha sido usted, no tiene que hacer nada: sin la confirmación no se envía ningún boletín y la dirección se elimina.`,
    },
    confirmed: {
      subject: 'Suscripción confirmada: %{list}',
      body: `Ha confirmado que desea recibir el boletín «%{list}» de %{site} en la dirección %{email}.

Puede darse de baja en cualquier momento, sin iniciar sesión y sin dar explicaciones:

%{link}`,
    },
    claimed: {
      subject: 'Confirme la baja: %{list}',
      body: `Alguien, esperamos que usted, ha solicitado en el sitio web %{site} que el boletín «%{list}» deje de enviarse a la dirección %{email}.

Para darse de baja, abra esta página y pulse el botón:

%{link}

Si no ha sido usted, no tiene que hacer nada: seguirá recibiendo el boletín.`,
    },
    replyTo: {
      subject: 'Respuestas a %{list}: confirme la dirección',
      body: `Las respuestas al boletín «%{list}» de %{site} deben llegar a %{email}.

Si desea recibir lo que contesten los suscriptores, abra esta página y pulse el botón:

%{link}

Si no sabe nada de esto, no tiene que hacer nada: sin la confirmación, ningún correo indicará su dirección. El enlace es válido durante siete días.`,
    },
  },
  confirm: {
    title: 'Confirme su suscripción',
    intro: 'Cuando confirme, empezará a recibir el boletín «%{list}» de %{site} en la dirección %{email}.',
    button: 'Confirmar la suscripción',
    notMe: 'No he sido yo',
    until: 'Puede confirmar la suscripción hasta el %{date}. Podrá darse de baja en cualquier momento.',
  },
  confirmed: {
    title: 'Su suscripción está confirmada',
    text: 'A partir de ahora recibirá el boletín «%{list}» de %{site}. Puede darse de baja en cualquier momento.',
  },
  declined: {
    title: 'No le enviaremos nada',
    text: 'La solicitud se ha cancelado y la dirección se ha eliminado. No tiene que hacer nada más.',
  },
  expired: {
    title: 'Este enlace ya no es válido',
    text: 'Era válido hasta el %{date}. Podemos enviar uno nuevo a la misma dirección.',
    button: 'Enviar un enlace nuevo',
  },
  sentAgain: {
    title: 'Revise su bandeja de entrada',
    text: 'Un enlace nuevo va de camino a la misma dirección. Mire también en la carpeta de correo no deseado.',
  },
  unsubscribe: {
    title: 'Darse de baja',
    intro: 'La dirección %{email} dejará de recibir el boletín «%{list}» de %{site}.',
    button: 'Darse de baja',
  },
  unsubscribed: {
    title: 'Se ha dado de baja',
    text: 'La dirección %{email} ya no recibe el boletín «%{list}» de %{site}. La baja ha tenido efecto inmediato.',
    mistake: '¿Ha sido un error?',
    button: 'Volver a suscribirse',
  },
  replyTo: {
    title: 'Recibir las respuestas a un boletín',
    intro: 'Los suscriptores que respondan al boletín «%{list}» de %{site} escribirán a %{email}.',
    button: 'Confirmar la dirección',
    decline: 'No lo deseo',
    consequence: 'Hasta que confirme, ningún correo indicará esta dirección.',
  },
  replyToConfirmed: {
    title: 'La dirección está confirmada',
    text: 'A partir de ahora, las respuestas al boletín «%{list}» de %{site} llegarán a %{email}.',
  },
  replyToDeclined: {
    title: 'No recibirá respuestas',
    text: 'Ningún correo indica %{email} y no se volverá a preguntar a esta dirección.',
  },
  replyToExpired: {
    title: 'Este enlace ya no es válido',
    text: 'Era válido durante siete días. Quien envía el boletín «%{list}» puede pedir que se envíe otro.',
  },
  notFound: {
    title: 'Este enlace no funciona',
    text: 'Puede que esté incompleto o que se haya eliminado el contenido al que llevaba. Copie el enlace completo del correo.',
  },
  unavailable: {
    title: 'Ahora mismo no es posible',
    text: 'No se ha cambiado nada. Vuelva a intentarlo dentro de unos minutos.',
  },
  back: 'Volver a %{site}',
};
