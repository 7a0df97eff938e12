import type { Plugin } from 'vite';

/** The import that loads a translation, as `packages/texts/src/interface.ts` writes it. */
const loadsTranslation = /import\(`\.\/interface\/\$\{locale\}\/\$\{file\}\.json`[^)]*\)/;
/** The languages and areas that only the server writes. */
const serverOnly = ['{es,fr}/*', '*/{answers,emails,facts,terms,front-page,report-tool}'];

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
