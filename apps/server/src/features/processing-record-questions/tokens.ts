import { recordQuestionPages } from '@app/contract';
import type { Secrets } from '#platform/crypto/secrets.ts';
import { bytesOf, idAt, idLength, opened, sealed } from '#platform/crypto/link-tokens.ts';
import type { Services } from '#platform/http/context.ts';

export type Linked = { readonly accountId: string; readonly linkId: string };

const keyName = 'record question links';
const purpose = 'ask';

/** The page of a link, with its key behind `#`, which browsers send to nobody. Nothing of the key is stored (0042). */
export function linkUrl({ config, secrets }: Pick<Services, 'config' | 'secrets'>, of: Linked): string {
  const key = sealed(secrets.key(keyName), purpose, bytesOf(of.accountId, of.linkId));
  return `${new URL(recordQuestionPages.answer, config.contentUrl).href}#${key}`;
}

/** @param given the key, or a link with it */
export function readLinkKey(secrets: Secrets, given: string): Linked | undefined {
  const key = given.slice(given.lastIndexOf('#') + 1).trim();
  const said = opened(secrets.key(keyName), purpose, key, 2 * idLength);
  return said && { accountId: idAt(said, 0), linkId: idAt(said, 1) };
}
