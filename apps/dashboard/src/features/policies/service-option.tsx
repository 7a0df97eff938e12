import type { ServiceCard } from '@app/contract';
import { countryName, fill, formatList } from '@app/texts';
import { Tooltip } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { useGenerator } from './generator-context.tsx';
import { Monogram } from './service-row.tsx';
import classes from './service-search.module.css';
import { nameIn, useServiceWords } from './service-words.ts';

type Props = {
  readonly id: string;
  readonly card: ServiceCard;
  readonly active: boolean;
  readonly present: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

/** One service that was found: whether it can be added, and what is known of it. */
export function ServiceOption({ id, card, active, present, onPoint, onChoose }: Props) {
  const words = useWords().policies.services;
  const { categories } = useServiceWords();
  const { document } = useGenerator();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const full = document.serviceLimit !== null && document.services.length >= document.serviceLimit;
  const denied = !present && (!card.allowed || full);

  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={present || undefined}
      className={classes['option']}
      data-active={active || undefined}
      data-feature-denied={denied || undefined}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Monogram name={card.name} category={card.category} />
      <span className={classes['words']}>
        <span className={classes['name']}>{card.name}</span>
        <span className={classes['about']}>
          {[nameIn(categories, card.category), card.provider].filter((part) => part && part !== card.name).join(' · ')}
        </span>
      </span>
      <Information card={card} />
      {document.serviceLimit !== null && card.pro && <ProMark allowed={card.allowed} />}
      {denied && card.allowed && (
        <Tooltip label={fill(words.tooltips.limit, { limit: document.serviceLimit ?? 0 })} multiline>
          <IconLock size={16} role="img" aria-label={words.tooltips.feature} />
        </Tooltip>
      )}
      {present && (
        <span className={classes['present']}>
          <IconCheck size={15} aria-hidden /> {words.present}
        </span>
      )}
    </div>
  );
}

function ProMark({ allowed }: { readonly allowed: boolean }) {
  const { marks, tooltips } = useWords().policies.services;
  return (
    <Tooltip label={allowed ? marks.pro : tooltips.pro} multiline>
      <span className={classes['pro']}>{marks.pro}</span>
    </Tooltip>
  );
}

function Information({ card }: { readonly card: ServiceCard }) {
  const { tooltips } = useWords().policies.services;
  const names = useServiceWords().purposes;
  const locale = useLocale();
  const purposes = formatList(
    locale,
    card.purposes.map((purpose) => nameIn(names, purpose)),
  );
  if (purposes === '') return null;
  const label =
    card.provider && card.country
      ? fill(tooltips.information, { purposes, provider: card.provider, country: countryName(locale, card.country) })
      : fill(tooltips.informationShort, { purposes });
  return (
    <Tooltip label={label} multiline>
      <IconInfoCircle size={16} className={classes['info']} role="img" aria-label={label} />
    </Tooltip>
  );
}
