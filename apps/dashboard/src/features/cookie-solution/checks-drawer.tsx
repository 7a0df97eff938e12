import { Drawer } from '#ui/drawer.tsx';
import { ChecksList } from './checks-list.tsx';
import { useCookieSolutionWords } from './words.ts';

/** All problems of these settings, each with the way to its field. */
export function ChecksDrawer({ onClose }: { readonly onClose: () => void }) {
  const words = useCookieSolutionWords().preview;
  return (
    <Drawer title={words.checks} onClose={onClose}>
      <ChecksList onLeave={onClose} />
    </Drawer>
  );
}
