/** What a provider speaks: OpenID Connect, or OAuth 2.0 with an API of its own. */
export type Protocol = 'oidc' | 'github' | 'facebook';
/** A provider that needs no more than a client. */
export type Preset = {
    readonly name: string;
    readonly label: string;
    readonly protocol: Protocol;
    readonly issuer: string;
    readonly scope: string;
    /** Whether an address counts as proved when the provider says so, or never. */
    readonly emails: 'proved-by-claim' | 'unproved';
    /** Whether it can be asked to sign its person in anew, and says when (OpenID Connect Core 1.0, 3.1.2.1: `max_age`). */
    readonly confirms: boolean;
    readonly responseMode?: 'form_post';
};
/** Providers by the names that operators choose them by. */
export declare const presets: {
    readonly google: {
        readonly protocol: 'oidc';
        readonly scope: 'openid email';
        readonly emails: 'proved-by-claim';
        readonly confirms: false;
        readonly name: 'google_oauth2';
        readonly label: 'Google';
        readonly issuer: 'https://accounts.google.com';
    };
    readonly microsoft: {
        readonly protocol: 'oidc';
        readonly confirms: false;
        readonly name: 'microsoft';
        readonly label: 'Microsoft';
        readonly issuer: 'https://login.microsoftonline.com/common/v2.0';
        readonly scope: 'openid email profile';
        readonly emails: 'unproved';
    };
    readonly apple: {
        readonly protocol: 'oidc';
        readonly scope: 'openid email';
        readonly emails: 'proved-by-claim';
        readonly confirms: false;
        readonly name: 'apple';
        readonly label: 'Apple';
        readonly issuer: 'https://appleid.apple.com';
        readonly responseMode: 'form_post';
    };
    readonly linkedin: {
        readonly protocol: 'oidc';
        readonly scope: 'openid email';
        readonly emails: 'proved-by-claim';
        readonly confirms: false;
        readonly name: 'linkedin';
        readonly label: 'LinkedIn';
        readonly issuer: 'https://www.linkedin.com/oauth';
    };
    readonly gitlab: {
        readonly protocol: 'oidc';
        readonly scope: 'openid email';
        readonly emails: 'proved-by-claim';
        readonly name: 'gitlab';
        readonly label: 'GitLab';
        readonly issuer: 'https://gitlab.com';
        readonly confirms: true;
    };
    readonly github: {
        readonly emails: 'proved-by-claim';
        readonly confirms: false;
        readonly name: 'github';
        readonly label: 'GitHub';
        readonly protocol: 'github';
        readonly issuer: 'https://github.com';
        readonly scope: 'read:user user:email';
    };
    readonly facebook: {
        readonly confirms: false;
        readonly name: 'facebook';
        readonly label: 'Facebook';
        readonly protocol: 'facebook';
        readonly issuer: 'https://www.facebook.com';
        readonly scope: 'public_profile,email';
        readonly emails: 'unproved';
    };
};
export type Brand = keyof typeof presets;
export declare const brands: readonly Brand[];
//# sourceMappingURL=config-provider-presets.d.ts.map