import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nuevos servicios: %{services}.',
  servicesRemoved: 'Servicios que ya no se utilizan: %{services}.',
  clausesAdded: 'Nuevas secciones: %{clauses}.',
  clausesRemoved: 'Secciones eliminadas: %{clauses}.',
  clausesChanged: 'Secciones modificadas: %{clauses}.',
  wording: 'El contenido del documento no ha cambiado.',
  first: 'Primera versión.',
  subscribe: 'Suscribirse a los cambios (Atom)',
  feed: '%{title}: cambios',
};
