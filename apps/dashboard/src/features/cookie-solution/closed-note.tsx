import { fill, formatDate } from '@app/texts';
import { Alert, Button, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { usePutOnline } from './data-closing.ts';
import { useCookieSolutionWords } from './words.ts';

/** Says what pages with the tag do while the banner is offline, or after it was deleted. */
export function ClosedNote() {
  const words = useCookieSolutionWords().page.closing;
  const locale = useLocale();
  const { banner, siteId } = useConfigurator();
  const putOnline = usePutOnline(siteId);
  if (!banner.closed) return null;
  const { since, deleted } = banner.closed;
  const date = formatDate(locale, since, 'long');
  return (
    <Alert color="amber" mb="lg" icon={<IconCloudOff size={18} aria-hidden />}>
      <Text size="sm">{fill(deleted ? words.deletedSince : words.offlineSince, { date })}</Text>
      {!deleted && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={putOnline}>
          {words.putOnline}
        </Button>
      )}
    </Alert>
  );
}
