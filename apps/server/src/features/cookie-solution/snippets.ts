import { allPurposes, contentSecurityPolicy, type CompiledBanner } from '@app/consent';
import type { BannerSnippet } from '@app/contract';

export type SnippetInput = {
  readonly contentUrl: string;
  readonly intakeUrl: string;
  readonly publicId: string;
  /** The inline guard, once the banner was published. */
  readonly guard: string | undefined;
  /** Hosts of the site's services, once the banner was published. */
  readonly banner: Pick<CompiledBanner, 'hosts' | 'shared'> | undefined;
  /** Day on which the site began to honor Global Privacy Control. */
  readonly since: string;
};

/** Snippets to paste, from a single line to what a strict CSP needs. They only contain URLs and ids, so nothing is escaped. */
export function snippetsOf({
  contentUrl,
  intakeUrl,
  publicId,
  guard,
  banner,
  since,
}: SnippetInput): readonly BannerSnippet[] {
  const script = `${contentUrl}/embed/cs/${publicId}.js`;
  const kept = `${contentUrl}/embed/cs/${publicId}.kept.js`;
  const policy = (granted: number) =>
    contentSecurityPolicy({
      hosts: banner?.hosts ?? [],
      shared: banner?.shared,
      addresses: [contentUrl, intakeUrl],
      granted,
      nonce: '{nonce}',
    }).header;
  return [
    { kind: 'async', code: `<script async src="${script}"></script>` },
    {
      kind: 'loader',
      // Loads the small file if there is a choice; that file loads the other one if the choice has expired.
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
    ...(banner === undefined
      ? []
      : [
          { kind: 'csp' as const, code: `Content-Security-Policy: ${policy(0)}` },
          { kind: 'csp-granted' as const, code: `Content-Security-Policy: ${policy(allPurposes)}` },
          { kind: 'csp-tag' as const, code: `<script async nonce="{nonce}" src="${script}"></script>` },
        ]),
    {
      kind: 'tags',
      code: `<script type="text/plain" data-candor="measurement" data-src="https://example.com/analytics.js"></script>

<script type="text/plain" data-candor="marketing">
  // Runs once marketing is allowed.
</script>

<iframe data-candor="experience" data-src="https://example.com/video" title="Video"></iframe>

<img data-candor="marketing" data-src="https://example.com/pixel.gif" alt="">`,
    },
    // Content of /.well-known/gpc.json on the site. RULES G4. @see https://w3c.github.io/gpc/#gpc-support-resource
    { kind: 'gpc', code: JSON.stringify({ gpc: true, lastUpdate: since }) },
  ];
}
