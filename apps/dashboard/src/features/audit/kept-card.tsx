import { plural } from '@app/texts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { retentionQuery, useSetRetention } from './data.ts';
import { useAuditWords } from './words.ts';
import classes from './audit.module.css';

const choices = Array.from({ length: 10 }, (_, n) => n + 1);

/** How long events are kept, for those who may change it. */
export function KeptCard() {
  const words = useAuditWords();
  const locale = useLocale();
  const may = useMay('account.security');
  const { data } = useQuery(retentionQuery);
  const { mutate, isPending } = useSetRetention();
  if (!may || !data) return undefined;
  return (
    <Card>
      <NativeSelect
        className={classes['kept']}
        label={words.keptTitle}
        description={words.keptText}
        disabled={isPending}
        value={String(data.years)}
        data={choices.map((years) => ({ value: String(years), label: plural(locale, years, words.years) }))}
        onChange={({ currentTarget }) =>
          mutate(Number(currentTarget.value), { onSuccess: () => showToast({ message: words.keptSaved }) })
        }
      />
    </Card>
  );
}
