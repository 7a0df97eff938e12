import type { ConsentExport } from '@app/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { afterwards } from '#app/afterwards.ts';
import { useAreaWords } from '#app/area-words.ts';
import { useStartExport } from './data-rights.ts';
import { useAddress } from './use-address.ts';

type Props = { readonly siteId: string; readonly of: ConsentExport['of']; readonly ids: readonly string[] };

/** Requests a CSV file of the selected rows. */
export function ExportSelected({ siteId, of, ids }: Props) {
  const words = useAreaWords('lists');
  const { go } = useAddress();
  const start = useStartExport(siteId);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={start.isPending}
      onClick={() => afterwards(start.mutateAsync({ of, ids: [...ids] }), () => go({}, '#downloads'))}
    >
      {words.download}
    </Button>
  );
}
