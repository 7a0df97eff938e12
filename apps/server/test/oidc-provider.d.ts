import { type IdentityProvider } from '../src/config-providers.ts';
/** Whoever signs in at the provider next, or cancels. */
export type Visitor = {
    readonly subject: string;
    readonly email?: string;
    readonly emailVerified?: boolean;
    readonly cancels?: boolean;
};
/** An OpenID Connect provider on this machine. */
export type TestProvider = {
    readonly issuer: string;
    /** Lets somebody sign in at the next trips. */
    be(visitor: Visitor): void;
    /** Makes a trip like a browser's, from the address to begin at. Returns what comes back to the product. */
    trip(address: string): Promise<Record<string, string>>;
    close(): Promise<void>;
};
export declare const testClient: {
    clientId: string;
    clientSecret: string;
};
/** The providers of a file that an operator wrote. */
export declare function providersOf(entries: unknown): readonly IdentityProvider[];
/**
 * Starts a provider that knows one client, whose browsers come back to these addresses. With `asks`, a page there asks who
 * signs in.
 */
export declare function startProvider(redirects: readonly string[], { asks }?: {
    asks?: boolean | undefined;
}): Promise<TestProvider>;
//# sourceMappingURL=oidc-provider.d.ts.map