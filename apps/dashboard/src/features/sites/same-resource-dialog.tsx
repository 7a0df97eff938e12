import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import type { SameResource } from './generating.ts';

type Props = {
  readonly warning: SameResource | undefined;
  readonly busy: boolean;
  readonly onStartNew: () => void;
  /** Returns to the form. */
  readonly onClose: () => void;
  /** Called when the user opens another page. */
  readonly onLeave: () => void;
};

/** Asks what to do if the account already has such a site. */
export function SameResourceDialog({ warning, busy, onStartNew, onClose, onLeave }: Props) {
  const words = useWords().sites.generate;
  const navigate = useNavigate();
  const go = (path: string): void => {
    onLeave();
    void navigate(path);
  };
  return (
    <Modal opened={warning !== undefined} title={words.existingTitle} size="small" closable={!busy} onClose={onClose}>
      {warning && (
        <Stack gap="md">
          <Text size="sm">{words.sameSite[warning.warning_type]}</Text>
          <Stack gap="xs">
            {warning.url && (
              <Button data-autofocus disabled={busy} onClick={() => go(warning.url ?? '')}>
                {words.yesTakeMeThere}
              </Button>
            )}
            <Button
              variant={warning.url ? 'default' : 'filled'}
              data-autofocus={warning.url ? undefined : true}
              disabled={busy}
              onClick={() => go(warning.dashboardUrl)}
            >
              {warning.url ? words.checkDashboard : words.yesCheckDashboard}
            </Button>
            <Button variant="default" loading={busy} onClick={onStartNew}>
              {words.noStartNew}
            </Button>
          </Stack>
        </Stack>
      )}
    </Modal>
  );
}
