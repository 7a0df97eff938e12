import { qrCode, size } from './code.ts';

/** Draws the code as an SVG: dark on light in every color scheme, with the quiet zone that readers need. */
export function drawQr(text: string, label: string): SVGSVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  made.setAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
  made.setAttribute('class', 'qr');
  made.setAttribute('role', 'img');
  made.setAttribute('aria-label', label);
  const runs = qrCode(text).flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  path.setAttribute('d', runs.join(''));
  made.append(path);
  return made;
}
