import { expect } from 'vitest';
import type { Answer, TestApp } from './app.ts';
import { fromPage, siteWithKeys, type ConsentSite } from './consents.ts';

export type List = ConsentSite & {
  readonly path: string;
  readonly newsletterId: string;
};

export type ListedSubscription = {
  readonly id: string;
  readonly status: string;
  readonly subject: { readonly id: string; readonly email: string };
};

export const usualNewsletter = {
  name: 'Coffee news',
  preference: 'newsletter',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  replyTo: null,
  confirmedUrl: null,
  welcome: false,
};

/** Helpers for newsletters and their subscribers. */
export function readersOf(app: TestApp) {
  let people = 0;

  async function aList(settings: object = {}): Promise<List> {
    const site = await siteWithKeys(app);
    const path = `/api/v1/sites/${site.siteId}`;
    const texts = [{ language: 'en', text: 'How we use your address.' }];
    await site.owner.post(`${path}/legal-notices`, { identifier: 'privacy', version: '7', texts });
    const made = await site.owner.post(`${path}/newsletters`, { ...usualNewsletter, ...settings });
    expect(made.statusCode, made.body).toBe(201);
    return { ...site, path, newsletterId: made.json<{ id: string }>().id };
  }

  /** Adds consents to the tree, and lets the newsletter follow them. */
  async function followed(): Promise<void> {
    await app.runScheduled('evidence.sequence');
    await app.runScheduled('newsletter.follow');
  }

  async function ask(list: List, email: string, more: object = {}): Promise<void> {
    app.clock.forward(1000);
    const said = { subject: { email }, preferences: { newsletter: true }, legal_notices: ['privacy'], ...more };
    const answer = await fromPage(app, list.pub, said);
    expect(answer.statusCode, answer.body).toBe(201);
    await followed();
  }

  async function mailsTo(email: string) {
    return (await app.outbox.all()).filter(({ to }) => to === email);
  }

  async function linkTo(email: string): Promise<string> {
    return linkIn((await app.outbox.last(email)).text);
  }

  function open(link: string, headers: Record<string, string> = {}): Promise<Answer> {
    return app.http.inject({ url: link, headers });
  }

  function press(link: string, action?: string, more: Record<string, string> = {}): Promise<Answer> {
    app.clock.forward(1000);
    return app.http.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...(action && { action }), ...more }).toString(),
    });
  }

  async function all(list: List, query = ''): Promise<ListedSubscription[]> {
    const answer = await list.owner.get(`${list.path}/newsletter-subscriptions?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ subscriptions: ListedSubscription[] }>().subscriptions;
  }

  async function detail(list: List, email: string) {
    const [row] = await all(list, `text=${encodeURIComponent(email)}`);
    const answer = await list.owner.get(`${list.path}/newsletter-subscriptions/${row?.id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  async function subscribed(list: List): Promise<string> {
    const email = someone();
    await ask(list, email);
    const answer = await press(await linkTo(email), 'confirm');
    expect(answer.statusCode).toBe(200);
    return email;
  }

  const someone = () => `reader-${(people += 1)}@example.com`;

  return {
    aList,
    someone,
    ask,
    followed,
    subscribed,
    mailsTo,
    linkTo,
    open,
    press,
    all,
    detail,
    statusOf: async (list: List, email: string): Promise<string> => (await detail(list, email)).status,
    /** Path of the page where this person unsubscribes. */
    exitOf: async (list: List, email: string) => new URL((await detail(list, email)).unsubscribeUrl).pathname,
    async recordOf(id: string): Promise<Record<string, unknown>> {
      const [row] = await app.stored('consent', { id });
      return JSON.parse(String(row?.['record'])) as Record<string, unknown>;
    },
  };
}

/** The path of the link in an e-mail. */
export function linkIn(text: string): string {
  return new URL(/^http\S+$/m.exec(text)?.[0] ?? '').pathname;
}

/** Creates a newsletter with a subscription, through the given function. */
export async function aReader(created: (url: string, body: object) => Promise<string>, siteId: string): Promise<void> {
  const newsletterId = await created(`/api/v1/sites/${siteId}/newsletters`, usualNewsletter);
  const reader = { newsletterId, email: 'reader@example.com', language: 'en' };
  await created(`/api/v1/sites/${siteId}/newsletter-subscriptions`, reader);
}
