import type { WebhookDelivery } from './data.ts';
import { fill, formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { useWebhookWords } from './words.ts';

type Attempt = Pick<NonNullable<WebhookDelivery['last']>, 'statusCode' | 'failure' | 'milliseconds'>;

/** The response to an attempt, and how long it took. */
export function Outcome({ attempt: { statusCode, failure, milliseconds } }: { readonly attempt: Attempt }) {
  const words = useWebhookWords();
  const locale = useLocale();
  const answered = statusCode === null ? '' : fill(words.answered, { status: statusCode });
  const said = failure === null || failure === 'status' ? answered : words.failures[failure];
  return (
    <TwoLines>
      <span>{said}</span>
      <small>{fill(words.took, { milliseconds: formatNumber(locale, milliseconds) })}</small>
    </TwoLines>
  );
}
