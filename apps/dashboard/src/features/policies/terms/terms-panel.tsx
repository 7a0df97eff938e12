import { documentSettings, type TermsSettings } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { useFieldValue } from '#ui/form.tsx';
import { useGenerator } from '../generator-context.tsx';
import { PanelForm } from '../part-form.tsx';
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
  const words = useWords().policies.terms;
  const { document } = useGenerator();
  return (
    <PanelForm
      part="terms"
      label={words.title}
      schema={schema}
      initial={document.settings.terms ?? { offers: [] }}
      settings={(terms) => ({ terms })}
    >
      <OfferFields />
      <Concerned />
      <LawFields />
      <UnitedStatesFields />
      <OwnClauses />
    </PanelForm>
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
