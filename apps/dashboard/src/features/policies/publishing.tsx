import { fill, plural } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { showAlert } from '#app/alerts.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { Modal } from '#ui/modal.tsx';
import { Picture } from '#ui/picture.tsx';
import { showToast } from '#ui/toast.tsx';
import { usePublish } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import { FactLine } from './side-boxes.tsx';
import classes from './workbench.module.css';

export type Publishing = {
  readonly publish: () => void;
  readonly busy: boolean;
  readonly dialog: 'incomplete' | 'first' | undefined;
  readonly close: () => void;
};

/** Publishes, and says what came of it: the first version opens a dialog, later ones a message with the way to the page. */
export function usePublishing(): Publishing {
  const words = useWords().policies.publish;
  const paths = usePaths();
  const { document } = useGenerator();
  const [dialog, setDialog] = useState<Publishing['dialog']>();
  const { mutate, isPending } = usePublish(document.id);

  const publish = (): void => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: ({ version, url, created }) => {
        if (created && version === 1) return setDialog('first');
        showToast({
          message: fill(created ? words.done : words.unchanged, { version }),
          links: [
            { label: words.openPage, to: url, newWindow: true },
            { label: words.embed, to: paths.embed(document.id) },
          ],
        });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'document.incomplete') setDialog('incomplete');
        else if (error instanceof ApiError) showAlert({ type: 'error', message: error.message });
      },
    });
  };
  return { publish, busy: isPending, dialog, close: () => setDialog(undefined) };
}

export function PublishDialogs({ publishing }: { readonly publishing: Publishing }) {
  const words = useWords().policies.publish;
  const { dialog, close } = publishing;
  return (
    <>
      <Modal opened={dialog === 'incomplete'} title={words.incompleteTitle} onClose={close}>
        <Incomplete onClose={close} />
      </Modal>
      <Modal opened={dialog === 'first'} title={words.firstTitle} onClose={close}>
        <Online onClose={close} />
      </Modal>
    </>
  );
}

function Incomplete({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().policies.publish;
  const locale = useLocale();
  const { document } = useGenerator();
  const blocking = document.missing.filter(({ weight }) => weight === 'blocks');
  return (
    <Stack gap="sm">
      <Text size="sm">{plural(locale, blocking.length, words.incompleteText)}</Text>
      <ul className={classes['box']}>
        {blocking.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <FactLine text={message} path={path} onLed={onClose} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Online({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().policies.publish;
  const paths = usePaths();
  const { document } = useGenerator();
  return (
    <Stack gap="md">
      <Group justify="center">
        <Picture name="done" />
      </Group>
      <Text size="sm">{words.firstText}</Text>
      {document.url && <CodeBlock label={words.address} code={document.url} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" onClick={onClose}>
          {words.later}
        </Button>
        {document.url && (
          <Button variant="default" component="a" href={document.url} target="_blank" rel="noreferrer">
            {words.openPage}
          </Button>
        )}
        <Button component={Link} to={paths.embed(document.id)}>
          {words.embed}
        </Button>
      </Group>
    </Stack>
  );
}
