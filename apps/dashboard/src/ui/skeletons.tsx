import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from './skeletons.module.css';

type Props = {
  readonly shape: 'page' | 'cards' | 'rows' | 'form' | 'text';
  readonly label: string;
  readonly count?: number;
};

/** Placeholders for content that is being loaded. */
export function Skeletons({ shape, label, count = 3 }: Props) {
  return (
    <div aria-live="polite" aria-busy="true" data-pending="">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{outlines[shape](Array.from({ length: count }, (_, at) => at))}</div>
    </div>
  );
}

const outlines = {
  page: (items: readonly number[]) => (
    <Stack gap="lg">
      <Skeleton height={30} width="min(18rem, 60%)" />
      <Skeleton height={14} width="min(28rem, 90%)" />
      {outlines.cards(items)}
    </Stack>
  ),
  cards: (items: readonly number[]) => (
    <div className={classes['cards']}>
      {items.map((item) => (
        <div key={item} className={classes['card']}>
          <Skeleton height={34} width={34} radius="md" />
          <Skeleton height={16} width="60%" mt="md" />
          <Skeleton height={12} width="90%" mt="sm" />
          <Skeleton height={12} width="40%" mt="xs" />
        </div>
      ))}
    </div>
  ),
  rows: (items: readonly number[]) => (
    <div className={classes['rows']}>
      {items.map((item) => (
        <div key={item} className={classes['row']}>
          <Skeleton height={14} width={`${60 - (item % 3) * 12}%`} />
          <Skeleton height={14} width="14%" />
        </div>
      ))}
    </div>
  ),
  form: (items: readonly number[]) => (
    <Stack gap="lg">
      {items.map((item) => (
        <div key={item}>
          <Skeleton height={12} width="8rem" mb={8} />
          <Skeleton height={36} />
        </div>
      ))}
    </Stack>
  ),
  text: (items: readonly number[]) => (
    <Stack gap="sm">
      {items.map((item) => (
        <Skeleton key={item} height={12} width={`${100 - (item % 4) * 9}%`} />
      ))}
    </Stack>
  ),
};
