import { z } from 'zod';

// Settings that the server wrote into the page. Any may be missing: tests and the dev server serve the page, too.
const pageSchema = z.object({
  /** Languages the interface can be switched to. */
  interfaceLocales: z.array(z.string()).default(['en', 'de', 'it', 'pt-br']),
  /** Whether plans are sold here; otherwise everything is unlocked. */
  hostedPlans: z.boolean().default(false),
  /** Whether this installation can send mail. */
  mailConfigured: z.boolean().default(true),
  /** Whether somebody is signed in. */
  signedIn: z.boolean().default(false),
  /** Addresses of this page in other languages, by language prefix. */
  localisedUrls: z.record(z.string(), z.string()).default({}),
  /** The origin of public documents, if it is another one. */
  contentUrl: z.string().optional(),
  /** The address of the source code of this installation. */
  sourceUrl: z.string().optional(),
});
export type Page = z.output<typeof pageSchema>;

function readPage(): Page {
  const text = document.getElementById('page')?.textContent;
  const parsed = pageSchema.safeParse(text ? JSON.parse(text) : {});
  return parsed.success ? parsed.data : pageSchema.parse({});
}

export const page: Page = readPage();

/** The content of a `<meta>` of this page, or empty text. */
export function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
