import { Alert, Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetMails, type ReportOffice } from './data.ts';

type Mails = NonNullable<ReportOffice['mails']>;
type Props = { readonly siteId: string; readonly mails: Mails };

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** On which days managers are mailed. */
export function MailsCard({ siteId, mails }: Props) {
  const words = useAreaWords('reportOffice').mails;
  const locale = useLocale();
  const setMails = useSetMails(siteId);
  const [draft, setDraft] = useState<Mails>(mails);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(mails);
  const hasDays = draft.days.length > 0;

  async function save(): Promise<void> {
    try {
      const saved = await setMails.mutateAsync(draft);
      if (saved.mails) setDraft(saved.mails);
      showToast({ message: words.saved });
    } catch {
      // The error of the mutation is shown in the card.
    }
  }
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="md">
        {setMails.error && <Alert color="red">{failureMessage(setMails.error)}</Alert>}
        <Checkbox.Group
          label={words.days}
          error={hasDays ? undefined : words.noDays}
          value={draft.days.map(String)}
          onChange={(days) => setDraft({ ...draft, days: weekdays.filter((day) => days.includes(String(day))) })}
        >
          <Group gap="md" mt="xs">
            {weekdays.map((day) => (
              // 1 January 2024 was a Monday.
              <Checkbox key={day} value={String(day)} label={weekday.format(new Date(Date.UTC(2024, 0, day)))} />
            ))}
          </Group>
        </Checkbox.Group>
        <Select
          label={words.hour}
          data={hours}
          value={String(draft.hour)}
          allowDeselect={false}
          maw={160}
          onChange={(hour) => setDraft({ ...draft, hour: Number(hour) })}
        />
        <div>
          <Checkbox
            label={words.onlyWhenDue}
            checked={draft.onlyWhenDue}
            aria-describedby="mails-consequence"
            onChange={({ currentTarget }) => setDraft({ ...draft, onlyWhenDue: currentTarget.checked })}
          />
          <Text id="mails-consequence" size="sm" c="dimmed" mt={4}>
            {words.onlyWhenDueText}
          </Text>
        </div>
        <Group>
          <Button disabled={!isChanged || !hasDays} loading={setMails.isPending} onClick={() => void save()}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
