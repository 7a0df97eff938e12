import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { searchQuery } from './data.ts';
import { ServiceLogo } from '#ui/service-logo.tsx';
import classes from './services-panel.module.css';
import { useServiceActions } from './use-service-actions.ts';

/** Replaces an empty list: services that many sites use, each added with one press. */
export function Suggestions() {
  const words = useWords().policies.services;
  const { data } = useQuery(searchQuery({ query: '', limit: 6 }));
  const { add } = useServiceActions();
  return (
    <div className={classes['suggestions']}>
      <h3 className={classes['suggestionTitle']}>{words.emptyTitle}</h3>
      <p className={classes['suggestionText']}>{words.emptyText}</p>
      <ul className={classes['tiles']} aria-label={words.suggestions}>
        {(data?.services ?? []).map((card) => (
          <li key={card.id}>
            <button type="button" className={classes['tile']} onClick={() => add(card)}>
              <ServiceLogo name={card.name} />
              <span className={classes['what']}>{card.name}</span>
              <IconPlus size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
