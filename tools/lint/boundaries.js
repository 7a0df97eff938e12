// Permitted imports for the whole repository. Each area may import itself and the areas in its list.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const areas = {
  'packages/texts': [],
  'packages/catalogue': ['packages/texts'],
  'packages/documents': ['packages/texts', 'packages/catalogue', 'packages/consent'],
  'packages/consent': ['packages/texts', 'packages/catalogue'],
  'packages/tcf': [],
  'packages/deadlines': [],
  'packages/requests': ['packages/texts', 'packages/catalogue', 'packages/deadlines'],
  'packages/assessments': ['packages/texts', 'packages/catalogue'],
  'packages/evidence': [],
  'packages/sealing': ['packages/evidence'],
  'packages/whistleblowing': ['packages/deadlines', 'type packages/sealing'],
  'packages/cleaning': [],
  'packages/verify/src': ['packages/texts', 'packages/evidence', 'packages/sealing'],
  'packages/rewrite/src': [],
  'packages/contract': [
    'packages/texts',
    'packages/catalogue',
    'packages/consent',
    'packages/requests',
    'packages/assessments',
  ],
  'apps/embed/src': [
    'packages/texts',
    'packages/consent',
    'packages/tcf',
    'packages/evidence',
    'type packages/documents',
    'type packages/contract',
  ],
  'apps/report/src': [
    'packages/texts',
    'packages/evidence',
    'packages/sealing',
    'packages/cleaning',
    'packages/whistleblowing',
    'packages/deadlines',
  ],
  'apps/dashboard/src/ui': [],
  'apps/dashboard/src/app': ['apps/dashboard/src/ui', 'packages/contract', 'packages/texts'],
  // The shell: it may import everything below, and nothing imports it.
  'apps/dashboard/src/shell': [
    'apps/dashboard/src/app',
    'apps/dashboard/src/ui',
    'apps/dashboard/src/features',
    'packages/contract',
    'packages/texts',
  ],
  'apps/dashboard/src/features': [
    'apps/dashboard/src/app',
    'apps/dashboard/src/ui',
    'packages/contract',
    'packages/texts',
    'packages/catalogue',
    'packages/consent',
    'packages/evidence',
    'packages/assessments',
    'type packages/documents',
  ],
  'apps/candor-scan/src': ['packages/catalogue', 'apps/scanner/src'],
  'apps/scanner/src': ['packages/catalogue', 'packages/texts', 'packages/rewrite/src'],
  'apps/server/src/platform': ['packages/contract', 'packages/texts', 'apps/scanner/src'],
  'apps/server/src/features': [
    'apps/server/src/platform',
    'apps/scanner/src',
    'packages/texts',
    'packages/catalogue',
    'packages/documents',
    'packages/consent',
    'packages/tcf',
    'packages/deadlines',
    'packages/requests',
    'packages/assessments',
    'packages/evidence',
    'packages/sealing',
    'packages/whistleblowing',
    'packages/contract',
  ],
};

// A large feature is divided into rooms. Each may import those in its list, all of which come before it, so there are no
// cycles. Files outside of the rooms are common ground: every room may import them, and they import no room. Only roof files
// import all.
const rooms = {
  'consent-records': {
    roof: ['index.ts', 'feature.ts', 'routes.ts', 'rights-routes.ts', 'listeners.ts'],
    keys: [],
    notices: [],
    people: ['keys'],
    keeping: ['people'],
    search: ['notices', 'people'],
    intake: ['keys', 'notices', 'people', 'keeping', 'search'],
  },
};

// Within a feature: rules have no access to the outside, queries only to the database; `session-queries.ts` is a query file.
const inner = { 'rules.ts': /^(@app\/|\.\/)/, 'queries.ts': /^(@app\/|\.\/|#platform\/database\/)/ };

const root = path.resolve(import.meta.dirname, '../..');

// A server feature may import those before it in the server's list, through their index.ts, so there are no cycles. A dashboard
// feature may import no other.
const listed = readFileSync(path.join(root, 'apps/server/src/features.ts'), 'utf8');
const folders = new Map(
  [...listed.matchAll(/import \{ (\w+) \} from '\.\/features\/([\w-]+)\/index\.ts'/g)].map(([, name, folder]) => [
    name,
    folder,
  ]),
);
const order = [...listed.slice(listed.indexOf('= [')).matchAll(/\w+/g)].map(([name]) => folders.get(name));

const areaOf = (file) => Object.keys(areas).find((area) => file.startsWith(`${area}/`));
const featureOf = (file) => /^apps\/\w+\/src\/features\/([^/]+)\//.exec(file)?.[1];
const roomOf = (file) => /\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1];
const innerOf = (file) => inner[/(?:rules|queries)\.ts$/.exec(path.posix.basename(file))?.[0]];
const isTest = (file) => /\.test\.tsx?$/.test(file);

function resolve(from, specifier) {
  const inApp = /^#(\w+)\/(.*)/.exec(specifier);
  if (inApp) return `${from.split('/').slice(0, 2).join('/')}/src/${inApp[1]}/${inApp[2]}`;
  const inPackage = /^@(?:app|candor)\/([\w-]+)/.exec(specifier);
  if (inPackage) return `${inPackage[1] === 'scanner' ? 'apps' : 'packages'}/${inPackage[1]}/src/index.ts`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
}

export function complaint(from, specifier, typeOnly) {
  const here = areaOf(from);
  if (!here) return undefined;
  if (specifier.startsWith('#test/')) return isTest(from) ? undefined : 'Only tests may use #test.';
  if (isTest(from) && here.startsWith('apps/')) return undefined;
  const feature = featureOf(from);
  if (feature && here.startsWith('apps/server/') && innerOf(from)?.test(withinFeature(from, specifier)) === false) {
    return `${path.posix.basename(from)} may not import ${specifier}.`;
  }

  const to = resolve(from, specifier);
  if (!to)
    return here.startsWith('packages/') && specifier.startsWith('node:') && !isTest(from)
      ? `${here} is pure: no ${specifier}.`
      : undefined;
  const there = areaOf(to);
  if (there !== here) {
    const allowed =
      areas[here].includes(there) ||
      (typeOnly && areas[here].includes(`type ${there}`)) ||
      isTypesOfConfig(here, to, typeOnly);
    return allowed ? undefined : `${here} may not import ${there ?? to}.`;
  }

  const theirs = featureOf(to);
  if (feature === theirs) return here.startsWith('apps/server/') ? complaintOfRoom(feature, from, to) : undefined;
  if (!here.startsWith('apps/server/') || !isBefore(theirs, feature))
    return `Feature ${feature} may not import feature ${theirs}.`;
  return to.endsWith(`/${theirs}/index.ts`) ? undefined : `Enter feature ${theirs} by its index.ts.`;
}

/** An import from a room of another part of its feature, rewritten as in a feature without rooms. */
function withinFeature(from, specifier) {
  if (!specifier.startsWith('../')) return specifier;
  const own = rooms[featureOf(from)];
  const to = path.posix.join(path.posix.dirname(from), specifier);
  return own && featureOf(to) === featureOf(from) ? `./${specifier}` : specifier;
}

function complaintOfRoom(feature, from, to) {
  const table = rooms[feature];
  if (!table) return undefined;
  const [ours, theirs] = [roomOf(from), roomOf(to)];
  if (ours === theirs) return undefined;
  if (theirs === undefined) {
    const file = path.posix.basename(to);
    return table.roof.includes(file) ? `Room ${ours} may not import ${file}, which stands above it.` : undefined;
  }
  if (ours === undefined) {
    const file = path.posix.basename(from);
    return table.roof.includes(file) ? undefined : `${file} may not import room ${theirs}, which stands on it.`;
  }
  return table[ours]?.includes(theirs) ? undefined : `Room ${ours} may not import room ${theirs}.`;
}

function isBefore(one, other) {
  return order.includes(one) && order.indexOf(one) < order.indexOf(other);
}

// The configuration is read outside of the platform, which imports only its type.
function isTypesOfConfig(here, to, typeOnly) {
  return typeOnly && here === 'apps/server/src/platform' && to === 'apps/server/src/config.ts';
}

// The target of an import can be checked only if it is a literal. Scripts for customers' pages load their parts from the
// intake.
function complaintOfComputed(from, source) {
  if (!areaOf(from) || from.startsWith('apps/embed/src/') || isDataBeside(source)) return undefined;
  return 'Write out what is imported.';
}

// A template that matches JSON files below the file's own folder, such as translations, imports no code.
function isDataBeside({ type, quasis }) {
  return (
    type === 'TemplateLiteral' && quasis[0].value.raw.startsWith('./') && quasis.at(-1).value.raw.endsWith('.json')
  );
}

const boundaries = {
  create(context) {
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    const check = (node) => {
      if (!node.source) return;
      const isType = (node.importKind ?? node.exportKind) === 'type';
      const message =
        typeof node.source.value === 'string'
          ? complaint(from, node.source.value, isType)
          : complaintOfComputed(from, node.source);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

// Packages receive everything as arguments, including time and randomness: no result may differ between two runs.
const pure = {
  create(context) {
    if (isTest(context.filename)) return {};
    const refuse = (node, what) => context.report({ node, message: `Packages are pure: ${what} is given to them.` });
    return {
      MemberExpression({ object, property, parent }) {
        const name = `${object.name}.${property.name}`;
        if (
          ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues'].includes(name)
        )
          refuse(parent, name);
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) refuse(node, 'the time');
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') refuse(node, 'the time');
      },
    };
  },
};

export default { meta: { name: 'app' }, rules: { boundaries, pure } };
