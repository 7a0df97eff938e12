import type { ScanComparison } from '@app/contract';
import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { ServiceLogo } from '#ui/service-logo.tsx';
import classes from './findings.module.css';
import { useClauseOf } from './found-context.ts';
import { Panel } from './panel.tsx';
import { useDetectionWords } from './words.ts';

/** Services in the documents that the scan did not see. */
export function GoneServices({ gone }: Pick<ScanComparison, 'gone'>) {
  const words = useDetectionWords().findings;
  const clauseOf = useClauseOf();
  return (
    <Panel title={words.goneTitle} text={words.goneText} count={gone.length}>
      <ul className={classes['findings']}>
        {gone.map(({ id, name, siteServiceId }) => {
          const clause = clauseOf(siteServiceId);
          return (
            <li key={id} className={classes['plain']}>
              <Group gap="xs" wrap="nowrap">
                <ServiceLogo name={name} size="sm" />
                <span className={classes['name']}>{name}</span>
              </Group>
              {clause && (
                <Anchor component={Link} to={clause} size="sm" aria-label={`${words.goneLink}: ${name}`}>
                  {words.goneLink}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
