import type { Document, Variant } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './preview-panel.module.css';

/** The page as visitors will see it, in full screen. */
export function PreviewOverlay({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().policies.preview;
  const { document, shown } = useGenerator();
  const address = `/private/${pageOf(document, shown.variant)}?preview=true&an=no&lang=${shown.language}`;
  return (
    <Modal opened size="full" title={words.title} onClose={onClose}>
      <iframe className={classes['full']} src={address} title={words.frameTitle} />
    </Modal>
  );
}

function pageOf({ type, publicId }: Document, variant: Variant): string {
  if (type === 'terms_and_conditions') return `terms-and-conditions/${publicId}`;
  if (type === 'cookie_policy') return `privacy-policy/${publicId}/cookie-policy`;
  return `privacy-policy/${publicId}${variant === 'complete' ? '/full-legal' : ''}`;
}
