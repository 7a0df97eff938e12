import { fill } from '@app/texts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconMessageQuestion } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { leaveFor } from '#app/leaving.ts';
import { closeLightbox, isWithoutLayout } from '#app/lightbox.ts';
import { useWords } from '#app/words.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { entitlementsQuery, wantedServiceQuery } from './data.ts';

/**
 * Explains what to do when the plan does not include a feature. `query` names the feature, `args[]` its arguments in pairs
 * (`service`, its id), `returning_url` the page to return to. Shown in a dialog, and as a separate page.
 */
export function Component() {
  const { billing, shell } = useWords();
  const words = billing.goPro;
  const [search] = useSearchParams();
  const query = search.get('query');
  const wanted = argument(search.getAll('args[]'), 'service');
  const { data: entitlements, error, refetch } = useQuery(entitlementsQuery);
  const service = useQuery({ ...wantedServiceQuery(wanted ?? ''), enabled: wanted !== undefined });
  // Opened by its address, or where nothing is sold, the page says what there is, not what is missing.
  const isAsked = query === 'add_service' || query === 'add_pro_services';
  const isLocked = isAsked && entitlements?.hosted !== false;
  const reason = isLocked ? words[query] : undefined;

  // The dialog shows the title itself. In a dialog, only the address of the inner page asks for no layout.
  const isInDialog = isWithoutLayout(`?${search.toString()}`) && !isWithoutLayout(window.location.search);
  const back = () => (isInDialog ? closeLightbox() : leaveFor(search.get('returning_url') ?? '/'));

  return (
    <Stack gap="md">
      {isInDialog ? (
        reason && <Text size="sm">{reason}</Text>
      ) : (
        <PageHeader title={isLocked ? words.title : words.plan} description={reason} />
      )}
      {service.data && <Text size="sm">{fill(words.service, { service: service.data.name })}</Text>}
      {entitlements ? (
        <FactsList
          facts={[
            { label: words.plan, value: words.plans[entitlements.plan] },
            { label: words.limit, value: entitlements.services ?? words.unlimited },
            { label: words.proServices, value: entitlements.proServices ? words.included : words.notIncluded },
          ]}
        />
      ) : error ? (
        <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeletons shape="rows" label={words.plan} />
      )}
      {entitlements?.hosted === false ? (
        <Alert icon={<IconCheck size={18} aria-hidden />}>{words.unlocked}</Alert>
      ) : (
        <Alert icon={<IconMessageQuestion size={18} aria-hidden />} title={words.askTitle}>
          {words.ask}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={back}>
          {words.back}
        </Button>
      </Group>
    </Stack>
  );
}

/** The value that follows its name in the list. */
function argument(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}
