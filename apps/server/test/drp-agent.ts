import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

type Http = {
  inject(options: {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly payload?: string;
  }): Promise<{ readonly statusCode: number; readonly body: string; json(): Record<string, string> }>;
};

/** An authorized agent of the Data Rights Protocol 1.0, with an Ed25519 key of its own. */
export function drpAgent(http: () => Http, now: () => Date, agentId = 'STAND_IN_AGENT') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const verifyKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

  /** Signature and text in one, as libsodium's combined mode makes it. */
  const signed = (message: object | string): string => {
    const body = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
    return Buffer.concat([sign(null, body, privateKey), body]).toString('base64');
  };

  const envelope = (businessId: string) => ({
    'agent-id': agentId,
    'business-id': businessId,
    'issued-at': now().toISOString(),
    'expires-at': new Date(now().getTime() + 600_000).toISOString(),
    'drp.version': '1.0',
  });

  const exercise = (businessId: string, more: object = {}) => ({
    ...envelope(businessId),
    'agent-request-id': randomUUID(),
    exercise: 'deletion',
    regime: 'ccpa',
    name: 'Ana Canary',
    email: 'ana.canary@example.com',
    email_verified: true,
    phone_number: '+15555550100',
    address: { street_address: '1 Main St', locality: 'Fresno', region: 'CA' },
    ...more,
  });

  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: string) {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'text/plain' }),
    };
    return http().inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  }

  const setUp = (businessId: string, more: object = {}) =>
    call('POST', `/v1/agent/${agentId}`, undefined, signed({ ...envelope(businessId), ...more }));

  return { agentId, verifyKey, signed, envelope, exercise, call, setUp };
}
