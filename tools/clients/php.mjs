import { loadNodeRuntime, createNodeFsMountHandler } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';

/** A PHP of its own, compiled to WebAssembly, in which a folder of this machine is mounted. */
export async function startPhp(version, mounts) {
  const php = new PHP(await loadNodeRuntime(version, { emscriptenOptions: { processId: 1 } }));
  for (const [inside, outside] of Object.entries(mounts)) {
    php.mkdir(inside);
    await php.mount(inside, createNodeFsMountHandler(outside));
  }
  return php;
}
