import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { openLightbox } from '#app/lightbox.ts';
import { usePaths, type GoPro } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { useGenerator } from './generator-context.tsx';

/** The upgrade page for a service: its address, and a function that opens it over the page. */
export function useGoPro() {
  const paths = usePaths();
  const { title } = useWords().billing.goPro;
  const { document } = useGenerator();
  const addressOf = (query: GoPro['query'], serviceId: string): string =>
    paths.goPro({
      query,
      args: [document.type, document.publicId, 'service', serviceId],
      returningUrl: window.location.href,
    });
  return {
    addressOf,
    open: (query: GoPro['query'], serviceId: string) =>
      openLightbox(addressOf(query, serviceId), { size: 'medium', title }),
  };
}

type Props = { readonly query: GoPro['query']; readonly serviceId: string };

/** Opens the plans over the page. */
export function UpgradeLink({ query, serviceId }: Props) {
  const words = useWords().policies.services.tooltips;
  const { addressOf, open } = useGoPro();
  return (
    <Anchor
      component={Link}
      to={addressOf(query, serviceId)}
      fz="sm"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(query, serviceId);
      }}
    >
      {words.upgrade}
    </Anchor>
  );
}
