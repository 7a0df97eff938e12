import type { FoundService } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Button, Checkbox } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { isProposed } from './choice.ts';
import { useAdopt } from './data.ts';
import classes from './findings.module.css';
import { useFound, useMayAdopt } from './found-context.ts';
import own from './missing.module.css';
import { NoDocument } from './no-document.tsx';
import { Panel } from './panel.tsx';
import { Refused } from './refused.tsx';
import { ServiceRow } from './service-row.tsx';
import { useDetectionWords } from './words.ts';

/** Services that the documents lack: selected and added together. */
export function MissingServices({ missing }: { readonly missing: readonly FoundService[] }) {
  const { findings: words, adoption } = useDetectionWords();
  const locale = useLocale();
  const { siteId, scanId, cards } = useFound();
  const adopt = useAdopt(siteId, scanId);
  const mayAdopt = useMayAdopt();
  // The user's changes to the preselection.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Where a range begins that Shift selects.
  const last = useRef<number>(undefined);
  const isChosen = (service: FoundService): boolean =>
    changed.get(service.id) ?? isProposed(service, cards.get(service.id));
  const chosen = missing.filter(isChosen);
  const refused = adopt.data?.refused.filter(({ id }) => missing.some((service) => service.id === id)) ?? [];

  if (missing.length === 0) {
    return (
      <p className={own['allGood']}>
        <IconCircleCheck size={20} aria-hidden />
        <span>
          <strong>{words.allListedTitle}.</strong> {words.allListedText}
        </span>
      </p>
    );
  }
  const isAll = chosen.length === missing.length;
  return (
    <Panel
      title={words.missingTitle}
      text={words.missingText}
      count={missing.length}
      aside={
        missing.length > 1 && (
          <Checkbox
            label={words.chooseAll}
            checked={isAll}
            indeterminate={!isAll && chosen.length > 0}
            onChange={() => setChanged(new Map(missing.map(({ id }) => [id, !isAll])))}
          />
        )
      }
    >
      <NoDocument />
      <Refused refused={refused} />
      <ul className={classes['findings']}>
        {missing.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            {...(mayAdopt && {
              choice: {
                checked: isChosen(service),
                onChange: ({ checked, range }) => {
                  const at = missing.indexOf(service);
                  const start = range ? (last.current ?? at) : at;
                  const between = missing.slice(Math.min(start, at), Math.max(start, at) + 1);
                  last.current = at;
                  setChanged(new Map([...changed, ...between.map(({ id }) => [id, checked] as const)]));
                },
              },
            })}
          />
        ))}
      </ul>
      {mayAdopt && (
        <div className={own['bar']}>
          <span aria-live="polite">{fill(adoption.chosen, { count: chosen.length, total: missing.length })}</span>
          <Button
            loading={adopt.isPending}
            disabled={chosen.length === 0}
            onClick={() => adopt.mutate({ services: chosen.map(({ id }) => id) })}
          >
            {chosen.length === 0
              ? adoption.add
              : plural(locale, chosen.length, isAll ? adoption.addAll : adoption.addChosen)}
          </Button>
        </div>
      )}
    </Panel>
  );
}
