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
  let isLost = false;
  const begin = () => {
    isLost = false;
    return lazy<ComponentType<Props>>(async () => {
      try {
        const loaded = await load();
        // Could not be loaded when it is needed.
        void failureCode().catch(() => undefined);
        return loaded;
      } catch (error) {
        isLost = true;
        throw error;
      }
    });
  };
  let Part = begin();
  // React keeps a failed load for good. Only that one is replaced: another `lazy` would mount parts that work anew.
  const forget = (): void => {
    if (isLost) Part = begin();
  };
  return function LazyPart(props: Props) {
    return (
      <Boundary
        onReset={forget}
        failure={(failed) =>
          whenFailed === 'told' && (
            <Suspense>
              <PartFailure {...props} {...failed} />
            </Suspense>
          )
        }
      >
        <Part {...props} />
      </Boundary>
    );
  };
}

type Failed = { readonly error: unknown; readonly attempts: number; readonly onRetry: () => void };
type Props = {
  readonly onReset: () => void;
  readonly failure: (failed: Failed) => ReactNode;
  readonly children: ReactNode;
};
type State = { readonly failed?: { readonly error: unknown } | undefined; readonly attempts: number };

class Boundary extends Component<Props, State> {
  override state: State = { attempts: 1 };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentWillUnmount(): void {
    if (this.state.failed) this.props.onReset();
  }

  readonly retry = (): void => {
    this.props.onReset();
    this.setState(({ attempts }) => ({ failed: undefined, attempts: attempts + 1 }));
  };

  override render(): ReactNode {
    const { failed, attempts } = this.state;
    return failed ? this.props.failure({ ...failed, attempts, onRetry: this.retry }) : this.props.children;
  }
}
