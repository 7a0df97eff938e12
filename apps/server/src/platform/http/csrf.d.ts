import type { FastifyRequest } from 'fastify';
/**
 * The CSRF token that a page must send with every write. It is derived from the secret of its cookie, so it needs no storage,
 * and a page of another session or another site cannot know it.
 */
export declare function csrfToken(key: Uint8Array, cookieSecret: string): string;
/** Whether the token belongs to one of the secrets in the browser's cookies. */
export declare function isTokenOf(key: Uint8Array, token: unknown, cookieSecrets: readonly string[]): boolean;
/**
 * Refuses a write from a page of another origin. Browsers send the origin of a request; a client that sends none is checked by
 * the token alone.
 * @throws Problem `origin.refused`
 */
export declare function checkOrigin(request: FastifyRequest, publicUrl: string): void;
export declare function isLoopback(hostname: string): boolean;
//# sourceMappingURL=csrf.d.ts.map