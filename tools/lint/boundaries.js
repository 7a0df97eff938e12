// Who may import whom, for the whole repository. Each row may use the rows it names, and itself.
import path from 'node:path';

const areas = {
  'packages/texts': [],
  'packages/catalogue': ['packages/texts'],
  'packages/documents': ['packages/texts', 'packages/catalogue'],
  'packages/consent': ['packages/texts', 'packages/catalogue'],
  'packages/tcf': [],
  'packages/evidence': [],
  'packages/verify/src': ['packages/texts', 'packages/evidence'],
  'packages/rewrite/src': [],
  'packages/contract': ['packages/texts', 'packages/catalogue', 'packages/consent'],
  'apps/embed/src': [
    'packages/texts',
    'packages/consent',
    'packages/tcf',
    'packages/evidence',
    'type packages/documents',
    'type packages/contract',
  ],
  'apps/dashboard/src/ui': [],
  'apps/dashboard/src/app': ['apps/dashboard/src/ui', 'packages/contract', 'packages/texts'],
  // The roof: it may enter everything below, and nobody enters it.
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
    'packages/evidence',
    'packages/contract',
  ],
};

// A server feature may enter these others, by their index.ts; a dashboard feature, none.
// Each names only features that stand above it, so the list cannot hold a cycle.
const features = {
  evidence: [],
  activity: [],
  accounts: ['activity', 'evidence'],
  preferences: ['activity', 'accounts'],
  sites: ['activity', 'accounts', 'evidence'],
  billing: ['activity', 'accounts', 'sites'],
  exports: ['activity', 'accounts', 'sites'],
  policies: ['activity', 'accounts', 'sites', 'billing', 'evidence'],
  members: ['activity', 'accounts', 'sites', 'policies'],
  publishing: ['activity', 'accounts', 'sites', 'policies', 'billing', 'evidence'],
  'cookie-solution': ['activity', 'accounts', 'sites', 'billing', 'policies', 'publishing', 'evidence'],
  'cookie-preferences': ['activity', 'accounts', 'sites', 'billing', 'exports', 'cookie-solution', 'evidence'],
  'consent-records': ['activity', 'accounts', 'sites', 'billing', 'exports', 'policies', 'publishing', 'evidence'],
  detection: ['activity', 'accounts', 'sites', 'policies', 'publishing', 'cookie-solution'],
  newsletter: ['activity', 'accounts', 'sites', 'exports', 'publishing', 'evidence', 'consent-records'],
  access: ['accounts', 'consent-records', 'webhooks'],
  webhooks: [
    'activity',
    'accounts',
    'sites',
    'policies',
    'publishing',
    'evidence',
    'consent-records',
    'cookie-preferences',
  ],
};

// Inside a feature: rules know nothing of the world, queries only the database; `session-queries.ts` is one of them.
const inner = { 'rules.ts': /^(@app\/|\.\/)/, 'queries.ts': /^(@app\/|\.\/|#platform\/database\/)/ };

const root = path.resolve(import.meta.dirname, '../..');
const areaOf = (file) => Object.keys(areas).find((area) => file.startsWith(`${area}/`));
const featureOf = (file) => /^apps\/\w+\/src\/features\/([^/]+)\//.exec(file)?.[1];
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
  if (feature && here.startsWith('apps/server/') && innerOf(from)?.test(specifier) === false) {
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
  if (feature === theirs) return undefined;
  if (!here.startsWith('apps/server/') || !features[feature]?.includes(theirs))
    return `Feature ${feature} may not import feature ${theirs}.`;
  return to.endsWith(`/${theirs}/index.ts`) ? undefined : `Enter feature ${theirs} by its index.ts.`;
}

// The settings are read outside of the platform, which is told what they look like.
function isTypesOfConfig(here, to, typeOnly) {
  return typeOnly && here === 'apps/server/src/platform' && to === 'apps/server/src/config.ts';
}

// Where an import leads is seen here only where it is written out. The scripts of customers' pages load from the intake.
function complaintOfComputed(from, source) {
  if (!areaOf(from) || from.startsWith('apps/embed/src/') || isDataBeside(source)) return undefined;
  return 'Write out what is imported.';
}

// A template of JSON files below the file's own folder, such as translations, brings in no code.
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

// What a package is given, the time and chance included: nothing it says may differ between two runs.
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
