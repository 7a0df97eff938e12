import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import type { SlotProps } from '#app/slots.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { officeQuery } from './data.ts';
import { StateBadge } from './state-badge.tsx';

/** The reporting office, on the page of a site. */
export function ReportOfficeCard({ siteId }: SlotProps['siteConsentCard']) {
  const words = useAreaWords('reportOffice');
  const paths = usePaths();
  const { data } = useQuery(officeQuery(siteId));
  return (
    <ProductCard
      icon={<IconShieldLock size={20} />}
      title={words.card}
      state={data && <StateBadge state={data.state} />}
      text={words.cardText}
      next={
        <Button component={Link} to={paths.reportOffice(siteId)} variant="default">
          {words.set}
        </Button>
      }
    />
  );
}
