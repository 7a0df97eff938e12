import { fill, formatBytes, formatDate, plural } from '@app/texts';
import { Alert, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { NearMoment } from '#app/near-moment.tsx';
import { Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { showToast } from '#ui/toast.tsx';
import type { DsarRequest } from './data.ts';
import {
  archiveAddress,
  certificateAddress,
  fileAddress,
  useAddFile,
  useAddHeld,
  useRemoveFile,
} from './files-data.ts';

const RedactDialog = lazyPart(async () => ({ default: (await import('./redact-dialog.tsx')).RedactDialog }));

type Props = { readonly request: DsarRequest; readonly mayManage: boolean; readonly mayReadConsents: boolean };
type File = DsarRequest['files'][number];

/** The files of both sides: what is sent with a letter, and what the requester sent. */
export function FilesCard({ request, mayManage, mayReadConsents }: Props) {
  const { files: words, redact } = useAreaWords('requests');
  const [isRedacting, setRedacting] = useState(false);
  const add = useAddFile(request.id);
  const held = useAddHeld(request.id);
  const [share, setShare] = useState(0);
  const canAdd = mayManage && request.state !== 'closed';
  const canAddHeld = canAdd && mayReadConsents && request.site !== null && request.isConfirmed;
  const error = add.error ?? held.error;
  const name = add.variables?.file.name ?? '';
  const added = () => showToast({ message: words.added });
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="md">
        {request.hasCertificate && <Certificate requestId={request.id} />}
        {request.files.length === 0 && !request.hasCertificate && <Text size="sm">{words.none}</Text>}
        {request.files.map((file) => (
          <FileRow key={file.id} requestId={request.id} file={file} mayRemove={canAdd} />
        ))}
        {add.isPending && (
          <div>
            <Text size="sm">{fill(words.uploading, { name })}</Text>
            <Progress value={100 * share} aria-label={fill(words.uploading, { name })} mt={4} />
          </div>
        )}
        {error && <Alert color="red">{failureMessage(error)}</Alert>}
        <Group gap="sm">
          {canAdd && (
            <FileButton
              label={words.choose}
              accept=""
              loading={add.isPending}
              onFile={(file) => {
                setShare(0);
                held.reset();
                void add.mutateAsync({ file, onProgress: setShare }).then(added, () => undefined);
              }}
            >
              {words.add}
            </FileButton>
          )}
          {canAddHeld && (
            <Button
              variant="default"
              title={words.heldHint}
              loading={held.isPending}
              onClick={() => {
                add.reset();
                void held.mutateAsync().then(added, () => undefined);
              }}
            >
              {words.held}
            </Button>
          )}
          {canAdd && request.files.some(isUnsent) && (
            <Button variant="default" onClick={() => setRedacting(true)}>
              {redact.open}
            </Button>
          )}
          {mayManage && (
            <Anchor href={archiveAddress(request.id)} download size="sm">
              {words.archive}
            </Anchor>
          )}
        </Group>
        {request.redactions.length > 0 && <Redactions redactions={request.redactions} />}
        {isRedacting && (
          <Suspense>
            <RedactDialog requestId={request.id} onClose={() => setRedacting(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

const isUnsent = ({ from, letterId, size, received }: File) =>
  from === 'owner' && letterId === null && size === received;

/** What was blacked out, without the words. */
function Redactions({ redactions }: Pick<DsarRequest, 'redactions'>) {
  const all = useAreaWords('requests');
  const words = all.redact;
  const locale = useLocale();
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={600}>
        {words.traces}
      </Text>
      {redactions.map(({ at, by, file, count, reason }, place) => (
        <Text key={place} size="sm" c="dimmed">
          {plural(locale, count, words.trace, { file: file ?? words.letter, reason: words.reasons[reason] })} ·{' '}
          <NearMoment at={at} /> · {by?.email ?? all.somebody}
        </Text>
      ))}
    </div>
  );
}

/** The certificate of an erasure, and the file by which anybody checks it. */
function Certificate({ requestId }: Pick<RowProps, 'requestId'>) {
  const words = useAreaWords('requests').files;
  return (
    <div>
      <Group gap="xs">
        <Anchor href={certificateAddress(requestId, 'pdf')} download size="sm">
          {words.certificate}
        </Anchor>
        <Anchor href={certificateAddress(requestId, 'proof')} download size="sm">
          {words.proof}
        </Anchor>
        <Anchor href="/verify" target="_blank" rel="noreferrer" size="sm">
          {words.verify}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        {words.certificateText}
      </Text>
    </div>
  );
}

type RowProps = { readonly requestId: string; readonly file: File; readonly mayRemove: boolean };

function FileRow({ requestId, file, mayRemove }: RowProps) {
  const { files: words, redact } = useAreaWords('requests');
  const locale = useLocale();
  const remove = useRemoveFile(requestId);
  const { id, name, size, received, deleteOn, downloads, redactedFrom } = file;
  const isWhole = received === size;
  const canRemove = mayRemove && (file.from === 'requester' || file.letterId === null);
  const says = [
    formatBytes(locale, size),
    isWhole ? words[stateOf(file)] : words.unfinished,
    ...(redactedFrom === null ? [] : [redact.copy]),
    ...(downloads > 0 ? [plural(locale, downloads, words.downloads)] : []),
    ...(deleteOn === null ? [] : [fill(words.until, { date: formatDate(locale, deleteOn, 'long') })]),
  ];
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isWhole ? (
          <Anchor href={fileAddress(requestId, id)} download aria-label={fill(words.download, { name })} size="sm">
            {name}
          </Anchor>
        ) : (
          <Text size="sm">{name}</Text>
        )}
        <Text size="sm" c="dimmed">
          {says.join(' · ')}
        </Text>
      </div>
      {canRemove && (
        <Button
          size="xs"
          variant="default"
          aria-label={fill(words.removeOf, { name })}
          loading={remove.isPending}
          onClick={() =>
            void remove.mutateAsync(id).then(
              () => showToast({ message: words.removed }),
              (error: unknown) => showToast({ message: failureMessage(error) }),
            )
          }
        >
          {words.remove}
        </Button>
      )}
    </Group>
  );
}

function stateOf({ from, letterId }: File): 'received' | 'sent' | 'unsent' {
  if (from === 'requester') return 'received';
  return letterId === null ? 'unsent' : 'sent';
}
