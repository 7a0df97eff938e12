import path from 'node:path';
import type { Source } from './source.ts';

/** The imports of each file, limited to the given files. */
export function importsOf(sources: readonly Source[]): Map<string, readonly string[]> {
  const known = new Set(sources.map(({ name }) => name));
  return new Map(
    sources.map(({ name, imports }) => [
      name,
      imports.flatMap((specifier) => resolved(name, specifier).find((one) => known.has(one)) ?? []),
    ]),
  );
}

/** The files a specifier may refer to, according to the package.json files. */
function resolved(from: string, specifier: string): string[] {
  const [area, app] = from.split('/');
  const inApp = /^#(\w+)\/(.*)/.exec(specifier);
  if (inApp) return [`${area}/${app}/${inApp[1] === 'test' ? '' : 'src/'}${inApp[1]}/${inApp[2]}`];
  const inPackage = /^@(?:app|candor)\/([\w-]+)(?:\/(.*))?$/.exec(specifier);
  if (inPackage)
    return ['packages', 'apps'].map((place) => `${place}/${inPackage[1]}/src/${inPackage[2] ?? 'index.ts'}`);
  return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(from), specifier)] : [];
}

/** Groups of files that import each other in cycles (Tarjan's algorithm). */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    stack.push(file);
    for (const other of imports.get(file) ?? []) {
      const theirs = order.has(other) ? (stack.includes(other) ? (order.get(other) ?? own) : own) : visit(other);
      lowest.set(file, Math.min(lowest.get(file) ?? own, theirs));
    }
    if (lowest.get(file) === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || imports.get(file)?.includes(file)) found.push(group);
    }
    return lowest.get(file) ?? own;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
