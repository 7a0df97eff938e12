import { formatList } from '@app/texts';
import type { Site } from '@app/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { Why } from '#app/why.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { NoteBar } from '#ui/note-bar.tsx';
import { useAreaNamer } from './area-namer.ts';
import { areasOfSite, audienceName } from './areas.ts';

/** Card with the site's audience. */
export function AudienceCard({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const locale = useLocale();
  const paths = usePaths();
  const namer = useAreaNamer(site.owner?.country);
  const may = useMayOnSite(site.id);
  const { usStates, children } = site.audience;
  return (
    <Card
      title={words.page.audienceTitle}
      description={words.page.audienceText}
      actions={
        <>
          <Why of="audience" label={words.page.audienceTitle} />
          {may('sites.edit') && (
            <Button component={Link} to={paths.siteSettings(site.id, 'areas')} variant="default">
              {words.page.audienceEdit}
            </Button>
          )}
        </>
      }
    >
      {site.areas === null && <NoteBar text={words.page.formerNote} />}
      <FactsList
        facts={[
          { label: words.page.area, value: audienceName(areasOfSite(site), namer) },
          ...(usStates.length > 0 ? [{ label: words.settings.usStates, value: formatList(locale, usStates) }] : []),
          { label: words.page.children, value: children ? words.page.yes : words.page.no },
        ]}
      />
    </Card>
  );
}
