import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';

/** A link from a site's banner to its visitors' choices. */
export function PreferencesLink({ siteId }: { readonly siteId: string }) {
  const { places } = useWords().sites;
  const paths = usePaths();
  return (
    <Button
      component={Link}
      to={paths.cookiePreferences(siteId)}
      variant="default"
      leftSection={<IconListCheck size={16} stroke={1.7} aria-hidden />}
    >
      {places.cookiePreferences}
    </Button>
  );
}
