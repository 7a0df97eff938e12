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
  const start = `${contentUrl}/embed/cs/${publicId}.`;
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
      // Loads the smallest file that serves the choice, if there is one: it loads another where more has to be decided.
      // The cookie says in base 36 what was decided and what was allowed, which includes `necessary`.
      code: `<script>
(function (d, s, c) {
  s = d.createElement("script");
  c = /(?:^|; )candor-${publicId}=1\\.\\w+\\.\\w+\\.\\w+\\.(\\w+)\\.(\\w+)/.exec(d.cookie);
  s.src = "${start}" + (c ? (parseInt(c[1], 36) + 1 == parseInt(c[2], 36) ? "granted.js" : "kept.js") : "js");
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
