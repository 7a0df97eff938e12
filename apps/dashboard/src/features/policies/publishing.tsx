import {
  missing,
  requiredAmong,
  type Answer,
  type MissingFact,
  type publishing as contract,
  type SiteParts,
} from '@app/contract';
import { fill, plural } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePublication } from '#app/site-rights.ts';
import { documentQuery } from '#app/sites.ts';
import { Slot } from '#app/slots.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { Modal } from '#ui/modal.tsx';
import { Picture } from '#ui/picture.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddToSite } from './add-to-site.ts';
import { usePublish, usePublishWithSite } from './changes.ts';
import type { Publishing } from './publishing-state.ts';
import { useGenerator } from './generator-context.tsx';
import { FactLine } from './fact-line.tsx';
import classes from './readiness.module.css';

const PublishDocument = lazyPart(async () => ({ default: (await import('./publish-document.tsx')).PublishDocument }));

/** What a published banner mends. */
const mended: ReadonlySet<string> = new Set(['us.opt-out', 'us.opt-out-services']);

/** Asks by a sheet, publishes and shows the result: a dialog for the first version, a message with a link to the page for later ones. */
export function usePublishing(): Publishing {
  const words = useWords().policies.publish;
  const { document } = useGenerator();
  const addToSite = useAddToSite(document);
  const client = useQueryClient();
  const [dialog, setDialog] = useState<Publishing['dialog']>();
  const [lacking, setLacking] = useState<readonly MissingFact[]>([]);
  const alone = usePublish(document.id);
  const completing = usePublishWithSite(document, { completes: true });
  const together = usePublishWithSite(document, { completes: false });
  const busy = alone.isPending || together.isPending || completing.isPending;
  const isHere = useIsHere();
  const publication = usePublication(document.siteId, 'documents.publish');

  const published = ({
    version,
    url,
    created,
  }: Pick<Answer<typeof contract.publish>, 'version' | 'url' | 'created'>): void => {
    if (created && version === 1 && isHere()) return setDialog('first');
    setDialog(undefined);
    showToast({
      message: fill(created ? words.done : words.unchanged, { version }),
      links: [{ label: words.openPage, to: url, newWindow: true }, addToSite],
    });
  };
  const refused = (error: unknown): void => {
    const refusedFor = isHere() ? missingIn(error) : undefined;
    if (!refusedFor) {
      setDialog(undefined);
      return showAlert({ type: 'error', message: failureMessage(error) });
    }
    setLacking(refusedFor);
    setDialog('incomplete');
  };
  const publish = (): void => {
    if (publication === 'ask') return setDialog('ask');
    if (publication !== 'publish' || dialog) return;
    // Reads the current ones, since what was entered last may just have been saved.
    const { missing: now } = client.getQueryData(documentQuery(document.id).queryKey) ?? document;
    const required = requiredAmong(now);
    setLacking(required);
    setDialog(required.length > 0 ? 'incomplete' : 'sheet');
  };
  const publishNow = (only: SiteParts | undefined): void => {
    if (!busy) void (only ? together.mutateAsync(only) : alone.mutateAsync()).then(published, refused);
  };
  const publishWithBanner = (): void => {
    setDialog(undefined);
    void completing.mutateAsync(undefined).then(published, refused);
  };
  const isMended = lacking.every(({ code }) => mended.has(code)) && document.settings.consentBy?.by !== 'other';
  return {
    publish,
    publishNow,
    busy,
    dialog,
    missing: lacking,
    publishWithBanner: isMended ? publishWithBanner : undefined,
    close: () => setDialog(undefined),
  };
}

/** Whether the page is still mounted: otherwise there are no dialogs. */
function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}

const incomplete = z.object({ missing: z.array(missing) });

/** The missing facts because of which publishing was refused; `undefined` if it failed for another reason. */
function missingIn(error: unknown): readonly MissingFact[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'document.incomplete') return undefined;
  return incomplete.safeParse(error.details).data?.missing;
}

export function PublishDialogs({ publishing }: { readonly publishing: Publishing }) {
  const words = useWords().policies.publish;
  const { dialog, missing: lacking, publishWithBanner, close } = publishing;
  const { document } = useGenerator();
  return (
    <>
      <Modal opened={dialog === 'incomplete'} title={words.incompleteTitle} onClose={close}>
        <Incomplete lacking={lacking} onPublishWithBanner={publishWithBanner} onClose={close} />
      </Modal>
      <Modal opened={dialog === 'first'} title={words.firstTitle} onClose={close}>
        <Online onClose={close} />
      </Modal>
      <Suspense>{dialog === 'sheet' && <PublishDocument publishing={publishing} />}</Suspense>
      {dialog === 'ask' && (
        <Slot name="askForApproval" props={{ siteId: document.siteId, documentId: document.id, onClose: close }} />
      )}
    </>
  );
}

type IncompleteProps = {
  readonly lacking: readonly MissingFact[];
  readonly onPublishWithBanner: (() => void) | undefined;
  readonly onClose: () => void;
};

function Incomplete({ lacking, onPublishWithBanner, onClose }: IncompleteProps) {
  const words = useWords().policies.publish;
  const locale = useLocale();
  return (
    <Stack gap="sm">
      <Text size="sm">{plural(locale, lacking.length, words.incompleteText)}</Text>
      <ul className={classes['box']}>
        {lacking.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <FactLine text={message} path={path} onLed={onClose} />
          </li>
        ))}
      </ul>
      {onPublishWithBanner && (
        <Group justify="flex-end">
          <Button onClick={onPublishWithBanner}>{words.withBanner}</Button>
        </Group>
      )}
    </Stack>
  );
}

function Online({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().policies.publish;
  const { document } = useGenerator();
  const addToSite = useAddToSite(document);
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
        <Button component={Link} to={addToSite.to}>
          {addToSite.label}
        </Button>
      </Group>
    </Stack>
  );
}
