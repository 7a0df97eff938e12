import { allEndpoints, type Endpoint } from '@app/contract';
import {
  openEndpoints,
  otherRoutes,
  strangersBody,
  strangersWork,
  type ForStrangers,
  type StrangersWork,
} from '@app/contract/strangers.ts';

/** A route as a stranger can use it. */
export type StrangersRoute = ForStrangers & {
  /** Group and name in the contract; for other routes, method and path. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly who: string;
  readonly often: string;
  readonly body: number;
  /** Undefined for routes outside the contract. */
  readonly endpoint?: Endpoint;
};

/** All routes. @throws Error if a public endpoint has no entry in the table, or another endpoint has one */
export function strangersRoutes(): StrangersRoute[] {
  const ofContract = Object.entries(allEndpoints).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ofEndpoint(`${group}.${name}`, endpoint)),
  );
  const names = new Set(ofContract.map(({ name }) => name));
  const stale = Object.keys(openEndpoints).filter((name) => !names.has(name));
  if (stale.length > 0) throw new Error(`There is no ${stale.join(', ')}.`);
  const others = Object.entries(otherRoutes).map(([address, given]) => {
    const [method = '', path = ''] = address.split(' ');
    return { ...given, name: address, method, path, often: '', body: given.body ?? 0 };
  });
  return [...ofContract, ...others];
}

function ofEndpoint(name: string, endpoint: Endpoint): StrangersRoute {
  const { method, path, access } = endpoint;
  const own = openEndpoints[name];
  if (access === 'public' && !own) throw new Error(`Say in strangers.ts what ${name} may cost a stranger's request.`);
  if (access !== 'public' && own) throw new Error(`${name} is not for anybody.`);
  const given = own ?? { work: 'refused', body: 0, told: 'That one has to sign in', status: 401 };
  const body = given.body ?? (method === 'GET' ? 0 : Math.min(strangersBody, endpoint.bodyLimit ?? Infinity));
  return { ...given, name, method, path, who: whoMay(endpoint), often: howOften(endpoint), body, endpoint };
}

function whoMay({ access, also = [], whole, sessionOnly, byConsentKey, verified, fresh }: Endpoint): string {
  if (access === 'public') return byConsentKey ? 'a consent key' : 'anybody';
  const permissions = [access, ...also].map((permission) => `\`${permission}\``).join(' and ');
  const who = access === 'signed-in' ? 'members' : `${permissions}${whole ? ' in the whole account' : ''}`;
  const by = sessionOnly ? 'by session' : byConsentKey ? 'by session, API key or consent key' : 'by session or API key';
  return [`${who}, ${by}`, ...(verified ? ['address proved'] : []), ...(fresh ? ['password given just now'] : [])].join(
    '; ',
  );
}

function howOften({ rate, work }: Endpoint): string {
  const limited =
    rate && `${rate.points} in ${spanOf(rate.seconds)} by ${rate.by}${rate.of ? `, with \`${rate.of}\`` : ''}`;
  const asked = work && `work from ${work.address} a minute of an address, ${work.all} of all`;
  return [limited, asked].filter(Boolean).join('; ');
}

function spanOf(seconds: number): string {
  return seconds % 3600 === 0 ? `${seconds / 3600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

const columns = ['Route', 'Who may ask', 'How often', 'Body', 'Work', 'What a stranger is told'];

/** Content of `docs/routes.md`. */
export function routesPage(routes: readonly StrangersRoute[] = strangersRoutes()): string {
  const rows = routes.map(({ method, path, who, often, body, work, told, status }) => [
    `\`${method} ${path}\``,
    who,
    often || '–',
    body === 0 ? '–' : `${Math.round(body / 102.4) / 10} KiB`,
    work,
    `${told} (${status})`,
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${introduction}
${line(columns)}
${line(columns.map(() => '---'))}
${rows.map(line).join('\n')}
`;
}

const explained = (Object.keys(strangersWork) as StrangersWork[]).map(
  (work) => `- **${work}**: ${strangersWork[work]}`,
);

const introduction = `# Routes

Written by \`npm run routes\` from the contract (\`packages/contract/src\`, what is said of strangers in \`strangers.ts\`). A test
fails where a route is missing here, and sends each of them what is claimed here.

A stranger is whoever shows neither a session nor a key, or only a public consent key. All strangers together, and each address,
have so many bytes and milliseconds, and no more ([what protects Candor](security.md)). **Body** is what is read of a stranger's
body before the answer; one that is longer is refused by its head. Of \`/e/choice\`, \`/e/consent\` and \`POST /api/v1/consents\`
nothing is read of somebody whose site or key is not there, else up to 26 kB and 64 KiB. **Work** is what may be done before it
is known who asks:

${explained.join('\n')}
`;
