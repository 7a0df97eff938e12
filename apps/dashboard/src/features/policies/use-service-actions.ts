import type { DocumentService, ServiceCard } from '@app/contract';
import { fill } from '@app/texts';
import { ApiError } from '#app/api-error.ts';
import { useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddService, useRemoveService, useRestoreService } from './changes.ts';
import { showFailure } from './failures.ts';
import { useGenerator } from './generator-context.tsx';
import { useGoPro } from './upgrade-link.tsx';

type NamedService = { readonly id: string; readonly name: string };

/** Adds, removes and restores services optimistically, each with undo, and shows failures. */
export function useServiceActions() {
  const { failures, services: words } = useWords().policies;
  const { document } = useGenerator();
  const { open: goPro } = useGoPro();
  const addition = useAddService(document.id);
  const removal = useRemoveService(document.id);
  const restoration = useRestoreService(document.id);

  // Messages are bound to the request, not to the row or tile that caused it, which may be gone by then.
  const restore = (service: NamedService): void =>
    void restoration.mutateAsync(service).then(
      () => showToast({ message: fill(words.restored, { service: service.name }) }),
      (error: unknown) => showFailure(failures.restoring, error),
    );

  const takeOut = (service: DocumentService, onSuccess?: () => void): void =>
    void removal.mutateAsync(service).then(onSuccess, (error: unknown) => showFailure(failures.removing, error));

  const remove = (service: DocumentService): void =>
    takeOut(service, () =>
      showToast({ message: fill(words.removed, { service: service.name }), onUndo: () => restore(service) }),
    );

  const refused = (card: ServiceCard, error: unknown): void => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'service.limit') goPro('add_service', card.id);
    else if (code === 'service.pro') goPro('add_pro_services', card.id);
    else showFailure(fill(failures.adding, { serviceId: card.id }), error);
  };

  const add = (card: ServiceCard): void => {
    if (!card.allowed) return goPro('add_pro_services', card.id);
    if (document.serviceLimit !== null && document.services.length >= document.serviceLimit)
      return goPro('add_service', card.id);
    void addition.mutateAsync(card).then(
      ({ services }) => {
        const added = services.find(({ serviceId }) => serviceId === card.id);
        showToast({ message: fill(words.added, { service: card.name }), onUndo: () => added && takeOut(added) });
      },
      (error: unknown) => refused(card, error),
    );
  };

  return { add, remove, restore, isRestoring: restoration.isPending };
}
