import assert from 'node:assert/strict';
import type { EnginePage } from '../engine.ts';
import { found, pressOn, read, type Product } from '../product.ts';

/** A part of the product besides the banner that an engine shows and operates. */
export type ProductCheck = {
  readonly name: string;
  /** @throws Error if the behavior is missing */
  run(page: EnginePage, product: Product): Promise<void>;
};

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

type Site = { readonly id: string; readonly url: string | null };
type Document = { readonly id: string; readonly type: string; readonly url: string | null };

/** A published privacy policy of the example account. */
async function published(page: EnginePage): Promise<Document> {
  const { sites } = await read<{ readonly sites: readonly Site[] }>(page, '/api/v1/sites');
  for (const site of sites) {
    const { documents } = await read<{ readonly documents: readonly Document[] }>(
      page,
      `/api/v1/sites/${site.id}/documents`,
    );
    const document = documents.find(({ type, url }) => type === 'privacy_policy' && url);
    if (document) return document;
  }
  throw new Error('The example account has no published privacy policy.');
}

/** A new key by which pages of a site of the example account send consents. */
async function newKey(page: EnginePage): Promise<string> {
  const { sites } = await read<{ readonly sites: readonly Site[] }>(page, '/api/v1/sites');
  const made = await page.run(async (siteId) => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
    const answer = await fetch(`/api/v1/sites/${siteId}/consent-keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify({ kind: 'public', name: 'A form' }),
    });
    return (await answer.json()) as { readonly key?: string; readonly message?: string };
  }, sites[0]?.id ?? '');
  assert.ok(made.key, made.message);
  return made.key;
}

async function snippetOf(page: EnginePage, id: string, kind: string): Promise<string> {
  const { snippets } = await read<{ readonly snippets: readonly { readonly kind: string; readonly code: string }[] }>(
    page,
    `/api/v1/documents/${id}/embedding?language=en`,
  );
  return snippets.find((snippet) => snippet.kind === kind)?.code ?? '';
}

/** How far the page is wider than its window. */
const overflow = (page: EnginePage) => page.run(() => document.documentElement.scrollWidth - innerWidth);

export const productChecks: readonly ProductCheck[] = [
  {
    name: 'the popup of a policy opens inside the window, shows the document, and Escape closes it',
    async run(page, product) {
      await product.signIn(page);
      const policy = await published(page);
      const code = await snippetOf(page, policy.id, 'overlay');
      for (const { width, height } of screens) {
        await page.resize(width, height);
        await product.openCustomer(page, code);
        await pressOn(page, 'a');
        const box = await found(page, 'the popup', () => {
          const dialog = document.querySelector('candor-policy')?.shadowRoot?.querySelector('dialog.ready');
          const frame = document.querySelector('candor-policy iframe') ?? dialog?.querySelector('iframe');
          const rect = frame?.getBoundingClientRect();
          return rect && dialog && { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
        });
        const inside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
        assert.ok(inside && box.bottom - box.top > 300, `the popup is at ${JSON.stringify(box)} of ${width} px`);
        await page.press('Escape');
        await found(page, 'the popup to close', () => !document.querySelector('candor-policy') || null);
      }
    },
  },
  {
    name: 'a form sends the consent of whoever fills it in, and says so',
    async run(page, product) {
      await product.signIn(page);
      const key = await newKey(page);
      await product.openCustomer(
        page,
        `<script async src="${product.home}/embed/consent.js" data-key="${key}"></script>
<form id="f" data-candor-form><label>Email <input type="email" name="email" required></label>
<label><input id="news" type="checkbox" data-candor-preference="newsletter"> News</label><button>Send</button></form>
<script>document.addEventListener('submit', (event) => event.preventDefault());
for (const what of ['kept', 'failed']) document.addEventListener('candor-consent:' + what, () => (document.title = what));</script>`,
      );
      await page.run(() => {
        const input = document.querySelector<HTMLInputElement>('input[type=email]');
        if (input) input.value = 'anna@example.com';
      });
      await pressOn(page, '#news');
      assert.equal(await page.run(() => document.querySelector<HTMLInputElement>('#news')?.checked), true);
      await pressOn(page, 'button', 'Send');
      assert.equal(
        await found(page, 'the consent to be stored', () => /^(?:kept|failed)$/.exec(document.title)?.[0]),
        'kept',
      );
    },
  },
  {
    name: 'the generator shows its tabs and preview, and fits the window',
    async run(page, product) {
      await product.signIn(page);
      const policy = await published(page);
      for (const { width, height } of screens) {
        await page.resize(width, height);
        await page.goto(`${product.home}/en/documents/${policy.id}`);
        await found(page, 'the tabs', () => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
        await pressOn(page, '[role=tab]', 'Questions');
        await found(
          page,
          'the questions',
          () =>
            [...document.querySelectorAll('[role=tab][aria-selected=true]')].some((tab) =>
              tab.textContent.includes('Questions'),
            ) || null,
        );
        assert.ok((await overflow(page)) <= 0, `the page is wider than ${width} px`);
      }
    },
  },
];
