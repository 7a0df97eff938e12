import { Center, Loader, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { closeLightbox, lightbox } from '#app/lightbox.ts';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { useStore } from '#ui/store.ts';

const LightboxPage = lazy(() => import('./lightbox-page.tsx'));

/** The dialog that shows a page without its layout. It stands beside the router, since a page inside has one of its own. */
export function Lightbox() {
  const words = useWords().shell;
  const open = useStore(lightbox);
  return (
    <Modal opened={open !== undefined} size={open?.size ?? 'large'} title="" onClose={closeLightbox}>
      {open?.loading && (
        <Center mih={200} role="status">
          <Stack align="center" gap="xs">
            <Loader />
            <Text size="sm" c="dimmed">
              {words.loading}
            </Text>
          </Stack>
        </Center>
      )}
      {open && (
        <Suspense>
          <LightboxPage path={open.path} />
        </Suspense>
      )}
    </Modal>
  );
}
