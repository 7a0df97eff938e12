import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useCookiePreferencesWords } from './words.ts';

/** To what visitors of a site chose, from its banner. */
export function PreferencesLink({ siteId }: { readonly siteId: string }) {
  const { title } = useCookiePreferencesWords();
  const paths = usePaths();
  return (
    <Button
      component={Link}
      to={paths.cookiePreferences(siteId)}
      variant="default"
      leftSection={<IconListCheck size={17} stroke={1.7} aria-hidden />}
    >
      {title}
    </Button>
  );
}
