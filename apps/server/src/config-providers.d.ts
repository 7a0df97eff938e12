import { type Brand, type Preset } from './config-provider-presets.ts';
/** A provider that people may sign in with, as the operator registered this installation there. */
export type IdentityProvider = Preset & {
    readonly brand: Brand | null;
    readonly clientId: string;
    readonly clientSecret: string | undefined;
    /** By which Apple's client secrets are made. */
    readonly appleKey: AppleKey | undefined;
    /** Where the API of GitHub or Facebook is; undefined: where they document it. */
    readonly api: string | undefined;
};
export type AppleKey = {
    readonly teamId: string;
    readonly keyId: string;
    readonly privateKey: string;
};
/**
 * Reads the file of `IDENTITY_PROVIDERS`. Without one, there are no providers.
 * @throws CannotStart, which names the file and the field
 */
export declare function readProviders(path: string | undefined): readonly IdentityProvider[];
//# sourceMappingURL=config-providers.d.ts.map