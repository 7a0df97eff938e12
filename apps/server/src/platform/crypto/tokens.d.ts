export declare function sha256(content: string | Uint8Array): Buffer;
/** A secret of 256 random bits in base64url, which needs no escaping in addresses and headers. */
export declare function randomToken(): string;
/**
 * Random bytes for callers that often need a few: fetched from the system in blocks of at least 4096, each byte
 * returned once.
 */
export declare function randomSlice(length: number): Buffer;
export declare function hmac(key: Uint8Array, content: string): Buffer;
/** Compares two secrets in constant time. */
export declare function sameSecret(given: string, expected: string): boolean;
//# sourceMappingURL=tokens.d.ts.map