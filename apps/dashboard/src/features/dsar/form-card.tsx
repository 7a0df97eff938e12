import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import type { SlotProps } from '#app/slots.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { formQuery } from './data.ts';

/** The form for privacy requests, on the page of a site. */
export function DsarFormCard({ siteId }: SlotProps['siteConsentCard']) {
  const words = useAreaWords('requests').form;
  const paths = usePaths();
  const mayRead = useMayOnSite(siteId)('requests.read');
  const { data } = useQuery({ ...formQuery(siteId), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <ProductCard
      icon={<IconUserQuestion size={20} />}
      title={words.card}
      state={
        data && (
          <StatusBadge tone={data.isPublished ? 'good' : 'neutral'}>
            {data.isPublished ? words.on : words.off}
          </StatusBadge>
        )
      }
      text={words.cardText}
      next={
        <Button component={Link} to={paths.dsarForm(siteId)} variant="default">
          {words.set}
        </Button>
      }
    />
  );
}
