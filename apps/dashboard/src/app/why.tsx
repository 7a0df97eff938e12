import { Suspense, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { WhyProps } from './why-props.ts';

const Button = lazyPart(async () => ({ default: (await import('./why-button.tsx')).WhyButton }), 'hidden');

/** A button that says why a setting matters to the law, and by which article. Its code and words are loaded apart. */
export function Why(props: WhyProps) {
  return (
    <Suspense fallback={<span style={{ width: 28, height: 28 }} />}>
      <Button {...props} />
    </Suspense>
  );
}

/** A field with its reason at the end of its label's line. */
export function WithWhy({ children, ...why }: WhyProps & { readonly children: ReactNode }) {
  return (
    <div style={{ position: 'relative' }}>
      {children}
      <span style={{ position: 'absolute', top: -4, insetInlineEnd: 0 }}>
        <Why {...why} />
      </span>
    </div>
  );
}
