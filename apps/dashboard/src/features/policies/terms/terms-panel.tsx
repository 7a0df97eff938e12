import { documentSettings, type TermsSettings } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Submit, useFieldValue } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from '../changes.ts';
import { useGenerator } from '../generator-context.tsx';
import { OwnClauses } from './own-clauses.tsx';
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

const schema = documentSettings.shape.terms.unwrap();

/** What terms and conditions rest on. Only what concerns the offers that are chosen is asked for. */
export function TermsPanel() {
  const { terms: words, settings } = useWords().policies;
  const { document, openField } = useGenerator();
  const change = useChangeDocument(document.id);
  return (
    <Form
      schema={schema}
      label={words.title}
      initial={document.settings.terms ?? { offers: [] }}
      {...(openField ? { focus: openField } : {})}
      busy={change.isPending}
      error={change.error}
      onSubmit={(entered) =>
        change.mutate(
          { settings: { terms: schema.parse(entered) } },
          { onSuccess: () => showToast({ message: settings.saved }) },
        )
      }
    >
      <OfferFields />
      <Concerned />
      <LawFields />
      <OwnClauses />
      <FormActions>
        <Submit>{settings.save}</Submit>
      </FormActions>
    </Form>
  );
}

/** The parts that the chosen offers ask for. */
function Concerned() {
  const { terms: words } = useWords().policies;
  const offers = useFieldValue<TermsSettings['offers']>('offers') ?? [];
  const customers = useFieldValue<TermsSettings['customers']>('customers');
  const some = (...wanted: TermsSettings['offers']) => wanted.some((offer) => offers.includes(offer));
  const sells = some('goods', 'digital-content', 'software');
  if (offers.length === 0) {
    return <p>{words.chooseFirst}</p>;
  }
  return (
    <>
      {sells && <PriceFields />}
      {some('goods') && <DeliveryFields />}
      {sells && customers !== 'businesses' && <WithdrawalFields goods={some('goods')} />}
      {some('software', 'digital-content', 'mobile-app') && <SubscriptionFields />}
      {some('community', 'marketplace') && <CommunityFields />}
      {some('marketplace') && <MarketplaceFields />}
    </>
  );
}
