import { Component, lazy, Suspense, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const failureCode = () => import('./part-failure.tsx');
const PartFailure = lazy(async () => ({ default: (await failureCode()).PartFailure }));

/**
 * A part of a page whose code is loaded when it is first shown, inside a `Suspense` of the page. Where that fails, because the
 * browser is offline or the server was updated, the page and what was typed in it stay: the part says so and can be tried again,
 * and a dialog (any part with `onClose`) is closed with an alert. `hidden` parts show nothing instead: the page is whole
 * without them. Errors inside of the part are handled alike.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  whenFailed: 'told' | 'hidden' = 'told',
): FunctionComponent<Props> {
  const begin = () =>
    lazy<ComponentType<Props>>(async () => {
      const loaded = await load();
      // Could not be loaded when it is needed.
      failureCode().catch(() => undefined);
      return loaded;
    });
  let Part = begin();
  // React keeps a failed load for good: the next attempt needs another.
  const forget = (): void => {
    Part = begin();
  };
  return function LazyPart(props: Props) {
    return (
      <Boundary onFailed={forget} told={whenFailed === 'told' && props}>
        <Part {...props} />
      </Boundary>
    );
  };
}

type Props = {
  readonly onFailed: () => void;
  /** The props of the part, if its failure is told. */
  readonly told: object | false;
  readonly children: ReactNode;
};
type State = { readonly failed?: { readonly error: unknown } | undefined };

class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  readonly retry = (): void => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    const { told, children } = this.props;
    if (!failed) return children;
    return (
      told && (
        <Suspense>
          <PartFailure {...told} {...failed} onRetry={this.retry} />
        </Suspense>
      )
    );
  }
}
