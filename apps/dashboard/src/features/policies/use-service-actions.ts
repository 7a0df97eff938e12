import type { DocumentService, ServiceCard } from '@app/contract';
import { fill } from '@app/texts';
import { ApiError } from '#app/api-error.ts';
import { openLightbox } from '#app/lightbox.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddService, useRemoveService, useRestoreService } from './changes.ts';
import { showFailure } from './failures.ts';
import { useGenerator } from './generator-context.tsx';

/** Adds, removes and takes back services at once, each with its undo, and says what failed. */
export function useServiceActions() {
  const { failures, services: words } = useWords().policies;
  const { document } = useGenerator();
  const goPro = useGoPro();
  const addition = useAddService(document.id);
  const removal = useRemoveService(document.id);
  const restoration = useRestoreService(document.id);

  const restore = (service: { readonly id: string; readonly name: string }): void =>
    restoration.mutate(service, {
      onSuccess: () => showToast({ message: fill(words.restored, { service: service.name }) }),
      onError: (error) => showFailure(failures.restoring, error),
    });

  const remove = (service: DocumentService): void => {
    const { name } = service;
    // The message is shown at once, like the removal; it can be undone only when the server has done it.
    removal.mutate(service, {
      onSuccess: () =>
        showToast({ message: fill(words.removed, { service: name }), onUndo: () => restore({ id: service.id, name }) }),
      onError: (error) => showFailure(failures.removing, error),
    });
  };

  const add = (card: ServiceCard): void => {
    if (!card.allowed) return goPro('add_pro_services', card.id);
    if (document.serviceLimit !== null && document.services.length >= document.serviceLimit)
      return goPro('add_service', card.id);
    addition.mutate(card, {
      onSuccess: ({ services }) => {
        const added = services.find(({ serviceId }) => serviceId === card.id);
        const onUndo = () => added && removal.mutate(added);
        showToast({ message: fill(words.added, { service: card.name }), onUndo });
      },
      onError: (error) => {
        const code = error instanceof ApiError ? error.code : '';
        if (code === 'service.limit') return goPro('add_service', card.id);
        if (code === 'service.pro') return goPro('add_pro_services', card.id);
        showFailure(fill(failures.adding, { serviceId: card.id }), error);
      },
    });
  };

  return { add, remove, restore };
}

/** Opens the offer of a better plan for what was asked for. */
export function useGoPro(): (query: 'add_service' | 'add_pro_services', serviceId: string) => void {
  const paths = usePaths();
  const { document } = useGenerator();
  return (query, serviceId) =>
    openLightbox(
      paths.goPro({
        query,
        args: [document.type, document.publicId, 'service', serviceId],
        returningUrl: window.location.href,
      }),
      { size: 'medium' },
    );
}
