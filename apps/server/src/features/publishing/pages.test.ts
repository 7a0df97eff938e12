import { compile, pageFingerprint } from '@app/documents';
import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../../../../../packages/documents/test/sites.ts';
import { printed } from './pages.ts';

test.each(['en', 'ja'] as const)(
  'a page is printed whole, and the SHA-256 of the platform gives the fingerprint of the package, in %s',
  async (language) => {
    const words = await loadDocumentWords(language);
    for (const facts of Object.values(sites)) {
      const tree = compile(facts, words, { kind: 'privacy_policy', language, variant: 'simplified', on: '2026-11-21' });
      const { fingerprint, json } = printed(tree);
      expect(fingerprint).toBe(pageFingerprint(tree));
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(tree)));
    }
  },
);
