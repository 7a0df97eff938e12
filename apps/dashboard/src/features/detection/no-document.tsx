import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import classes from './findings.module.css';
import { useFound, useGeneratorDocument } from './found-context.ts';
import { useDetectionWords } from './words.ts';

/** Shown if there is no document yet for services: what happens to them until then. */
export function NoDocument() {
  const words = useDetectionWords().adoption;
  const paths = usePaths();
  const { siteId } = useFound();
  if (useGeneratorDocument() !== null) return null;
  return (
    <p className={classes['hint']}>
      {words.noDocument}{' '}
      <Anchor component={Link} to={paths.site(siteId)} size="sm">
        {words.begin}
      </Anchor>
    </p>
  );
}
