import { offer, paymentMethod } from '@app/contract';
import { countriesIn } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';
import { MultiSelect, Select, Switch, useFieldValue } from '#ui/form.tsx';
import { useGenerator } from '../generator-context.tsx';
import { OwnTextField } from '../sections/own-text.tsx';
import { OneOf, SomeOf } from './choice-fields.tsx';
import { hintBelow } from './hint-below.ts';
import { NumberField } from './number-field.tsx';
import { PeriodField } from './period-field.tsx';
import { Section } from './section.tsx';
import classes from './terms.module.css';
import { CodeField, LineField, PartField, UrlField } from './text-fields.tsx';

/** The options of a field, each value with its label. */
function worded<const Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: words[value] }));
}

export function OfferFields() {
  const words = useWords().policies.terms.offer;
  return (
    <Section title={words.title} text={words.text}>
      <SomeOf name="offers" label={words.offers} options={worded(offer.options, words.kinds)} />
      <OneOf name="customers" label={words.customers} options={worded(['consumers', 'businesses', 'both'], words.to)} />
    </Section>
  );
}

export function PriceFields() {
  const words = useWords().policies.terms.prices;
  return (
    <Section title={words.title}>
      <SomeOf name="payment" label={words.payment} options={worded(paymentMethod.options, words.methods)} />
      <CodeField name="prices.currency" label={words.currency} hint={words.currencyHint} maxLength={3} />
      <Switch name="prices.includeTax" label={words.includeTax} />
    </Section>
  );
}

export function DeliveryFields({ forConsumers }: { readonly forConsumers: boolean }) {
  const words = useWords().policies.terms.delivery;
  const locale = useLocale();
  return (
    <Section title={words.title}>
      <MultiSelect
        name="delivery.countries"
        label={words.countries}
        description={words.countriesHint}
        options={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <PeriodField name="delivery.within" label={words.within} hint={words.withinHint} />
      <OwnTextField name="guarantee" label={words.guarantee} hint={words.guaranteeHint} />
      {forConsumers && <UrlField name="guaranteeNoticeUrl" label={words.notice} hint={words.noticeHint} />}
    </Section>
  );
}

/** The right of withdrawal: rule P15. */
export function WithdrawalFields({ goods }: { readonly goods: boolean }) {
  const words = useWords().policies.terms.withdrawal;
  return (
    <Section title={words.title} text={words.text}>
      <UrlField name="withdrawal.functionUrl" label={words.functionUrl} hint={words.functionHint} />
      <NumberField name="withdrawal.days" label={words.days} hint={words.daysHint} min={14} max={365} />
      {goods && (
        <>
          <OneOf
            name="withdrawal.returnCosts"
            label={words.returnCosts}
            options={worded(['customer', 'owner'], words.costs)}
          />
          <LineField
            name="withdrawal.returnCostEstimate"
            label={words.estimate}
            hint={words.estimateHint}
            maxLength={50}
          />
          <Switch name="withdrawal.collects" label={words.collects} />
          <LineField name="withdrawal.returnAddress" label={words.returnAddress} maxLength={500} />
          <OneOf
            name="withdrawal.delivered"
            label={words.delivered}
            options={worded(['together', 'separately', 'pieces', 'regularly'], words.ways)}
          />
        </>
      )}
    </Section>
  );
}

export function SubscriptionFields({ software }: { readonly software: boolean }) {
  const words = useWords().policies.terms.subscription;
  return (
    <Section title={words.title} text={words.text}>
      <div className={classes['pair']}>
        <PeriodField name="subscription.period" label={words.period} hint={words.periodHint} />
        <PeriodField name="subscription.trial" label={words.trial} hint={words.trialHint} />
      </div>
      <Switch name="subscription.ends" label={words.ends} />
      <UrlField name="subscription.cancelUrl" label={words.cancelUrl} hint={words.cancelHint} />
      {software && <Switch name="dataProcessing" label={words.cloud} description={words.cloudHint} />}
    </Section>
  );
}

/** Content moderation: Regulation (EU) 2022/2065 (DSA), Art. 11 to 17. */
export function CommunityFields() {
  const words = useWords().policies.terms.community;
  return (
    <Section title={words.title} text={words.text}>
      <LineField
        name="community.noticeEmail"
        label={words.noticeEmail}
        hint={words.noticeHint}
        type="email"
        maxLength={254}
      />
      <Switch name="community.automatedModeration" label={words.automated} />
      <OwnTextField name="community.rules" label={words.rules} />
      <LineField
        name="community.representative"
        label={words.representative}
        hint={words.representativeHint}
        maxLength={500}
      />
    </Section>
  );
}

export function MarketplaceFields() {
  const words = useWords().policies.terms.marketplace;
  return (
    <Section title={words.title} text={words.text}>
      <OwnTextField name="marketplace.ranking" label={words.ranking} hint={words.rankingHint} required />
      <OneOf name="marketplace.sellers" label={words.sellers} options={worded(['traders', 'both'], words.who)} />
      <OwnTextField name="marketplace.ownOffers" label={words.ownOffers} hint={words.ownOffersHint} />
      <LineField name="marketplace.mediators" label={words.mediators} hint={words.mediatorsHint} maxLength={500} />
    </Section>
  );
}

export function LawFields() {
  const words = useWords().policies.terms.law;
  const locale = useLocale();
  const { document } = useGenerator();
  const law = useFieldValue<string>('law');
  const isApp = useFieldValue<readonly string[]>('offers')?.includes('mobile-app') ?? false;
  const wantsState = law === 'US' || (law === undefined && document.missing.some(({ code }) => code === 'terms.state'));
  return (
    <Section title={words.title}>
      <div className={classes['pair']}>
        <Select
          name="law"
          label={words.law}
          clearable
          {...hintBelow(words.lawHint)}
          options={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
        />
        {wantsState && <CodeField name="lawState" label={words.state} hint={words.stateHint} maxLength={2} />}
      </div>
      <LineField name="court" label={words.court} hint={words.courtHint} maxLength={200} />
      <PartField part="disputeBody" name="name" label={words.body} hint={words.bodyHint} maxLength={200} />
      <PartField part="disputeBody" name="address" label={words.bodyAddress} maxLength={500} />
      <PartField part="disputeBody" name="url" label={words.bodyUrl} maxLength={2000} isUrl />
      <NumberField name="noticeDays" label={words.notice} hint={words.noticeHint} min={15} max={365} />
      {isApp && <SomeOf name="stores" label={words.stores} options={worded(['apple', 'google'], words.storeNames)} />}
    </Section>
  );
}
