import { documentLocales, loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { factSets } from '../test/fact-sets.ts';
import { compile, documentKinds, editionOn, fingerprint, variantsOf } from './index.ts';

const on = '2026-11-21';

test('whoever changes words or clauses raises the edition, so that published documents follow', async () => {
  const trees = [];
  for (const kind of documentKinds) {
    for (const language of documentLocales(kind)) {
      const words = await loadDocumentWords(language);
      for (const facts of Object.values(factSets)) {
        for (const variant of variantsOf(kind)) trees.push(compile(facts, words, { kind, language, variant, on }));
      }
    }
  }
  // If this fails, increment `words` in edition.ts, then accept the new fingerprint with `-u`.
  expect(`${editionOn(on)}: ${fingerprint(trees)}`).toMatchSnapshot();
});
