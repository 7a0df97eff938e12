import type { UnknownParty } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#app/api-error.ts';
import { Slot } from '#app/slots.tsx';
import { useLocale } from '#app/words.tsx';
import { siteQuery } from '#app/sites.ts';
import { useAdopt } from './data.ts';
import { useFound, useGeneratorDocument } from './found-context.ts';
import { overridesOf } from './prefill.ts';
import { Refused } from './refused.tsx';
import { useDetectionWords } from './words.ts';

type Props = { readonly party: UnknownParty; readonly onClose: () => void };

/** Describes a party that the catalogue does not know as a custom service, prefilled with its detected trackers. */
export function DescribeParty({ party, onClose }: Props) {
  const words = useDetectionWords().adoption;
  const locale = useLocale();
  const { siteId, scanId } = useFound();
  const site = useQuery(siteQuery(siteId));
  const document = useGeneratorDocument();
  const adopt = useAdopt(siteId, scanId);
  const { lifetimes } = overridesOf(party);
  const languages = document?.languages ?? site.data?.languages ?? [];
  return (
    <Slot
      name="customServiceDialog"
      props={{
        title: fill(words.dialog, { site: party.site }),
        initial: { name: party.site, usesTrackers: party.trackers.length > 0 },
        languages: languages.length > 0 ? languages : [locale],
        submitLabel: words.create,
        busy: adopt.isPending,
        error: named(adopt.error),
        onSubmit: async (custom) => {
          const { refused } = await adopt.mutateAsync({
            unknown: [{ site: party.site, custom, overrides: overridesOf(party) }],
          });
          return refused.length === 0;
        },
        onClose,
        children: (
          <>
            <Refused refused={adopt.data?.refused ?? []} />
            <Text size="sm" c="dimmed">
              {words.dialogText}
            </Text>
            {lifetimes && (
              <Text size="sm" c="dimmed" mt={4}>
                {plural(locale, lifetimes.trackers.length, words.dialogTrackers)}
              </Text>
            )}
          </>
        ),
      }}
    />
  );
}

/**
 * Removes the prefix of field names, since the server names the fields of the whole request and the form has only the service.
 */
function named(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.hasFields) return error;
  const fields = Object.entries(error.fields).map(([path, said]) => [path.replace(/^unknown\.0\.custom\./, ''), said]);
  return { fields: Object.fromEntries(fields) as ApiError['fields'] };
}
