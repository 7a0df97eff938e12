import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies y otros rastreadores',
  intro:
    'Los rastreadores (dispositivos de almacenamiento y recuperación de datos) son cookies, datos guardados en el almacenamiento local del navegador, identificadores de dispositivo y técnicas similares que almacenan información en su dispositivo o acceden a ella.',
  necessary:
    'Los rastreadores sin los cuales no estaría disponible una función que usted solicita se utilizan sin consentimiento (%{provisions}).',
  consent:
    'Todos los demás rastreadores se basan en su consentimiento. Puede negarlo y retirarlo en cualquier momento; el tratamiento efectuado hasta entonces sigue siendo lícito.',
  provisions: {
    union: 'art. 5, apartado 3, de la Directiva 2002/58/CE',
    france: 'art. 82 de la Ley francesa de Protección de Datos, Ley n.º 78-17, de 6 de enero de 1978',
    germany: 'artículo 25 de la ley alemana TDDDG',
    italy: 'art. 122 del Código italiano de protección de datos, Decreto Legislativo n.º 196/2003',
    spain: 'art. 22.2 de la Ley 34/2002, LSSI',
    unitedKingdom: 'regulation 6 de las Privacy and Electronic Communications Regulations 2003 británicas',
  },
  unitedKingdom:
    'A los dispositivos situados en el Reino Unido se les aplica la regulation 6 de las Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'A los dispositivos situados en Suiza se les aplica el art. 45c de la Ley suiza de Telecomunicaciones: puede rechazar el tratamiento de datos en su dispositivo. Esta política indica las finalidades de ese tratamiento.',
  withdrawControl:
    'Para cambiar o retirar su elección, utilice el control de privacidad disponible en todas las páginas.',
  withdrawLink: 'Para cambiar o retirar su elección: %{link}.',
  withdrawLinkText: 'sus preferencias sobre rastreadores',
  withdrawBrowser:
    'Para retirar su consentimiento, elimine los rastreadores almacenados en los ajustes de su navegador o dispositivo y bloquee allí los nuevos. También puede ponerse en contacto con nosotros (%{contact}).',
  withdrawDevice:
    'En los ajustes de su navegador o dispositivo puede eliminar los rastreadores almacenados y bloquear los nuevos.',
  policy: 'Qué cookies y otros rastreadores se utilizan y cómo puede rechazarlos se explica en la %{link}.',
  policyText: 'política de cookies',
  listIntro: 'La tabla enumera los rastreadores por su nombre. El asterisco representa caracteres variables.',
  caption: 'Rastreadores',
  name: 'Nombre',
  service: 'Servicio',
  purpose: 'Finalidad',
  duration: 'Plazo de conservación',
  party: 'Instalado por',
  firstParty: 'El propio sitio o aplicación',
  thirdParty: 'Un tercero',
  unnamed: 'Los rastreadores no enumerados aquí por su nombre pueden proceder de: %{services}.',
};
