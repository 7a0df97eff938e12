import { countryName } from '@app/texts';
import type { Site } from '@app/contract';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';

/** Card with the site's owner, the controller. */
export function OwnerCard({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const locale = useLocale();
  const paths = usePaths();
  const { owner } = site;
  return (
    <Card
      title={words.page.ownerTitle}
      description={words.page.ownerText}
      actions={
        useMayOnSite(site.id)('owner.edit') && (
          <Button component={Link} to={paths.siteOwner(site.id)} variant={owner ? 'default' : 'light'}>
            {owner ? words.page.ownerEdit : words.page.ownerAdd}
          </Button>
        )
      }
    >
      {owner ? (
        <FactsList
          facts={[
            { label: words.owner.contactName, value: owner.name },
            { label: words.owner.contactEmail, value: owner.email },
            { label: words.owner.address, value: owner.address },
            { label: words.owner.country, value: countryName(locale, owner.country) },
            ...(owner.dpo ? [{ label: words.owner.officer, value: owner.dpo.name }] : []),
            ...(site.ownerFrom === 'member' || site.ownerFrom === 'default'
              ? [{ label: words.page.ownerFrom, value: words.page.ownerFroms[site.ownerFrom] }]
              : []),
          ]}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {words.page.ownerMissing}
        </Text>
      )}
    </Card>
  );
}
