import { Button, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '#app/failure.tsx';
import { useWords } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { FormActions } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { deliveryQuery, useReplay, type DeliveryDetail, type WebhookDelivery, type WebhookEndpoint } from './data.ts';
import { DeliveryState } from './endpoint-state.tsx';
import { Moment } from './moment.tsx';
import { Outcome } from './outcome.tsx';
import { useTypeName } from './type-name.ts';
import { useWebhookWords } from './words.ts';
import classes from './webhooks.module.css';

type Props = {
  readonly endpoint: WebhookEndpoint;
  readonly delivery: WebhookDelivery | undefined;
  readonly onClose: () => void;
};

/** One delivery: its body, each attempt, and the responses. */
export function DeliveryDialog({ endpoint, delivery, onClose }: Props) {
  const typeName = useTypeName();
  return (
    <Modal
      opened={delivery !== undefined}
      size="large"
      title={delivery ? typeName(delivery.type) : ''}
      onClose={onClose}
    >
      {delivery && <Loaded endpoint={endpoint} id={delivery.id} onClose={onClose} />}
    </Modal>
  );
}

type LoadedProps = { readonly endpoint: WebhookEndpoint; readonly id: string; readonly onClose: () => void };

function Loaded({ endpoint, id, onClose }: LoadedProps) {
  const words = useWebhookWords();
  const { failure } = useWords().shell;
  const { data, error, refetch } = useQuery(deliveryQuery(endpoint.id, id));
  const replay = useReplay(endpoint.id);
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={words.loading} />;
  return (
    <Stack gap="md">
      <dl className={classes['facts']}>
        <dt>{words.state}</dt>
        <dd>
          <DeliveryState status={data.status} />
        </dd>
        <dt>webhook-id</dt>
        <dd>
          <code>{data.messageId}</code>
        </dd>
        {data.nextAt && (
          <>
            <dt>{words.deliveries.next}</dt>
            <dd>
              <Moment at={data.nextAt} />
            </dd>
          </>
        )}
      </dl>
      <CodeBlock label={words.deliveries.body} code={indented(data.body)} />
      <Tries tries={data.tries} />
      <FormActions>
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={replay.isPending}
          disabled={!endpoint.active}
          onClick={() => replay.mutate(id, { onSuccess: onClose })}
        >
          {words.replay.one}
        </Button>
      </FormActions>
    </Stack>
  );
}

function Tries({ tries }: Pick<DeliveryDetail, 'tries'>) {
  const words = useWebhookWords().deliveries;
  return (
    <section>
      <h3 className={classes['small']}>{words.tries}</h3>
      {tries.length === 0 && <p className={classes['said']}>{words.notYet}</p>}
      <ol className={classes['tries']}>
        {tries.toReversed().map((each) => (
          <li key={each.number}>
            <div className={classes['try']}>
              <Moment at={each.at} />
              <Outcome attempt={each} />
            </div>
            {each.answer && <pre className={classes['answer']}>{each.answer}</pre>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Formats a body, which is sent without line breaks, for reading. */
function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
