import { fill, formatBytes, formatDate } from '@app/texts';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import {
  contractAddress,
  recipientFilesQuery,
  useAddContract,
  useRemoveContract,
  type RecipientFile,
} from './contract-data.ts';
import type { RecipientView } from './recipient-data.ts';

type Props = { readonly recipient: RecipientView; readonly mayEdit: boolean };

/** The contracts of a recipient as PDF files. */
export function ContractFilesCard({ recipient: { id, version }, mayEdit }: Props) {
  const words = useAreaWords('recipients');
  const add = useAddContract(id);
  const [removing, setRemoving] = useState<RecipientFile>();
  const upload = async (file: File): Promise<void> => {
    try {
      await add.mutateAsync(file);
      showToast({ message: words.fileAdded });
    } catch {
      // Shown in the card.
    }
  };
  return (
    <Card title={words.filesTitle} description={words.filesText}>
      <Stack gap="md">
        {version === 0 ? (
          <Text size="sm">{words.filesFirst}</Text>
        ) : (
          <Files recipientId={id} onRemove={mayEdit ? setRemoving : undefined} />
        )}
        {add.error && <Alert color="red">{failureMessage(add.error)}</Alert>}
        {mayEdit && version > 0 && (
          <Group>
            <FileButton
              label={words.fileChoose}
              accept="application/pdf"
              loading={add.isPending}
              onFile={(file) => void upload(file)}
            >
              {words.fileAdd}
            </FileButton>
          </Group>
        )}
      </Stack>
      {removing && <RemoveDialog recipientId={id} file={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

type FilesProps = {
  readonly recipientId: string;
  readonly onRemove: ((file: RecipientFile) => void) | undefined;
};

function Files({ recipientId, onRemove }: FilesProps) {
  const words = useAreaWords('recipients');
  const query = useQuery(recipientFilesQuery(recipientId));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" count={1} label={words.filesTitle} />}>
      {({ files }) =>
        files.length === 0 ? (
          <Text size="sm">{words.filesNone}</Text>
        ) : (
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {files.map((file) => (
              <FileRow key={file.id} recipientId={recipientId} file={file}>
                {onRemove && (
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={fill(words.fileDeleteNamed, { name: file.name })}
                    onClick={() => onRemove(file)}
                  >
                    {words.fileDelete}
                  </Button>
                )}
              </FileRow>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

type RowProps = { readonly recipientId: string; readonly file: RecipientFile; readonly children: ReactNode };

function FileRow({ recipientId, file: { id, name, size, createdAt, by }, children }: RowProps) {
  const words = useAreaWords('recipients');
  const locale = useLocale();
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor
            href={contractAddress(recipientId, id)}
            download
            aria-label={fill(words.fileDownload, { name })}
            size="sm"
          >
            {name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {[formatBytes(locale, size), formatDate(locale, createdAt, 'long'), by?.email ?? words.formerPerson].join(
              ' · ',
            )}
          </Text>
        </div>
        {children}
      </Group>
    </li>
  );
}

type RemoveProps = { readonly recipientId: string; readonly file: RecipientFile; readonly onClose: () => void };

function RemoveDialog({ recipientId, file, onClose }: RemoveProps) {
  const words = useAreaWords('recipients');
  const remove = useRemoveContract(recipientId);
  const press = async (): Promise<void> => {
    try {
      await remove.mutateAsync(file.id);
      showToast({ message: words.fileDeleted });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={words.fileDeleteTitle}
      notReversible
      confirmLabel={words.fileDelete}
      busy={remove.isPending}
      onConfirm={() => void press()}
      onClose={onClose}
    />
  );
}
