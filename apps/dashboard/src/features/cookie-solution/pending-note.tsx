import { isPolicy } from '@app/catalogue/choices.ts';
import { fill, formatList } from '@app/texts';
import { Alert, Button, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { siteDocumentsQuery } from '#app/sites.ts';
import { usePublication } from '#app/site-rights.ts';
import { Slot } from '#app/slots.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Waiting } from '#ui/in-order.tsx';
import { bannerQuery } from './data.ts';
import { useCookieSolutionWords } from './words.ts';

const PendingDialog = lazyPart(async () => ({ default: (await import('./pending-dialog.tsx')).PendingDialog }));

type Props = {
  readonly siteId: string;
  /** The document that the page is about. */
  readonly documentId?: string;
  /** Whether the page is about the banner. */
  readonly onBanner?: true;
  /** Runs what publishes once the page's changes are saved. */
  readonly whenSaved?: (publish: () => void) => void;
};

/** Names what waits to be published besides the subject of the page, and publishes it together with that. */
export function PendingNote({ siteId, documentId, onBanner, whenSaved = (publish) => publish() }: Props) {
  const { pending: words, publishing } = useCookieSolutionWords();
  const { sites } = useWords();
  const locale = useLocale();
  const { data: banner, isLoading: isBannerLoading } = useQuery(bannerQuery(siteId));
  const { data, isLoading } = useQuery(siteDocumentsQuery(siteId));
  const [isOpen, setOpen] = useState(false);
  const publication = usePublication(siteId, 'banner.publish', 'documents.publish');
  if (isLoading || isBannerLoading) return <Waiting />;
  const documents = data?.documents ?? [];
  const own = documents.find(({ id }) => id === documentId);
  const bannerWaits = banner?.published && !banner.closed && banner.changed && !onBanner;
  // What was published of this document does not depend on anything that waits.
  const isSettled = own && own.status !== 'changed' && !(own.status === 'published' && isPolicy(own.type));
  const names = [
    ...(bannerWaits ? [sites.places.cookieSolution] : []),
    ...documents
      .filter(({ id, status }) => status === 'changed' && id !== documentId)
      .map(({ type }) => sites.documents[type]),
  ];
  const isPublishable = onBanner ? banner?.published : own?.status !== 'published' || bannerWaits;
  const isShown = publication && names.length > 0 && isPublishable && !isSettled;
  return (
    <>
      {isShown && (
        <Alert color="amber" mb="lg" icon={<IconUpload size={18} aria-hidden />}>
          <Text size="sm">
            {fill(own || onBanner ? words.alsoWaits : words.waits, { names: formatList(locale, names) })}
          </Text>
          <Button size="compact-sm" variant="default" mt="xs" onClick={() => whenSaved(() => setOpen(true))}>
            {publication === 'ask' ? sites.askForApproval : publishing.both}
          </Button>
        </Alert>
      )}
      <Suspense>
        {isOpen && publication === 'publish' && <PendingDialog siteId={siteId} onClose={() => setOpen(false)} />}
        {isOpen && publication === 'ask' && (
          <Slot name="askForApproval" props={{ siteId, onClose: () => setOpen(false) }} />
        )}
      </Suspense>
    </>
  );
}
