import { accounts } from '@app/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useIsOwner } from './owner.ts';
import classes from './accounts.module.css';

export function ExportCard() {
  const words = useWords().accounts.account;
  return (
    <Card title={words.exportTitle} description={words.exportText}>
      {useIsOwner() ? (
        // A link and not a call: the file may be larger than a page should hold.
        <Button
          component="a"
          href={accounts.exportAccount.path}
          download
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
        >
          {words.export}
        </Button>
      ) : (
        <p className={classes['hint']}>{words.ownerOnly}</p>
      )}
    </Card>
  );
}
