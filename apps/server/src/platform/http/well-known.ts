import type { FastifyInstance } from 'fastify';

export type SecurityContact = {
  /** `mailto:…` or `https://…`. */
  readonly contact: string;
  readonly publicUrl: string;
  readonly now: () => Date;
};

const halfYear = 182 * 24 * 3_600_000;

/** Serves security.txt, which says where to report vulnerabilities. @see RFC 9116 */
export function mountSecurityContact(app: FastifyInstance, { contact, publicUrl, now }: SecurityContact): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    // RFC 9116, 2.5.5: less than a year ahead. An operator who still serves the file stands by it.
    const expires = new Date(now().getTime() + halfYear);
    const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, `Canonical: ${publicUrl}${path}`];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
