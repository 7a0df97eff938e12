import { documentSettings, type TermsSettings } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Form, Submit, useFieldValue } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from '../changes.ts';
import { useGenerator } from '../generator-context.tsx';
import { useDraft } from '../unsaved-drafts.tsx';
import { OwnClauses } from './own-clauses.tsx';
import { BusinessFields, UnitedStatesFields } from './choice-sections.tsx';
import {
  CommunityFields,
  DeliveryFields,
  LawFields,
  MarketplaceFields,
  OfferFields,
  PriceFields,
  SubscriptionFields,
  WithdrawalFields,
} from './terms-fields.tsx';
import classes from './terms.module.css';

const schema = documentSettings.shape.terms.unwrap();

/** The facts for terms and conditions. Asks only for what concerns the selected offers. */
export function TermsPanel() {
  const { terms: words, settings } = useWords().policies;
  const { document, openField, closeService } = useGenerator();
  const change = useChangeDocument(document.id);
  const { draft, keep, forget } = useDraft<TermsSettings>('terms');
  const save = async (terms: TermsSettings): Promise<void> => {
    await change.mutateAsync({ settings: { terms } });
    forget(draft);
    showToast({ message: settings.saved });
  };
  return (
    // After the field named in the address is left, a link can open it again.
    <div className={classes['panel']} onBlur={openField ? closeService : undefined}>
      <Form
        schema={schema}
        label={words.title}
        initial={draft ?? document.settings.terms ?? { offers: [] }}
        {...(openField ? { focus: openField } : {})}
        busy={change.isPending}
        onChange={keep}
        onSubmit={(entered) => save(schema.parse(entered))}
      >
        <OfferFields />
        <Concerned />
        <LawFields />
        <UnitedStatesFields />
        <OwnClauses />
        <div className={classes['bar']}>
          <Submit variant={draft ? 'filled' : 'default'}>{settings.save}</Submit>
        </div>
      </Form>
    </div>
  );
}

/** The parts that the selected offers need. */
function Concerned() {
  const { terms: words } = useWords().policies;
  const offers = useFieldValue<TermsSettings['offers']>('offers') ?? [];
  const customers = useFieldValue<TermsSettings['customers']>('customers');
  const subscription = useFieldValue<TermsSettings['subscription']>('subscription');
  const some = (...wanted: TermsSettings['offers']) => wanted.some((offer) => offers.includes(offer));
  // A subscription is paid, whether for an app or a community.
  const sells = some('goods', 'digital-content', 'software') || subscription !== undefined;
  if (offers.length === 0) return <p className={classes['empty']}>{words.chooseFirst}</p>;
  return (
    <>
      {sells && <PriceFields />}
      {some('goods') && <DeliveryFields forConsumers={customers !== 'businesses'} />}
      {sells && customers !== 'businesses' && <WithdrawalFields goods={some('goods')} />}
      {some('software', 'digital-content', 'mobile-app') && <SubscriptionFields software={some('software')} />}
      {some('community', 'marketplace') && <CommunityFields />}
      {some('marketplace') && <MarketplaceFields />}
      {sells && customers !== 'consumers' && <BusinessFields />}
    </>
  );
}
