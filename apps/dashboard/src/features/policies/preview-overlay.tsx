import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './preview-panel.module.css';

/** The page as visitors will see it, over the whole window. */
export function PreviewOverlay({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().policies.preview;
  const { document, shown } = useGenerator();
  const page = shown.variant === 'complete' ? '/full-legal' : '';
  const address = `/private/privacy-policy/${document.publicId}${page}?preview=true&an=no&lang=${shown.language}`;
  return (
    <Modal opened size="full" title={words.title} onClose={onClose}>
      <iframe className={classes['full']} src={address} title={words.frameTitle} />
    </Modal>
  );
}
