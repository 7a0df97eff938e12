import { typicalActivities, typicalAreas } from '@app/catalogue/typical-activities.ts';
import { plural } from '@app/texts';
import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddTypical } from './data.ts';
import classes from './typical-dialog.module.css';

type Texts = Readonly<Record<string, { readonly name: string; readonly purpose: string }>>;

/** Offers typical activities of organizations, of which drafts are made. */
export function TypicalDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useAreaWords('typicalActivities');
  const locale = useLocale();
  const add = useAddTypical();
  const [chosen, setChosen] = useState<string[]>([]);
  const [sought, setSought] = useState('');
  const texts: Texts = useAreaWords('typicalProcessing');
  const found = typicalActivities.filter(({ id }) =>
    `${texts[id]?.name} ${texts[id]?.purpose}`.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  const send = (): void =>
    add.mutate(chosen, {
      onSuccess: ({ created }) => {
        showToast({ message: created === 0 ? words.there : plural(locale, created, words.added) });
        onClose();
      },
    });
  return (
    <Modal opened size="large" title={words.title} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        <TextInput
          leftSection={<IconSearch size={16} aria-hidden />}
          aria-label={words.search}
          placeholder={words.search}
          data-autofocus
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
        {found.length === 0 && <p role="status">{words.none}</p>}
        {typicalAreas.map((area) => {
          const inArea = found.filter((activity) => activity.area === area);
          if (inArea.length === 0) return undefined;
          return (
            <Checkbox.Group key={area} label={words.areas[area]} value={chosen} onChange={setChosen}>
              <div className={classes['grid']}>
                {inArea.map(({ id }) => (
                  <Checkbox key={id} value={id} label={texts[id]?.name} description={texts[id]?.purpose} />
                ))}
              </div>
            </Checkbox.Group>
          );
        })}
        {add.error && <Alert color="red">{failureMessage(add.error)}</Alert>}
        <Group justify="flex-end" className={classes['foot']}>
          <Button loading={add.isPending} disabled={chosen.length === 0} onClick={send}>
            {plural(locale, chosen.length, words.add)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
