import type { Answer, policies, ServiceCard } from '@app/contract';
import { fill, plural } from '@app/texts';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { Failure } from '#app/failure.tsx';
import { useGenerator } from './generator-context.tsx';
import { ServiceOption } from './service-option.tsx';
import classes from './service-search.module.css';

type Props = {
  /** The prefix of the ids in the list. */
  readonly id: string;
  readonly query: string;
  /** The text as typed: the name of a custom service. */
  readonly name: string;
  readonly found: UseQueryResult<Answer<typeof policies.searchServices>>;
  readonly active: number;
  /** Whether the user moved to the active line. */
  readonly isPointed: boolean;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (card: ServiceCard | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export function optionId(id: string, at: number): string {
  return `${id}-${at}`;
}

/** The list below the search: the results, and a last line for a service that the catalogue does not know. */
export function FoundServices({ id, query, name, found, active, isPointed, onPoint, onChoose, onKeyDown }: Props) {
  const { policies: all, shell } = useWords();
  const words = all.services;
  const locale = useLocale();
  const { document } = useGenerator();
  const [explanations, setExplanations] = useState<HTMLElement | null>(null);
  const cards = found.data?.services ?? [];
  const last = cards.length;

  return (
    <>
      <div className={classes['list']}>
        {found.error && (
          <Failure message={shell.failure.boxTitle} error={found.error} onRetry={() => void found.refetch()} />
        )}
        <div role="listbox" id={`${id}-list`} aria-label={words.searchLabel}>
          {!found.error && (
            <div className={classes['heading']} role="presentation">
              {query === ''
                ? words.popular
                : cards.length > 0
                  ? plural(locale, cards.length, words.results)
                  : found.isFetching
                    ? words.searching
                    : words.none}
            </div>
          )}
          {cards.map((card, at) => (
            <ServiceOption
              key={card.id}
              id={optionId(id, at)}
              card={card}
              active={at === active}
              present={document.services.some(({ serviceId }) => serviceId === card.id)}
              explains={at === active && isPointed}
              explanations={explanations}
              onPoint={() => onPoint(at)}
              onChoose={() => onChoose(card)}
            />
          ))}
          <div
            id={optionId(id, last)}
            role="option"
            aria-selected={active === last}
            tabIndex={-1}
            className={classes['own']}
            data-active={active === last || undefined}
            onPointerMove={() => onPoint(last)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(undefined)}
            onKeyDown={onKeyDown}
          >
            <IconPlus size={16} aria-hidden />
            {name === '' ? words.addOwnPlain : fill(words.addOwn, { name })}
          </div>
        </div>
      </div>
      <div ref={setExplanations} />
    </>
  );
}
