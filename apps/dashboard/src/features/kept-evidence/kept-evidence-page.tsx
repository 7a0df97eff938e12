import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { keptQuery } from '#app/evidence/data.ts';
import { Loaded } from '#app/loaded.tsx';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { KeptSiteCard } from './kept-site-card.tsx';

/** The evidence that stayed when sites, documents, banners or Consent Databases were deleted. */
export function Component() {
  const words = useWords().evidence;
  const query = useQuery(keptQuery);
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Loaded query={query} pending={<Skeletons shape="cards" count={2} label={words.loading} />}>
        {({ kept }) =>
          kept.length === 0 ? (
            <EmptyState picture="document" title={words.none} text={words.noneText} />
          ) : (
            <Stack gap="md">
              {kept.map((one) => (
                <KeptSiteCard key={one.site.id} kept={one} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
