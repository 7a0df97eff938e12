import { groupSchema, userSchema } from './resources.ts';

const of = 'urn:ietf:params:scim:schemas:core:2.0:';

/** What this service does of SCIM (RFC 7643, 5). */
export function serviceProviderConfig(base: string): object {
  return {
    schemas: [`${of}ServiceProviderConfig`],
    documentationUri: base.replace(/\/scim\/v2$/, ''),
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token',
        description: 'A token of the account, as a bearer token',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

/** The kinds of resources (RFC 7643, 6). */
export function resourceTypes(base: string): readonly (object & { readonly id: string })[] {
  const type = (id: string, endpoint: string, schema: string) => ({
    schemas: [`${of}ResourceType`],
    id,
    name: id,
    endpoint,
    schema,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
  });
  return [type('User', '/Users', userSchema), type('Group', '/Groups', groupSchema)];
}

type Attribute = { readonly name: string; readonly type: string } & Readonly<Record<string, unknown>>;

const usual = {
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
};
const attribute = (name: string, type = 'string', more: object = {}): Attribute => ({ name, type, ...usual, ...more });

/** The attributes that are kept (RFC 7643, 7). */
export function schemas(base: string): readonly (object & { readonly id: string })[] {
  const schema = (id: string, name: string, attributes: readonly Attribute[]) => ({
    schemas: [`${of}Schema`],
    id,
    name,
    attributes,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  });
  const list = { multiValued: true };
  return [
    schema(userSchema, 'User', [
      attribute('userName', 'string', { required: true, uniqueness: 'server' }),
      attribute('externalId', 'string', { caseExact: true }),
      attribute('displayName'),
      attribute('name', 'complex', { subAttributes: [attribute('givenName'), attribute('familyName')] }),
      attribute('emails', 'complex', {
        ...list,
        subAttributes: [attribute('value'), attribute('type'), attribute('primary', 'boolean')],
      }),
      attribute('active', 'boolean'),
    ]),
    schema(groupSchema, 'Group', [
      attribute('displayName', 'string', { required: true, uniqueness: 'server' }),
      attribute('externalId', 'string', { caseExact: true }),
      attribute('members', 'complex', { ...list, subAttributes: [attribute('value'), attribute('display')] }),
    ]),
  ];
}
