import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Permisos de la aplicación',
  intro:
    'La aplicación puede solicitar acceso a las partes de su dispositivo que se indican a continuación. El sistema operativo solicita cada acceso; usted puede denegarlo y retirarlo en cualquier momento en los ajustes de su dispositivo. En tal caso, las funciones que lo necesitan no están disponibles.',
  caption: 'Permisos y lo que permiten',
  permission: 'Permiso',
  allows: 'Qué permite',
  kinds: {
    approximateLocation: {
      name: 'Ubicación aproximada',
      allows: 'Conocer aproximadamente dónde se encuentra el dispositivo',
    },
    backgroundLocation: {
      name: 'Ubicación en segundo plano',
      allows: 'Conocer dónde se encuentra el dispositivo mientras la aplicación no está en uso',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Detectar dispositivos cercanos y conectarse a ellos' },
    calendar: { name: 'Calendario', allows: 'Leer, añadir y modificar eventos del calendario' },
    camera: { name: 'Cámara', allows: 'Tomar fotos y grabar vídeos' },
    contacts: { name: 'Contactos', allows: 'Leer y modificar la libreta de direcciones' },
    health: { name: 'Datos de salud', allows: 'Leer y añadir datos de salud y actividad física' },
    localNetwork: { name: 'Red local', allows: 'Detectar dispositivos en la misma red y conectarse a ellos' },
    microphone: { name: 'Micrófono', allows: 'Grabar sonido' },
    motion: { name: 'Movimiento y actividad física', allows: 'Leer los sensores de movimiento' },
    notifications: { name: 'Notificaciones', allows: 'Mostrar notificaciones en el dispositivo' },
    phone: { name: 'Teléfono', allows: 'Realizar llamadas y consultar el estado del teléfono' },
    photos: { name: 'Fotos y contenido multimedia', allows: 'Leer y añadir imágenes y vídeos' },
    preciseLocation: { name: 'Ubicación precisa', allows: 'Conocer con exactitud dónde se encuentra el dispositivo' },
    reminders: { name: 'Recordatorios', allows: 'Leer, añadir y modificar recordatorios' },
    sms: { name: 'SMS', allows: 'Leer y enviar SMS' },
    storage: { name: 'Almacenamiento', allows: 'Leer y guardar archivos' },
    tracking: {
      name: 'Rastreo',
      allows:
        'Utilizar el identificador publicitario del dispositivo para seguir la actividad en aplicaciones y sitios de otras empresas',
    },
  },
};
