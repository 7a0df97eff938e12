import type { RequestKind } from '@app/catalogue';
import type { Request } from 'playwright-core';

const kinds: Readonly<Record<string, RequestKind>> = {
  stylesheet: 'style',
  image: 'image',
  media: 'media',
  font: 'font',
  script: 'script',
  xhr: 'data',
  fetch: 'data',
  eventsource: 'data',
  websocket: 'data',
  ping: 'data',
  beacon: 'data',
};

export function kindOf(request: Request, main: boolean): RequestKind {
  if (request.resourceType() !== 'document') return kinds[request.resourceType()] ?? 'other';
  if (!main) return 'frame';
  return request.method() === 'POST' ? 'form' : 'document';
}

/** Whether a request may last as long as the page is open: the scan does not wait for its end. */
export function isEndless(request: Request): boolean {
  return ['eventsource', 'media', 'ping', 'websocket'].includes(request.resourceType());
}
