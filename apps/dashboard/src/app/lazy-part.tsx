import {
  Component,
  lazy,
  startTransition,
  Suspense,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const failureCode = () => import('./part-failure.tsx');
const PartFailure = lazy(async () => ({ default: (await failureCode()).PartFailure }));

/**
 * A part of a page whose code is loaded when it is first shown, inside a `Suspense` of the page. Where that fails, because the
 * browser is offline or the server was updated, the page and what was typed in it stay: the part says so and can be tried again,
 * and a dialog (any part with `onClose`) is closed with an alert. `hidden` parts show nothing instead: the page is whole
 * without them. Errors inside of the part are handled alike, and written to the browser's log.
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
        {() => <Part {...props} />}
      </Boundary>
    );
  };
}

type Props = {
  readonly onFailed: () => void;
  /** The props of the part, if its failure is told. */
  readonly told: object | false;
  /** Called at each rendering, since the part is another one after a failure. */
  readonly children: () => ReactNode;
};
type State = {
  readonly failed?: { readonly error: unknown } | undefined;
  /** How often it was tried again. */
  readonly attempts: number;
};

class Boundary extends Component<Props, State> {
  override state: State = { attempts: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed();
    if (this.isTold()) return;
    void failureCode().then(
      ({ numberOf }) => numberOf(error),
      () => undefined,
    );
  }

  /** A dialog that failed is loaded again when it is opened. */
  override componentDidUpdate(before: Props): void {
    if (this.state.failed && openedOf(this.props) && !openedOf(before)) startTransition(this.retry);
  }

  readonly retry = (): void => this.setState(({ attempts }) => ({ failed: undefined, attempts: attempts + 1 }));

  /** Not of a dialog that nobody opened. */
  isTold(): boolean {
    return this.props.told !== false && openedOf(this.props) !== false;
  }

  override render(): ReactNode {
    const { failed, attempts } = this.state;
    const { told, children } = this.props;
    if (!failed) return children();
    return (
      this.isTold() && (
        <Suspense>
          <PartFailure key={attempts} {...told} {...failed} isSecond={attempts > 0} onRetry={this.retry} />
        </Suspense>
      )
    );
  }
}

/** Whether a dialog is open. Undefined: it is there only while it is, or is no dialog. */
function openedOf({ told }: Props): unknown {
  return told && 'opened' in told ? told.opened : undefined;
}
