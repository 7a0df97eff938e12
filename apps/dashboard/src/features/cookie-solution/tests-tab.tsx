import { fill } from '@app/texts';
import { Alert, Button, Radio, Stack, Text } from '@mantine/core';
import { localMoment } from '#app/dates.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessage } from '#app/failure-message.ts';
import { showAlert } from '#app/alerts.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { useStartExperiment, useStopExperiment } from './data.ts';
import { TestResults } from './test-results.tsx';
import { useCookieSolutionWords } from './words.ts';

/** The A/B test of the published variants: start, monitor and stop it. */
export function TestsTab() {
  const words = useCookieSolutionWords().history.tests;
  const navigate = useNavigate();
  const { banner } = useConfigurator();
  const { experiment, configuration } = banner;
  if (!experiment && configuration.variants.length === 0) {
    return (
      <Stack gap="lg">
        <EmptyState
          picture="services"
          title={words.noVariants}
          text={words.noVariantsText}
          action={
            <Button onClick={() => void navigate({ search: '?view=advanced&section=variants', hash: '#settings' })}>
              {words.toVariants}
            </Button>
          }
        />
        <TestResults names={[]} quiet />
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Card title={words.title} description={words.text}>
        {experiment ? <Running /> : <Start />}
      </Card>
      <TestResults names={experiment?.variants ?? configuration.variants.map(({ name }) => name)} />
    </Stack>
  );
}

function Start() {
  const words = useCookieSolutionWords().history.tests;
  const { siteId, banner, isDirty } = useConfigurator();
  const start = useStartExperiment(siteId);
  const isOnline = banner.published !== null && !banner.changed && !isDirty;
  const run = async (): Promise<void> => {
    try {
      await start.mutateAsync();
      showToast({ message: words.startDone });
    } catch (error) {
      showAlert({ type: 'error', message: failureMessage(error) });
    }
  };
  return (
    <Stack gap="sm" align="flex-start">
      {!isOnline && <Alert color="sky">{words.publishFirst}</Alert>}
      <Button disabled={!isOnline} loading={start.isPending} onClick={() => void run()}>
        {words.start}
      </Button>
    </Stack>
  );
}

function Running() {
  const words = useCookieSolutionWords().history.tests;
  const locale = useLocale();
  const { siteId, banner } = useConfigurator();
  const stop = useStopExperiment(siteId);
  const [isAsking, setAsking] = useState(false);
  const [winner, setWinner] = useState('0');
  const { experiment } = banner;
  const run = async (): Promise<void> => {
    try {
      await stop.mutateAsync(Number(winner));
      showToast({ message: words.stopDone });
    } catch (error) {
      showAlert({ type: 'error', message: failureMessage(error) });
    } finally {
      setAsking(false);
    }
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{fill(words.started, { date: localMoment(locale, experiment?.startedAt ?? '') })}</Text>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.stop}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.stopTitle}
        text={words.stopText}
        confirmLabel={words.stop}
        notReversible={false}
        busy={stop.isPending}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        <Radio.Group label={words.winner} value={winner} onChange={setWinner}>
          <Stack gap="xs" mt="xs">
            {[words.control, ...(experiment?.variants ?? [])].map((name, at) => (
              <Radio key={name} value={String(at)} label={name} />
            ))}
          </Stack>
        </Radio.Group>
      </ConfirmDialog>
    </Stack>
  );
}
