import { accounts } from '@app/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { isConfirmed } from '#app/confirmed.ts';
import { useMay } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import classes from './accounts.module.css';

export function ExportCard() {
  const words = useWords().account;
  const download = useMutation({
    mutationFn: async () => {
      if (await isConfirmed()) follow(accounts.exportAccount.path);
    },
  });
  return (
    <Card title={words.exportTitle} description={words.exportText}>
      {useMay('account.export') ? (
        <Button
          loading={download.isPending}
          onClick={() => download.mutate()}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {words.export}
        </Button>
      ) : (
        <p className={classes['hint']}>{words.ownerOnly}</p>
      )}
    </Card>
  );
}

/** Downloads through a link instead of a request, because the file may be too large for the page's memory. */
function follow(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
