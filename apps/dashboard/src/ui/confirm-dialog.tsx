import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { doubleClickGuard } from './double-click-guard.ts';
import { Modal } from './modal.tsx';
import { useUi } from './ui-context.tsx';

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** What is lost or changes, one sentence each. */
  readonly consequences?: readonly string[];
  /** The text that must be typed to enable the button: the name of what is deleted. */
  readonly typed?: string;
  /** Says that the action cannot be undone, for deletions. */
  readonly notReversible?: boolean;
  /** `plain` where nothing is lost and nothing stops; otherwise the button is red. */
  readonly tone?: 'danger' | 'plain';
  readonly confirmLabel?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Further choices before the action. */
  readonly children?: ReactNode;
};

/** Asks for confirmation before something is lost. */
export function ConfirmDialog(props: Props) {
  const { opened, title, busy = false, onClose } = props;
  return (
    <Modal opened={opened} title={title} size="medium" closable={!busy} onClose={onClose}>
      {/* Remounted at each opening, so that text typed earlier does not confirm something else. */}
      {opened && <Question {...props} />}
    </Modal>
  );
}

function Question({
  text,
  consequences = [],
  typed,
  notReversible = true,
  tone = 'danger',
  confirmLabel,
  busy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const { words } = useUi();
  const [entered, setEntered] = useState('');
  const mayPress = useRef(doubleClickGuard());
  const ready = typed === undefined || entered.trim() === typed.trim();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy && mayPress.current(event.timeStamp)) onConfirm();
      }}
    >
      <Stack gap="md">
        {text && <Text size="sm">{text}</Text>}
        {consequences.length > 0 && (
          <div>
            <Text size="sm" fw={560} mb={4}>
              {words.dialog.consequences}
            </Text>
            <List size="sm" spacing={4}>
              {consequences.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          </div>
        )}
        {children}
        {notReversible && (
          <Alert color="red" p="xs" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {words.dialog.notReversible}
          </Alert>
        )}
        {typed !== undefined && (
          <TextInput
            label={words.dialog.typeToConfirm(typed)}
            value={entered}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            onChange={(event) => setEntered(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={busy} onClick={onClose}>
            {words.dialog.cancel}
          </Button>
          <Button type="submit" color={tone === 'danger' ? 'red' : 'pine'} loading={busy} disabled={!ready}>
            {confirmLabel ?? words.dialog.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
