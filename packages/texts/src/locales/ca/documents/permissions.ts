import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Permisos de l’aplicació',
  intro:
    'L’aplicació pot demanar accés als components del vostre dispositiu que s’indiquen aquí. És el sistema operatiu qui demana cada accés; podeu denegar-lo i retirar-lo en qualsevol moment a la configuració del dispositiu. Aleshores, les funcions que el necessiten no estan disponibles.',
  caption: 'Permisos i què permeten',
  permission: 'Permís',
  allows: 'Què permet',
  kinds: {
    approximateLocation: {
      name: 'Ubicació aproximada',
      allows: 'Saber aproximadament on és el dispositiu',
    },
    backgroundLocation: {
      name: 'Ubicació en segon pla',
      allows: 'Saber on és el dispositiu mentre l’aplicació no s’utilitza',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Trobar dispositius propers i connectar-s’hi' },
    calendar: { name: 'Calendari', allows: 'Llegir, afegir i modificar entrades del calendari' },
    camera: { name: 'Càmera', allows: 'Fer fotografies i vídeos' },
    contacts: { name: 'Contactes', allows: 'Llegir i modificar la llista de contactes' },
    health: { name: 'Dades de salut', allows: 'Llegir i afegir dades de salut i d’activitat física' },
    localNetwork: { name: 'Xarxa local', allows: 'Trobar dispositius de la mateixa xarxa i connectar-s’hi' },
    microphone: { name: 'Micròfon', allows: 'Enregistrar so' },
    motion: { name: 'Moviment i activitat física', allows: 'Llegir els sensors de moviment' },
    notifications: { name: 'Notificacions', allows: 'Mostrar notificacions al dispositiu' },
    phone: { name: 'Telèfon', allows: 'Fer trucades i llegir l’estat del telèfon' },
    photos: { name: 'Fotos i multimèdia', allows: 'Llegir i afegir imatges i vídeos' },
    preciseLocation: { name: 'Ubicació exacta', allows: 'Saber exactament on és el dispositiu' },
    reminders: { name: 'Recordatoris', allows: 'Llegir, afegir i modificar recordatoris' },
    sms: { name: 'Missatges de text', allows: 'Llegir i enviar missatges de text' },
    storage: { name: 'Emmagatzematge', allows: 'Llegir i desar fitxers' },
    tracking: {
      name: 'Seguiment',
      allows:
        'Utilitzar l’identificador de publicitat del dispositiu per seguir l’activitat en aplicacions i llocs web d’altres empreses',
    },
  },
};
