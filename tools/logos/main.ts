// Draws the logos of services for the dashboard: `npm run logos -- <folder>`, the folder of an unpacked `simple-icons` package
// (`npm pack simple-icons`). The product needs neither that package nor its other icons.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { contrast } from '@app/consent';
import { logoOf, type Icon, type NamedService } from './match.ts';

const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('Usage: npm run logos -- <folder of simple-icons>');
const source = path.resolve(given);
const root = path.resolve(import.meta.dirname, '../..');

/** Icons whose owners state terms of their own are left out. */
const free = new Set(['CC0-1.0', 'MIT', 'Apache-2.0']);

type Entry = Icon & { readonly hex: string; readonly license?: { readonly type: string } };
// The package's own data.
const all = JSON.parse(readFileSync(path.join(source, 'data/simple-icons.json'), 'utf8')) as readonly Entry[];
const icons = all.filter(({ license }) => license === undefined || free.has(license.type));

const data = path.join(root, 'packages/catalogue/data');
const services = readdirSync(data)
  .filter((file) => ['curated.jsonl', 'editor.jsonl', 'listed.jsonl'].includes(file))
  .flatMap((file) => readFileSync(path.join(data, file), 'utf8').trim().split('\n'))
  // Written and checked by `npm run catalogue`.
  .map((line) => JSON.parse(line) as Partial<NamedService>)
  // Lines of the editor may correct a service without naming it again.
  .filter((service): service is NamedService => service.name !== undefined);

const logos = new Map<string, string>();
for (const service of services) {
  const icon = logoOf(service, icons);
  if (icon) logos.set(service.name.toLowerCase(), icon.slug);
  const { provider } = service;
  const own = provider && logoOf({ name: provider.name, provider }, icons);
  if (own) logos.set(provider.name.toLowerCase(), own.slug);
}

const folder = path.join(root, 'apps/dashboard/public/service-logos');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const used = new Set(logos.values());
for (const { slug, hex } of icons.filter((icon) => used.has(icon.slug)))
  writeFileSync(path.join(folder, `${slug}.svg`), drawn(slug, `#${hex.toLowerCase()}`));

const names = [...logos].toSorted(([one], [other]) => (one < other ? -1 : 1)).map((pair) => pair.join('|'));
writeFileSync(
  path.join(root, 'apps/dashboard/src/ui/service-logos.ts'),
  `// Written by \`npm run logos\`: names of services and providers, and the files of their logos.
export const serviceLogos = new Map(
  ${JSON.stringify(names.join(';'))}
    .split(';')
    .map((pair) => pair.split('|') as [name: string, file: string]),
);
`,
);
console.log(`${logos.size} services, ${used.size} logos`);

/** A tile in the color of the brand, with its sign in white, or black where white could not be seen. */
function drawn(slug: string, color: string): string {
  const svg = readFileSync(path.join(source, 'icons', `${slug}.svg`), 'utf8');
  const [, shape] = /<path d="([^"]+)"/.exec(svg) ?? [];
  if (shape === undefined) throw new Error(`${slug}.svg has no path.`);
  const sign = contrast(color, '#ffffff') >= 3 ? '#fff' : '#000';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/><path transform="translate(9 9) scale(.9167)" fill="${sign}" d="${shape}"/></svg>\n`;
}
