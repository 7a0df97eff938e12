import type { ServiceCard } from '@app/contract';
import { countryName, fill, formatList } from '@app/texts';
import { Popover, Tooltip } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { Explanation } from '#ui/explained.tsx';
import { ServiceLogo } from '#ui/service-logo.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './service-search.module.css';
import { nameIn, useServiceWords } from './service-words.ts';
import { UpgradeLink } from './upgrade-link.tsx';

type Props = {
  readonly id: string;
  readonly card: ServiceCard;
  readonly active: boolean;
  readonly present: boolean;
  /** Whether to explain why it cannot be added, if it cannot. */
  readonly explains: boolean;
  /** The element for the explanation, since an option cannot contain a link. */
  readonly explanations: HTMLElement | null;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

/** One service in the results: whether it can be added, and what is known about it. */
export function ServiceOption({ id, card, active, present, explains, explanations, onPoint, onChoose }: Props) {
  const words = useWords().policies.services;
  const { serviceMarks } = useWords().sites;
  const { categories } = useServiceWords();
  const { document } = useGenerator();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const full = document.serviceLimit !== null && document.services.length >= document.serviceLimit;
  const denied = !present && (!card.allowed || full);

  const option = (
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
      <ServiceLogo name={card.name} />
      <span className={classes['words']}>
        <span className={classes['name']}>{card.name}</span>
        <span className={classes['about']}>
          {[nameIn(categories, card.category), card.provider].filter((part) => part && part !== card.name).join(' · ')}
        </span>
      </span>
      {card.unverified && (
        <Tooltip label={words.marks.unverifiedHint} multiline>
          <span className={classes['unverified']}>{words.marks.unverified}</span>
        </Tooltip>
      )}
      <Information card={card} />
      {document.serviceLimit !== null && card.pro && <span className={classes['pro']}>{serviceMarks.pro}</span>}
      {denied && <IconLock size={16} role="img" aria-label={words.tooltips.feature} className={classes['lock']} />}
      {present && (
        <span className={classes['present']}>
          <IconCheck size={15} aria-hidden /> {words.present}
        </span>
      )}
    </div>
  );
  if (!denied) return option;
  return (
    <Denied
      text={card.allowed ? fill(words.tooltips.limit, { limit: document.serviceLimit ?? 0 }) : words.tooltips.pro}
      link={<UpgradeLink query={card.allowed ? 'add_service' : 'add_pro_services'} serviceId={card.id} />}
      opened={explains}
      explanations={explanations}
    >
      {option}
    </Denied>
  );
}

type DeniedProps = Pick<Props, 'explanations'> & {
  readonly text: string;
  readonly link: ReactNode;
  readonly opened: boolean;
  readonly children: ReactNode;
};

/**
 * Explains beside the list why a service cannot be added. It comes after the list in the page, so that Tab moves there from the
 * search.
 */
function Denied({ text, link, opened, explanations, children }: DeniedProps) {
  return (
    <Popover
      opened={opened}
      width={240}
      position="right-start"
      floatingStrategy="fixed"
      withRoles={false}
      {...(explanations ? { portalProps: { target: explanations } } : {})}
      transitionProps={{ enterDelay: 300, duration: 120 }}
    >
      <Popover.Target>{children}</Popover.Target>
      {/* React events bubble from this portal to the option, too. */}
      <Popover.Dropdown role="note" onClick={(event) => event.stopPropagation()}>
        <Explanation text={text} link={link} />
      </Popover.Dropdown>
    </Popover>
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
