import type { Plugin } from 'vite';

/**
 * Writes `.vite/modules.json` beside the manifest: how many bytes of each chunk come from which package, or from our own
 * code, before compression. `npm run weigh` tells by it what each library costs.
 */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
      const list = Object.fromEntries(
        chunks.map(({ fileName, modules }) => {
          const bytes: Record<string, number> = {};
          for (const [id, module] of Object.entries(modules))
            bytes[packageOf(id)] = (bytes[packageOf(id)] ?? 0) + (module.code?.length ?? 0);
          return [fileName, bytes];
        }),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(list) });
    },
  };
}

/** The package in `node_modules` that a module belongs to, the package of this repository, or `dashboard`. */
function packageOf(id: string): string {
  const own = /\/packages\/([\w-]+)\//.exec(id)?.[1];
  const installed = /.*\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(id)?.[1];
  return installed ?? (own ? `@app/${own}` : 'dashboard');
}
