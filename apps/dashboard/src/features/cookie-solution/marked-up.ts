import type { Purpose } from '@app/consent';

/** The kinds of tags that can wait for consent. */
export const markedKinds = ['script', 'inline', 'frame', 'picture'] as const;
export type MarkedKind = (typeof markedKinds)[number];

/**
 * An example of a tag that waits for a purpose.
 * @param host of the service: `example.com`, or with a path
 */
export function markedUp(kind: MarkedKind, purpose: Purpose, host: string): string {
  const address = `https://${host.replace(/\/$/, '')}`;
  switch (kind) {
    case 'script':
      return `<script type="text/plain" data-candor="${purpose}" data-src="${address}/script.js"></script>`;
    case 'inline':
      return `<script type="text/plain" data-candor="${purpose}">\n  // your code\n</script>`;
    case 'frame':
      return `<iframe data-candor="${purpose}" data-src="${address}/embed" title="…"></iframe>`;
    case 'picture':
      return `<img data-candor="${purpose}" data-src="${address}/pixel.gif" alt="" width="1" height="1">`;
  }
}

/** A link in a page's own content that opens the choices. */
export function reopenLink(label: string): string {
  return `<a href="#" data-candor-open>${label}</a>`;
}
