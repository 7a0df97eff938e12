import { Center, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { lightboxLoaded, type Lightboxed } from '#app/lightbox.ts';
import { routes } from './router.tsx';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';

type Props = { readonly open: Lightboxed; readonly onClose: () => void };

export function LightboxDialog({ open, onClose }: Props) {
  const words = useWords().shell;
  return (
    <Modal opened size={open.size} title={open.title} onClose={onClose}>
      {open.loading && (
        <Center mih={200} role="status">
          <Stack align="center" gap="xs">
            <Loader />
            <Text size="sm" c="dimmed">
              {words.loading}
            </Text>
          </Stack>
        </Center>
      )}
      <LightboxPage key={open.path} path={open.path} />
    </Modal>
  );
}

/** A page of the dashboard with a router and an address of its own. */
function LightboxPage({ path }: { readonly path: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  useEffect(() => {
    const noticeLoaded = () => {
      if (router.state.initialized && router.state.navigation.state === 'idle') lightboxLoaded();
    };
    noticeLoaded();
    return router.subscribe(noticeLoaded);
  }, [router]);
  return <RouterProvider router={router} />;
}
