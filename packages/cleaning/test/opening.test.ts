import { expect, test } from 'vitest';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { canary } from './canaries.ts';
import { cleaned } from './cleaned.ts';
import { pdfSamples } from './pdf-samples.ts';

test.each(pdfSamples)('$name: a reader opens the cleaned file and shows the same text', async ({ bytes }) => {
  const document = await getDocumentProxy((await cleaned(bytes)).bytes);
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);

  expect(document.numPages).toBe(1);
  expect(text).toContain('Shown text');
  expect(JSON.stringify(info)).not.toContain(canary.person);
  expect(await document.getAttachments()).toBeNull();
});
