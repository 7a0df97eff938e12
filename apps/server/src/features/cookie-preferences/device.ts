import { deviceClasses, type DeviceClass } from '@app/consent';
import type { IncomingHttpHeaders } from 'node:http';

/** The index of the kind of device that sent a request; null if it cannot be told. The headers are not stored. */
export function deviceOf(headers: IncomingHttpHeaders): number | null {
  const found = classOf(headers);
  return found ? deviceClasses.indexOf(found) : null;
}

function classOf({ 'user-agent': agent = '', 'sec-ch-ua-mobile': isMobile }: IncomingHttpHeaders): DeviceClass | null {
  if (/iPad|Tablet|Silk/.test(agent)) return 'tablet';
  if (isMobile === '?1' || /Mobi|iPhone|iPod/.test(agent)) return 'phone';
  // Android without "Mobile" is a tablet.
  if (agent.includes('Android')) return 'tablet';
  return /Windows|Macintosh|Linux|CrOS|X11/.test(agent) ? 'computer' : null;
}
