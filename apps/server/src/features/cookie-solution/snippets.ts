import type { BannerSnippet } from '@app/contract';

export type SnippetInput = {
  readonly contentUrl: string;
  readonly intakeUrl: string;
  readonly publicId: string;
  /** The inline guard, once the banner was published. */
  readonly guard: string | undefined;
  /** When the site began to honour Global Privacy Control, as a day. */
  readonly since: string;
};

/** What to paste, from one line to what a strict page needs. Only addresses and ids stand in it, so nothing is escaped. */
export function snippetsOf({ contentUrl, intakeUrl, publicId, guard, since }: SnippetInput): readonly BannerSnippet[] {
  const script = `${contentUrl}/embed/cs/${publicId}.js`;
  const kept = `${contentUrl}/embed/cs/${publicId}.kept.js`;
  const hosts = [...new Set([contentUrl, intakeUrl])].join(' ');
  return [
    { kind: 'async', code: `<script async src="${script}"></script>` },
    {
      kind: 'loader',
      // The small file where a choice stands; it loads the other where that has ended.
      code: `<script>
(function (d, s) {
  s = d.createElement("script");
  s.src = /(?:^|; )candor-${publicId}=1\\./.test(d.cookie) ? "${kept}" : "${script}";
  s.async = true;
  s.fetchPriority = "high";
  d.head.append(s);
})(document);
</script>`,
    },
    { kind: 'sync', code: `<script src="${script}"></script>` },
    ...(guard === undefined
      ? []
      : [
          {
            kind: 'guard' as const,
            code: `<script>\n${guard.trim()}\n</script>\n<script async src="${script}"></script>`,
          },
        ]),
    {
      kind: 'csp',
      code: `Content-Security-Policy: script-src 'self' 'nonce-{nonce}'; connect-src 'self' ${hosts}; img-src 'self' ${contentUrl}\n\n<script async nonce="{nonce}" src="${script}"></script>`,
    },
    {
      kind: 'tags',
      code: `<script type="text/plain" data-candor="measurement" data-src="https://example.com/analytics.js"></script>

<script type="text/plain" data-candor="marketing">
  // Runs once marketing is allowed.
</script>

<iframe data-candor="experience" data-src="https://example.com/video" title="Video"></iframe>

<img data-candor="marketing" data-src="https://example.com/pixel.gif" alt="">`,
    },
    // Stands at /.well-known/gpc.json of the site. RULES G4. @see https://w3c.github.io/gpc/#gpc-support-resource
    { kind: 'gpc', code: JSON.stringify({ gpc: true, lastUpdate: since }) },
  ];
}
