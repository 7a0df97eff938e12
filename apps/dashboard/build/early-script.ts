import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts a small classic script at the top of the page, before anything is painted. It is a file of its own,
 * under the hash of its content, because the content security policy refuses inline scripts.
 */
export function earlyScript(file: string): Plugin {
  return {
    name: 'early-script',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const written = Object.values(bundle ?? {}).find(({ fileName }) => fileName.startsWith('assets/early-'));
        const src = written ? `/${written.fileName}` : '/build/early.js';
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
    generateBundle: {
      order: 'pre',
      handler() {
        this.emitFile({ type: 'asset', name: 'early.js', source: readFileSync(file) });
      },
    },
  };
}
