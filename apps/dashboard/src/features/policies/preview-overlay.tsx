import { completeDocumentPath, documentPath } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './preview-panel.module.css';

/** The page as visitors will see it, in full screen. */
export function PreviewOverlay({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().policies.preview;
  const { document, shown } = useGenerator();
  const pathOf = shown.variant === 'complete' ? completeDocumentPath : documentPath;
  const address = `/private${pathOf(document.type, document.publicId)}?preview=true&an=no&lang=${shown.language}`;
  return (
    <Modal opened size="full" title={words.title} onClose={onClose}>
      <iframe className={classes['full']} src={address} title={words.frameTitle} />
    </Modal>
  );
}
