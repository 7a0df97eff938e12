import type {
  ActivityKind,
  CountryCode,
  DataTypeId,
  LegalBasis,
  PurposeId,
  SecurityMeasure,
  SensitiveData,
  Subject,
  TransferBasis,
} from '@app/catalogue';

/** What is known of the processing that is assessed. Texts are in the language of the reader; empty: nothing is known. */
export type AssessedFacts = {
  /** The country where the controller is established. */
  readonly country: CountryCode | undefined;
  /** Whether somebody stated that people in the EEA are addressed. */
  readonly addressesEu: boolean;
  readonly kind: ActivityKind | undefined;
  /** The typical activity of an organization that it is. */
  readonly typical: string | undefined;
  readonly purposes: readonly PurposeId[];
  readonly dataTypes: readonly DataTypeId[];
  readonly sensitive: readonly SensitiveData[];
  readonly subjects: readonly Subject[];
  readonly bases: readonly LegalBasis[];
  readonly transferBasis: TransferBasis | undefined;
  readonly measures: readonly SecurityMeasure[];
  /** Third countries. GDPR Art. 44. */
  readonly transfers: readonly {
    readonly name: string;
    readonly safeguard: string;
    /** Whether it rests on safeguards of GDPR Art. 46 or 47, rather than on a decision or an exception. */
    readonly isSafeguarded: boolean;
  }[];
  readonly recipients: readonly string[];
  readonly systems: readonly string[];
  /** Whether this processing makes solely automated decisions. GDPR Art. 22. Undefined: nobody said. */
  readonly automated: boolean | undefined;
  /** Whether this processing addresses children. Undefined: nobody said. */
  readonly children: boolean | undefined;
  /** Whether somebody stated that there are no special categories of data. */
  readonly withoutSpecialCategories: boolean;
  readonly purpose: string;
  readonly interest: string;
  readonly data: string;
  readonly kept: string;
  readonly ownMeasures: readonly string[];
};

/** The fact that an answer is proposed from. */
export type Reason =
  | { readonly fact: 'kind'; readonly id: ActivityKind }
  | { readonly fact: 'typical'; readonly id: string }
  | { readonly fact: 'purpose'; readonly id: PurposeId }
  | { readonly fact: 'data'; readonly id: DataTypeId }
  | { readonly fact: 'sensitive'; readonly id: SensitiveData }
  | { readonly fact: 'subject'; readonly id: Subject }
  | { readonly fact: 'basis'; readonly id: LegalBasis }
  | { readonly fact: 'automated' | 'not-automated' | 'children' | 'no-special-categories' | 'record' };

type Found = {
  readonly kinds?: readonly ActivityKind[];
  readonly typical?: readonly string[];
  readonly purposes?: readonly PurposeId[];
  readonly dataTypes?: readonly DataTypeId[];
  readonly sensitive?: readonly SensitiveData[];
  readonly subjects?: readonly Subject[];
  readonly automated?: true;
  readonly children?: true;
};

/** What points to something. Each that is found is a reason for a yes. */
export type Signals = Found & {
  /** What points to it without answering. Found alone, the question stays open and says why it is asked. */
  readonly hints?: Found;
  /** Facts that are enough for a no. Without them, facts that say nothing leave the question open. */
  readonly ruledOutBy?: 'not-automated' | 'no-special-categories';
};

export type YesNo = 'yes' | 'no' | 'unknown';
/** An unknown can have reasons, too: hints that do not answer. */
export type ProposedAnswer = { readonly answer: YesNo; readonly reasons: readonly Reason[] };

/** What the facts say to a question: yes or no with the reasons, or unknown where they say nothing or only hint at it. */
export function proposeFrom(facts: AssessedFacts, signals: Signals): ProposedAnswer {
  const reasons = reasonsIn(facts, signals);
  if (reasons.length > 0) return { answer: 'yes', reasons };
  const hints = reasonsIn(facts, signals.hints ?? {});
  const { ruledOutBy } = signals;
  if (hints.length === 0 && ruledOutBy && isRuledOut(facts, ruledOutBy))
    return { answer: 'no', reasons: [{ fact: ruledOutBy }] };
  return { answer: 'unknown', reasons: hints };
}

/** What is ruled out for the whole site does not hold for a record that states such data itself. */
function isRuledOut(facts: AssessedFacts, by: NonNullable<Signals['ruledOutBy']>): boolean {
  return by === 'not-automated'
    ? facts.automated === false
    : facts.withoutSpecialCategories && facts.sensitive.length === 0;
}

const staff: ReadonlySet<Subject> = new Set(['employees', 'applicants', 'contractors']);

/** Bank details are sensitive where they can be used for fraud with payments; those of staff alone only serve their pay. */
function countedDataTypes({ dataTypes, subjects }: AssessedFacts): readonly DataTypeId[] {
  const isOfStaff = subjects.length > 0 && subjects.every((subject) => staff.has(subject));
  return isOfStaff ? dataTypes.filter((id) => id !== 'payment-data') : dataTypes;
}

function reasonsIn(facts: AssessedFacts, signals: Found): readonly Reason[] {
  const { kind, typical } = facts;
  const isForChildren = facts.children === true || facts.sensitive.includes('known-child');
  return [
    ...(kind && signals.kinds?.includes(kind) ? [{ fact: 'kind', id: kind } as const] : []),
    ...(typical && signals.typical?.includes(typical) ? [{ fact: 'typical', id: typical } as const] : []),
    ...both(facts.purposes, signals.purposes).map((id) => ({ fact: 'purpose', id }) as const),
    ...both(countedDataTypes(facts), signals.dataTypes).map((id) => ({ fact: 'data', id }) as const),
    ...both(facts.sensitive, signals.sensitive).map((id) => ({ fact: 'sensitive', id }) as const),
    ...both(facts.subjects, signals.subjects).map((id) => ({ fact: 'subject', id }) as const),
    ...(signals.automated && facts.automated === true ? [{ fact: 'automated' } as const] : []),
    ...(signals.children && isForChildren ? [{ fact: 'children' } as const] : []),
  ];
}

function both<Id>(stated: readonly Id[], wanted: readonly Id[] = []): readonly Id[] {
  return stated.filter((id) => wanted.includes(id));
}
