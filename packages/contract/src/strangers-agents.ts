const kibibyte = 1024;
/** By a token of an authorized agent, which is looked up first. */
const agent = { work: 'lookup', told: 'That the token opens nothing', status: 401 } as const;

/** Addresses of authorized agents and of processors, as `otherRoutes` describes them. */
export const routesOfAgents = {
  'POST /v1/agent/:agentId': {
    who: 'authorized agents, by a signature; 60 messages a minute of one network',
    work: 'lookup',
    body: 48 * kibibyte,
    told: 'Nothing: the answer is empty, whatever is wrong',
    status: 403,
  },
  'GET /v1/agent/:agentId': { ...agent, who: 'authorized agents, by a token' },
  'POST /v1/data-rights-request': { ...agent, who: 'authorized agents, by a token and a signature', body: 0 },
  'GET /v1/data-rights-request/:requestId': { ...agent, who: 'authorized agents, by a token' },
  'DELETE /v1/data-rights-request/:requestId': {
    ...agent,
    who: 'authorized agents, by a token and a signature',
    body: 0,
  },
  'POST /opendsr/callbacks/:token': {
    who: 'processors, by the token of a request and a signature; 120 a minute of one network',
    work: 'lookup',
    body: 64 * kibibyte,
    told: 'Nothing: the answer is empty, whatever is wrong',
    status: 403,
  },
} as const;
