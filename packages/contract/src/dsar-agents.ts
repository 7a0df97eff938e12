import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { plainText } from './fields.ts';

const path = '/api/v1/sites/{siteId}/dsar-form/agents';

/** Agents of a form, at most. */
export const mostAgents = 50;

/** Rights by the names of the Data Rights Protocol 1.0, as far as sites fulfill them. */
export const agentActions = ['access', 'access:categories', 'access:specific', 'deletion', 'sale:opt-out'] as const;

/** Claims that an agent can verify. */
export const verifiedClaims = ['email', 'phone_number', 'address'] as const;

const agentId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_.-]{1,100}$/);
const verifyKey = z.string().trim().min(40).max(100);

const agent = z.object({
  id: z.uuid(),
  /** The id of the agent in its network. */
  agentId: z.string(),
  name: z.string(),
  /** Ed25519, in Base64. */
  verifyKey: z.string(),
  /** Whether what the agent verified counts as proof of identity. */
  isRelied: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When the agent fetched its token; null: it has none. */
  tokenAt: z.iso.datetime().nullable(),
});
export type DsarAgent = z.infer<typeof agent>;

const agents = z.object({
  /** What the site states to the network of agents. */
  business: z.object({
    id: z.string(),
    /** The base of the addresses of the protocol. */
    apiBase: z.string(),
    supportedActions: z.array(z.enum(agentActions)),
    supportedVerifications: z.array(z.enum(verifiedClaims)),
  }),
  agents: z.array(agent),
});
export type DsarAgents = z.infer<typeof agents>;

/** Authorized agents that send requests of people in California. @see Data Rights Protocol 1.0 */
export const dsarAgents = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'requests.read',
    summary: 'List a site’s authorized agents, and the site’s details for their network',
    answer: agents,
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: 'requests.manage',
    audit: 'dsar-form.changed',
    verified: true,
    summary: 'Connect an authorized agent with its id and Ed25519 key',
    creates: true,
    status: 201,
    body: z.object({ agentId, name: plainText(100), verifyKey, isRelied: z.boolean().default(false) }),
    answer: agent,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{dsarAgentId}`,
    access: 'requests.manage',
    audit: 'dsar-form.changed',
    verified: true,
    summary: 'Change an agent’s name, key or trust. A new key revokes its token',
    body: z.object({ name: plainText(100), verifyKey, isRelied: z.boolean() }),
    answer: agent,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: `${path}/{dsarAgentId}`,
    access: 'requests.manage',
    audit: 'dsar-form.changed',
    summary: 'Disconnect an agent. Its token is revoked, its requests stay',
    status: 204,
    answer: z.unknown(),
  }),
};

/** Addresses of the Data Rights Protocol 1.0. Messages are signed text; refusals have the shape of the protocol. */
export const dataRightsPaths = {
  agent: '/v1/agent/{agentId}',
  requests: '/v1/data-rights-request',
  request: '/v1/data-rights-request/{requestId}',
} as const;
