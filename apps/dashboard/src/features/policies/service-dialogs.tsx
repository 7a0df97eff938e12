import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { useGenerator } from './generator-context.tsx';
import { DialogEnd } from './dialog-end.tsx';
import { serviceForms } from './service-forms.ts';
import { useUnsavedGuard } from '#app/saving/unsaved-drafts.tsx';

// Lazy, since the forms are needed only when a service is opened.
const NewCustomService = lazyPart(async () => ({
  default: (await import('./new-custom-service.tsx')).NewCustomService,
}));
const ServiceEditor = lazyPart(async () => ({ default: (await import('./service-editor.tsx')).ServiceEditor }));

/** The dialog of the service named in the address, or of a new one. It asks before it discards changes. */
export function ServiceDialogs() {
  const { services, service: ofService } = useWords().policies;
  const words = services.custom;
  const { document, openId, closeService } = useGenerator();
  // Keeps the last service while the dialog closes, so that its content does not disappear before it does.
  const [shownId, setShownId] = useState(openId);
  if (openId !== undefined && openId !== shownId) setShownId(openId);
  const guard = useUnsavedGuard(closeService, serviceForms(shownId ?? ''));
  const isNew = shownId === 'new';
  const service = document.services.find(({ id }) => id === shownId);
  const isOpen = openId !== undefined && (isNew || service !== undefined);

  return (
    <Modal opened={isOpen} title={isNew ? words.title : service?.name} size="large" onClose={guard.close}>
      <Suspense fallback={<Skeletons shape="form" label={ofService.facts.loading} count={5} />}>
        {isNew && <NewCustomService onDirty={guard.markDirty} onDone={guard.done} />}
        {service && (
          <>
            <ServiceEditor key={service.id} service={service} />
            <DialogEnd forms={serviceForms(service.id)} onClose={guard.close} />
          </>
        )}
      </Suspense>
    </Modal>
  );
}
