import { isLocale, localeName, locales, type Locale } from '@app/texts';
import { Alert, Button, Group, MultiSelect, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAsk } from './question-data.ts';
import { useAskable } from './use-askable.ts';

const mostRecords = 10;

type Props = {
  /** The record from which it is asked. */
  readonly record?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

/** Makes a link that asks a colleague about records: mailed, or shown once to be copied. */
export function AskDialog({ record, onClose }: Props) {
  const words = useAreaWords('colleagueQuestions');
  const spoken = useLocale();
  const ask = useAsk();
  const [recordIds, setRecordIds] = useState<string[]>(record ? [record.id] : []);
  const [language, setLanguage] = useState<Locale>(spoken);
  const [email, setEmail] = useState('');
  const [isSearched, setIsSearched] = useState(false);
  const others = useAskable(isSearched).filter(({ id }) => id !== record?.id);
  const options = [...(record ? [record] : []), ...others].map(({ id, name }) => ({ value: id, label: name }));
  const isMailed = email.trim() !== '';
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await ask.mutateAsync({ recordIds, language, ...(isMailed && { email: email.trim() }) });
      if (!isMailed) return;
      showToast({ message: words.sent });
      onClose();
    } catch {
      // Shown in the dialog.
    }
  };
  if (ask.data && !isMailed) return <Ready link={ask.data.link} onClose={onClose} />;
  return (
    <Modal opened title={words.ask} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          <Text size="sm">{words.dialogText}</Text>
          <MultiSelect
            label={words.records}
            description={words.recordsHint}
            data={options}
            value={recordIds}
            onChange={setRecordIds}
            maxValues={mostRecords}
            searchable
            onSearchChange={(text) => setIsSearched((before) => before || text !== '')}
          />
          <NativeSelect
            label={words.language}
            value={language}
            data={locales.map((value) => ({ value, label: localeName(value, spoken) }))}
            onChange={({ currentTarget }) => setLanguage(isLocale(currentTarget.value) ? currentTarget.value : spoken)}
          />
          <TextInput
            type="email"
            label={words.email}
            description={words.emailHint}
            autoComplete="off"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {ask.error && <Alert color="red">{failureMessage(ask.error)}</Alert>}
          <Group justify="flex-end">
            <Button type="submit" loading={ask.isPending} disabled={recordIds.length === 0}>
              {isMailed ? words.send : words.make}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Ready({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const words = useAreaWords('colleagueQuestions');
  return (
    <Modal opened title={words.linkReady} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{words.linkText}</Text>
        <TextInput
          readOnly
          aria-label={words.linkReady}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Group justify="flex-end">
          <CopyButton size="sm" variant="filled" text={link} label={words.copy} />
          <Button variant="default" onClick={onClose}>
            {words.close}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
