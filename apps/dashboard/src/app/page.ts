import { z } from 'zod';

// What the server wrote into this page. Anything may be missing: the page is also opened by tests and by the dev server.
const pageSchema = z.object({
  /** Languages the interface can be switched to. */
  interfaceLocales: z.array(z.string()).default(['en', 'de', 'it', 'pt-br']),
  /** Whether plans are sold here; otherwise everything is unlocked. */
  hostedPlans: z.boolean().default(false),
  /** Whether this installation can send mail. */
  mailConfigured: z.boolean().default(true),
  /** Whether somebody is signed in. */
  signedIn: z.boolean().default(false),
  /** The languages this page can be had in elsewhere: prefix to address. */
  localisedUrls: z.record(z.string(), z.string()).default({}),
  /** Where the public documents are, when that is another origin. */
  contentUrl: z.string().optional(),
  /** Where the source of this installation is. */
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
