import { fill } from '@app/texts';
import type { DocumentService, ServiceOverrides } from '@app/contract';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { CatalogueFacts } from './catalogue-facts.tsx';
import { useChangeService } from './changes.ts';
import { CustomForm } from './custom-form.tsx';
import { serviceDetailQuery } from './data.ts';
import { Failure } from '#app/failure.tsx';
import { showFailure } from './failures.ts';
import { useGenerator } from './generator-context.tsx';
import { OverridesForm } from './overrides-form.tsx';

type Props = { readonly service: DocumentService; readonly onDirty: () => void; readonly onDone: () => void };

/** The full settings of one service: the catalogue entry, and the owner's overrides. */
export function ServiceEditor({ service, onDirty, onDone }: Props) {
  const { service: words, failures, services } = useWords().policies;
  const { document } = useGenerator();
  const change = useChangeService(document.id);
  const known = useQuery({ ...serviceDetailQuery(service.serviceId ?? ''), enabled: service.serviceId !== null });
  const [part, setPart] = useState('document');

  const save = (overrides: ServiceOverrides, custom = service.custom): void => {
    // Messages are bound to the request; only `onDone` is skipped if the dialog is closed by then.
    const saved = change.mutateAsync(
      { id: service.id, overrides, ...(custom && { custom }) },
      { onSuccess: () => onDone() },
    );
    void saved.then(
      () => showToast({ message: fill(words.saved, { service: custom?.name ?? service.name }) }),
      (error: unknown) => {
        if (error instanceof ApiError && error.hasFields) return;
        const ofPlaces = JSON.stringify(overrides.places) !== JSON.stringify(service.overrides.places);
        showFailure(ofPlaces ? failures.places : failures.panel, error);
      },
    );
  };

  if (service.serviceId && known.isPending) return <Skeletons shape="form" label={words.facts.loading} count={5} />;
  if (known.error && !known.data && !service.deactivated)
    return <Failure message={failures.panel} error={known.error} onRetry={() => void known.refetch()} />;

  return (
    <>
      {known.data && <CatalogueFacts detail={known.data} />}
      {service.custom && (
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label={words.tabs.label}
          data={[
            { value: 'document', label: words.tabs.document },
            { value: 'identity', label: words.tabs.identity },
          ]}
          value={part}
          onChange={setPart}
        />
      )}
      {service.custom && part === 'identity' ? (
        <CustomForm
          initial={service.custom}
          busy={change.isPending}
          error={change.error}
          submitLabel={services.custom.save}
          onDirty={onDirty}
          onSubmit={(custom) => save(service.overrides, custom)}
        />
      ) : (
        <OverridesForm
          service={service}
          detail={known.data}
          busy={change.isPending}
          error={prefixed(change.error)}
          onDirty={onDirty}
          onSubmit={(overrides) => save(overrides)}
        />
      )}
    </>
  );
}

/**
 * Removes the prefix of field names, since the server names the fields of the whole request and the form has only those below
 * `overrides`.
 */
function prefixed(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.hasFields) return error;
  const fields = Object.entries(error.fields).map(([path, said]) => [path.replace(/^overrides\./, ''), said]);
  return { fields: Object.fromEntries(fields) as ApiError['fields'] };
}
