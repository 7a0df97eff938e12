import {
  customService,
  type CustomService,
  type Document,
  type DocumentService,
  type ServiceOverrides,
} from '@app/contract';
import { SegmentedControl } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { documentQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { CatalogueFacts } from './catalogue-facts.tsx';
import { useChangeService } from './changes.ts';
import { CustomFields } from './custom-fields.tsx';
import { serviceDetailQuery } from './data.ts';
import { showFailure } from './failures.ts';
import { useGenerator } from './generator-context.tsx';
import { OverridesForm } from './overrides-form.tsx';
import { SavedForm } from '#app/saving/saved-form.tsx';
import { mustSay, sendMerged, type Sending, type Sent } from '#app/saving/send-merged.ts';
import { serviceForms } from './service-forms.ts';

/** The full settings of one service: the catalogue entry, and the owner's overrides. */
export function ServiceEditor({ service }: { readonly service: DocumentService }) {
  const { service: words, failures } = useWords().policies;
  const known = useQuery({ ...serviceDetailQuery(service.serviceId ?? ''), enabled: service.serviceId !== null });
  const [part, setPart] = useState('document');
  const { present, send } = useServiceSaving(service);
  const [document, identity] = serviceForms(service.id);

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
        <SavedForm
          name={identity}
          schema={customService}
          initial={service.custom}
          current={service.custom}
          prefix="custom."
          label={words.tabs.identity}
          saved={() => present().custom}
          toSaved={(custom) => custom}
          // The schema has accepted it, and there always is one.
          send={(custom, how) => send('custom', custom as CustomService, how)}
        >
          <CustomFields />
        </SavedForm>
      ) : (
        <OverridesForm
          name={document}
          service={service}
          detail={known.data}
          saved={() => present().overrides}
          send={(overrides, how) => send('overrides', overrides, how)}
        />
      )}
    </>
  );
}

type Parts = { readonly overrides: ServiceOverrides; readonly custom: CustomService };

/** What is saved of a service, and how a part of it is changed. */
function useServiceSaving(service: DocumentService) {
  const { failures } = useWords().policies;
  const { document } = useGenerator();
  const client = useQueryClient();
  const change = useChangeService(document.id);
  // Reads the current one, since it is called after other changes.
  const query = documentQuery(document.id);
  const present = (): DocumentService =>
    client.getQueryData(query.queryKey)?.services.find(({ id }) => id === service.id) ?? service;
  const send = async <P extends keyof Parts>(part: P, value: Parts[P], { isRetry, ...how }: Sending): Promise<Sent> => {
    const savedPart = ({ services }: Document) => services.find(({ id }) => id === service.id)?.[part];
    const places = JSON.stringify(present().overrides.places);
    try {
      return await sendMerged({
        value,
        ...how,
        put: async (to, before) =>
          savedPart(await change.mutateAsync({ id: service.id, [part]: to, before: { [part]: before ?? null } })),
        newest: async () => savedPart(await client.fetchQuery({ ...query, staleTime: 0 })),
      });
    } catch (error) {
      if (mustSay(error, isRetry)) {
        const isOfPlaces = 'places' in value && JSON.stringify(value.places) !== places;
        showFailure(isOfPlaces ? failures.places : failures.saving, error);
      }
      throw error;
    }
  };
  return { present, send };
}
