import { encode } from 'uqr';

const quiet = 4;

/** A QR code: dark on light in every color scheme, with the quiet zone that readers need (ISO/IEC 18004). */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const side = size + 2 * quiet;
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} width={200} height={200} role="img" aria-label={label}>
      <rect x={-quiet} y={-quiet} width={side} height={side} rx={2} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
