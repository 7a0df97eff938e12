import type { ConsentErasure, ErasureMode, SubjectRow } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Modal } from '#ui/modal.tsx';
import { useEraseSubject } from './data-rights.ts';
import { ErasureModes } from './erasure-modes.tsx';
import { usePersonName } from './labels.tsx';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly subject: SubjectRow;
  readonly opened: boolean;
  readonly onErased: (erasure: ConsentErasure) => void;
  readonly onClose: () => void;
};

/** Erases a person (GDPR 17): the user chooses what to keep, and types the name. */
export function EraseSubject({ siteId, subject, opened, onErased, onClose }: Props) {
  const { rights: words, nobody } = useConsentRecordsWords();
  const name = usePersonName()(subject);
  const erase = useEraseSubject(siteId, subject.id);
  const [mode, setMode] = useState<ErasureMode>('everything');
  return (
    <ConfirmDialog
      opened={opened}
      title={fill(words.eraseTitle, { name })}
      text={words.eraseText}
      consequences={words.eraseConsequences}
      {...(name !== nobody && { typed: name })}
      confirmLabel={words.eraseConfirm}
      busy={erase.isPending}
      onConfirm={() => afterwards(erase.mutateAsync(mode), onErased)}
      onClose={onClose}
    >
      <ErasureModes mode={mode} onChange={setMode} />
    </ConfirmDialog>
  );
}

type ErasedProps = { readonly erasure: ConsentErasure | undefined; readonly onClose: () => void };

/** The result of an erasure. */
export function Erased({ erasure, onClose }: ErasedProps) {
  const { rights: words, close } = useConsentRecordsWords();
  const locale = useLocale();
  const { go } = useAddress();
  return (
    <Modal opened={erasure !== undefined} title={words.erased} onClose={onClose}>
      {erasure && (
        <Stack gap="md">
          <Text size="sm">
            {plural(locale, erasure.consents, words.erasedCount)}{' '}
            {erasure.mode === 'everything' ? words.erasedEverything : words.erasedKept}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button
              variant="default"
              onClick={() => {
                onClose();
                go({}, '#keeping');
              }}
            >
              {words.toLog}
            </Button>
            <Button data-autofocus onClick={onClose}>
              {close}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
