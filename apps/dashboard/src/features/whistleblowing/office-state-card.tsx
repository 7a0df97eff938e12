import { fill, formatDate, type Locale } from '@app/texts';
import { Alert, Anchor, Button, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { showToast } from '#ui/toast.tsx';
import { posterAddress, useEnd, type ReportOffice, type ReportOfficeSettings } from './data.ts';
import { StateBadge } from './state-badge.tsx';
import classes from './whistleblowing.module.css';

type Props = { readonly siteId: string; readonly office: ReportOffice; readonly mayEnd: boolean };

/** The published form: where it is, how people know that it is the right one, and who reads reports. */
export function OfficeCard({ siteId, office, mayEnd }: Props) {
  const words = useAreaWords('reportOffice').office;
  const locale = useLocale();
  const paths = usePaths();
  const end = useEnd(siteId);
  const [asking, setAsking] = useState(false);
  const { state, formUrl, fingerprint, current, versions, endsOn } = office;
  const isPublished = state === 'published';

  async function endIntake(): Promise<void> {
    try {
      await end.mutateAsync();
      showToast({ message: words.ended });
    } catch {
      // The error of the mutation is shown in the card.
    }
    setAsking(false);
  }

  return (
    <Card
      title={<StateBadge state={state} />}
      actions={
        isPublished && (
          <>
            {mayEnd && (
              <Button variant="default" onClick={() => setAsking(true)}>
                {words.end}
              </Button>
            )}
            <Button component={Link} to={paths.reportOfficeEmbed(siteId)}>
              {words.embed}
            </Button>
          </>
        )
      }
    >
      <Stack gap="md">
        {end.error && <Alert color="red">{failureMessage(end.error)}</Alert>}
        {endsOn !== null && (
          <Alert color="sky" title={words.ended}>
            {fill(words.endedText, { date: writtenDay(locale, endsOn) })}
          </Alert>
        )}
        {formUrl !== null && <CodeBlock code={formUrl} label={words.address} />}
        {fingerprint !== null && (
          <div>
            <Text size="sm" c="dimmed">
              {words.fingerprint}
            </Text>
            <p className={classes['fingerprint']}>{fingerprint}</p>
            <Text size="sm" c="dimmed">
              {words.fingerprintHint}
            </Text>
          </div>
        )}
        {isPublished && formUrl !== null && (
          <div className={classes['links']}>
            <Anchor href={formUrl} target="_blank" rel="noreferrer">
              {words.open}
            </Anchor>
            <Anchor href={posterAddress(siteId)} download>
              {words.poster}
            </Anchor>
          </div>
        )}
        {current && <People current={current} />}
        <div>
          <Text size="sm" c="dimmed">
            {words.versions}
          </Text>
          <List>
            {versions.toReversed().map(({ version, day, signedBy }) => (
              <List.Item key={version}>
                {fill(signedBy === null ? words.versionUnsigned : words.version, {
                  number: version,
                  date: writtenDay(locale, day),
                  name: signedBy ?? '',
                })}
              </List.Item>
            ))}
          </List>
        </div>
      </Stack>
      <ConfirmDialog
        opened={asking}
        title={words.endTitle}
        text={words.endText}
        notReversible={false}
        confirmLabel={words.end}
        busy={end.isPending}
        onConfirm={() => void endIntake()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function People({ current }: { readonly current: ReportOfficeSettings }) {
  const words = useAreaWords('reportOffice').office;
  const named = ({ name, function: work }: ReportOfficeSettings['recipients'][number]) =>
    fill(words.person, { name, work });
  const { recipients, custodian, hasRecovery } = current;
  return (
    <FactsList
      facts={[
        { label: words.readers, value: recipients.map(named).join(' · ') },
        ...(custodian ? [{ label: words.custodian, value: named(custodian) }] : []),
        { label: words.recovery, value: hasRecovery ? words.recoveryHas : words.recoveryLacks },
      ]}
    />
  );
}

const writtenDay = (locale: Locale, day: string) => formatDate(locale, new Date(`${day}T12:00:00Z`), 'long');
