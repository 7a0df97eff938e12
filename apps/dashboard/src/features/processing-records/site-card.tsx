import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { useMayIn } from '#app/rights.ts';
import { siteQuery } from '#app/sites.ts';
import type { SlotProps } from '#app/slots.tsx';
import { useLocale } from '#app/words.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { driftQuery } from './data.ts';

/** How many discrepancies of a site are open, on its page. */
export function RegisterSiteCard({ siteId }: SlotProps['siteConsentCard']) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const paths = usePaths();
  const site = useQuery(siteQuery(siteId));
  const mayRead = useMayIn(site.data?.projectId)('register.read');
  const { data } = useQuery({ ...driftQuery(siteId), enabled: mayRead });
  const open = data?.findings.filter(({ accepted }) => accepted === null).length;
  const none = data?.findings.length === 0 ? words.driftNone : words.driftAllAccepted;
  if (!mayRead) return null;
  return (
    <ProductCard
      icon={<IconList size={20} />}
      title={words.title}
      state={
        open !== undefined && (
          <StatusBadge tone={open === 0 ? 'good' : 'attention'}>
            {open === 0 ? none : plural(locale, open, words.driftOpenCount)}
          </StatusBadge>
        )
      }
      text={words.description}
      next={
        <Button component={Link} to={paths.registerOf(siteId)} variant="default">
          {words.driftToRegister}
        </Button>
      }
    />
  );
}
