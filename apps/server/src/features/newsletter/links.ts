import { newsletterPages } from '@app/contract';
import type { Services } from '#platform/http/context.ts';
import { confirmToken, replyToken, unsubscribeToken, type Linked, type LinkedAsking } from './tokens.ts';

type Deps = Pick<Services, 'config' | 'secrets'>;

/** The page where a subscriber confirms. */
export function confirmUrl({ config, secrets }: Deps, linked: LinkedAsking): string {
  return new URL(newsletterPages.confirm.replace('{token}', confirmToken(secrets, linked)), config.contentUrl).href;
}

/** The page where an address agrees to receive replies to a newsletter. */
export function replyToUrl({ config, secrets }: Deps, linked: Linked): string {
  return new URL(newsletterPages.replyTo.replace('{token}', replyToken(secrets, linked)), config.contentUrl).href;
}

/** The page where a subscriber unsubscribes, without signing in (RULES C7). */
export function unsubscribeUrl({ config, secrets }: Deps, linked: Linked): string {
  const path = newsletterPages.unsubscribe.replace('{token}', unsubscribeToken(secrets, linked));
  return new URL(path, config.contentUrl).href;
}
