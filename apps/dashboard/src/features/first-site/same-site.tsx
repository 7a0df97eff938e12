import { fill } from '@app/texts';
import { Alert, Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { sitesFoundQuery } from '#app/sites.ts';
import { useFieldValue } from '#ui/form.tsx';

/** Leads to the site that the account already has at the entered address, so that it does not get a second one by mistake. */
export function SameSite() {
  const words = useAreaWords('firstSite');
  const paths = usePaths();
  const [host] = useDebouncedValue(hostOf(useFieldValue<string>('url') ?? ''), 250);
  const { data } = useQuery({ ...sitesFoundQuery(host, 20), enabled: host !== '' });
  const same = host && data?.sites.find(({ type, url }) => type === 'Site' && url !== null && hostOf(url) === host);
  if (!same) return null;
  return (
    <Alert color="amber" role="status" title={fill(words.existsTitle, { site: same.name })}>
      <Text size="sm">{words.existsText}</Text>
      <Button component={Link} to={paths.site(same.id)} size="xs" mt="sm">
        {fill(words.open, { site: same.name })}
      </Button>
    </Alert>
  );
}

/** The host that an address leads to, without `www.`; empty if it is none. */
function hostOf(address: string): string {
  const text = address.trim();
  const url = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  return host.includes('.') ? host : '';
}
