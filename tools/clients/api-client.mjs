import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import openapiTypescript, { astToString } from 'openapi-typescript';

// Generates a client's types from the OpenAPI document, as others would, and compiles code that uses them by their names.
const [file = ''] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync('api.ts', astToString(await openapiTypescript(document)));
writeFileSync(
  'uses-api.ts',
  `import type { components, paths } from './api.ts';

type Schemas = components['schemas'];
const finding: Schemas['BannerFinding']['weight'] = 'blocks';
const status: Schemas['DocumentSummary']['status'] = 'published';
type Read = paths['/api/v1/sites/{siteId}/banner']['get']['responses']['200']['content']['application/json'];
const isClosed = ({ closed }: Read): boolean => closed !== null;
// @ts-expect-error There is no such weight.
const wrong: Schemas['BannerFinding']['weight'] = 'heavy';
export { finding, isClosed, status, wrong };
`,
);
execFileSync(
  'npx',
  [
    'tsc',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    'uses-api.ts',
  ],
  { stdio: 'inherit' },
);
const names = Object.keys(document.components.schemas);
process.stdout.write(`${names.length} named types, ${statSync(file).size} bytes, compiled\n`);
