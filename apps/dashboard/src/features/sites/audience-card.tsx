import { formatList } from '@app/texts';
import type { Site } from '@app/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';

/** Card with the site's audience. */
export function AudienceCard({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const locale = useLocale();
  const paths = usePaths();
  const { usStates, children } = site.audience;
  return (
    <Card
      title={words.page.audienceTitle}
      description={words.page.audienceText}
      actions={
        <Button component={Link} to={paths.siteSettings(site.id)} variant="default">
          {words.page.audienceEdit}
        </Button>
      }
    >
      <FactsList
        facts={[
          { label: words.page.area, value: words.areas[site.areaType].label },
          ...(usStates.length > 0 ? [{ label: words.settings.usStates, value: formatList(locale, usStates) }] : []),
          { label: words.page.children, value: children ? words.page.yes : words.page.no },
        ]}
      />
    </Card>
  );
}
