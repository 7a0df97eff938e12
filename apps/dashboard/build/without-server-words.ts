import type { Plugin } from 'vite';

/** The import that loads a translation, as `packages/texts/src/interface.ts` writes it. */
const loadsTranslation = /import\(`\.\/interface\/\$\{locale\}\/\$\{file\}\.json`[^)]*\)/;
/** What only the server writes. A page in a language of documents alone still loads its errors before it leads elsewhere. */
const serverOnly = ['*/{answers,emails,facts,terms,front-page,report-tool}', '{es,fr}/findings'];

/** Leaves the translations that only the server needs out of the list of files that comes with every first page. */
export function withoutServerWords(): Plugin {
  return {
    name: 'without-server-words',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/texts\/src\/interface\.ts$/ },
      handler(code) {
        if (!loadsTranslation.test(code)) throw new Error('interface.ts no longer loads translations as expected.');
        const files = ['./interface/*/*.json', ...serverOnly.map((one) => `!./interface/${one}.json`)];
        return code.replace(
          loadsTranslation,
          `import.meta.glob(${JSON.stringify(files)})[\`./interface/\${locale}/\${file}.json\`]()`,
        );
      },
    },
  };
}
