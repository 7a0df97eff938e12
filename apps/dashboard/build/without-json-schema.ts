import type { Plugin } from 'vite';

const writers = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves out the part of zod that writes JSON Schema, which every schema holds on to: the server describes the API, the
 * browser never does. Whoever calls it here is told so.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: writers },
      handler(code) {
        const names = Array.from(code.matchAll(exported), ([, name = '']) => name);
        // Those that make a method are called for each schema; what they make is not.
        const exports = names.map(
          (name) => `export const ${name} = ${name.startsWith('create') ? '() => refuse' : 'refuse'};`,
        );
        const refuse = `const refuse = () => { throw new Error('JSON Schema is written by the server only.'); };`;
        return { code: [refuse, ...exports].join('\n'), map: null };
      },
    },
  };
}
