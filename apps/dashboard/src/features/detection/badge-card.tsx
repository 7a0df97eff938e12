import type { DetectionOverview } from '@app/contract';
import { Anchor, Switch } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useMayOnSite } from '#app/site-rights.ts';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { useSetSchedule } from './data.ts';
import classes from './result.module.css';
import { useDetectionWords } from './words.ts';

type Props = { readonly siteId: string; readonly schedule: DetectionOverview['schedule'] };

/** The public badge: whether it is on, its look, and its code. */
export function BadgeCard({ siteId, schedule }: Props) {
  const { rejectTest: words, summary } = useDetectionWords();
  const set = useSetSchedule(siteId);
  const mayEdit = useMayOnSite(siteId)('scans.run');
  const { every, mail, badge, badgeUrl, reportUrl } = schedule;
  return (
    <Card title={words.badgeTitle} description={words.badgeText}>
      <Switch
        label={words.public}
        description={words.publicHint}
        checked={badge}
        disabled={!mayEdit}
        onChange={(event) => {
          const isPublic = event.currentTarget.checked;
          set.mutate({
            schedule: { every, mail, badge: isPublic },
            said: isPublic ? words.publicOn : words.publicOff,
          });
        }}
      />
      {badge && badgeUrl && reportUrl && (
        <div className={classes['badge']}>
          <Preview key={badgeUrl} src={badgeUrl} />
          <CodeBlock code={snippet(badgeUrl, reportUrl, summary.test)} label={words.code} />
          <Anchor href={reportUrl} target="_blank" rel="noreferrer" size="sm" className={classes['outside']}>
            {words.report} <IconExternalLink size={15} aria-hidden />
          </Anchor>
        </div>
      )}
    </Card>
  );
}

/** The badge image, which this server also serves at a public address. It may not exist yet. */
function Preview({ src }: { readonly src: string }) {
  const words = useDetectionWords().rejectTest;
  const [isShown, setShown] = useState(true);
  return (
    <div className={classes['preview']}>
      {isShown ? (
        <img src={new URL(src).pathname} alt={words.preview} height={24} onError={() => setShown(false)} />
      ) : (
        <p className={classes['small']}>{words.noPreview}</p>
      )}
    </div>
  );
}

function snippet(badgeUrl: string, reportUrl: string, name: string): string {
  return `<a href="${reportUrl}"><img src="${badgeUrl}" alt="${name}" height="24"></a>`;
}
