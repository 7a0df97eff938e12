import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Picture } from './picture.tsx';
import type { ExampleName, PictureName } from './picture-names.ts';

type Props = {
  /** An example shows the list filled. */
  readonly picture: PictureName | ExampleName;
  readonly title: string;
  readonly text?: ReactNode;
  /** The single next step. */
  readonly action?: ReactNode;
  /** `h1` if it is the whole page. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
};

/** Replaces an empty list and says what to do next. */
export function EmptyState({ picture, title, text, action, heading: Heading = 'h2', children }: Props) {
  return (
    <div className={classes['empty']}>
      {Heading === 'h1' && <title>{`${title} · Candor`}</title>}
      <Picture name={picture} />
      <Heading className={classes['title']} {...(Heading === 'h1' ? { 'data-page-title': true, tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {text && <p className={classes['text']}>{text}</p>}
      {children}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
