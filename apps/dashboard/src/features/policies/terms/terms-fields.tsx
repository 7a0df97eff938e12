import { offer, paymentMethod } from '@app/contract';
import { countriesIn } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';
import { MultiSelect, RadioCards, Select, Switch, TextInput, useFieldValue } from '#ui/form.tsx';
import { OwnTextField } from '../sections/own-text.tsx';
import { useGenerator } from '../generator-context.tsx';
import { NumberField } from './number-field.tsx';
import { PeriodField } from './period-field.tsx';
import { Section } from './section.tsx';
import classes from './terms.module.css';

const url = { inputMode: 'url', placeholder: 'https://' } as const;

export function OfferFields() {
  const words = useWords().policies.terms;
  return (
    <Section title={words.offer.title} text={words.offer.text}>
      <MultiSelect
        name="offers"
        label={words.offer.offers}
        options={offer.options.map((value) => ({ value, label: words.offer.kinds[value] }))}
      />
      <RadioCards
        name="customers"
        label={words.offer.customers}
        columns={3}
        options={(['consumers', 'businesses', 'both'] as const).map((value) => ({
          value,
          label: words.offer.to[value],
        }))}
      />
      <div className={classes['pair']}>
        <TextInput name="register.name" label={words.offer.registerName} maxLength={200} />
        <TextInput name="register.number" label={words.offer.registerNumber} maxLength={100} />
      </div>
    </Section>
  );
}

export function PriceFields() {
  const words = useWords().policies.terms.prices;
  return (
    <Section title={words.title}>
      <MultiSelect
        name="payment"
        label={words.payment}
        options={paymentMethod.options.map((value) => ({ value, label: words.methods[value] }))}
      />
      <div className={classes['pair']}>
        <TextInput name="prices.currency" label={words.currency} description={words.currencyHint} maxLength={3} />
        <Switch name="prices.includeTax" label={words.includeTax} />
      </div>
    </Section>
  );
}

export function DeliveryFields() {
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
    </Section>
  );
}

/** Rule P15. */
export function WithdrawalFields({ goods }: { readonly goods: boolean }) {
  const words = useWords().policies.terms.withdrawal;
  return (
    <Section title={words.title} text={words.text}>
      <TextInput name="withdrawal.functionUrl" label={words.functionUrl} description={words.functionHint} {...url} />
      <div className={classes['pair']}>
        <NumberField name="withdrawal.days" label={words.days} description={words.daysHint} min={14} max={365} />
        {goods && (
          <Select
            name="withdrawal.returnCosts"
            label={words.returnCosts}
            options={(['customer', 'owner'] as const).map((value) => ({ value, label: words.costs[value] }))}
          />
        )}
      </div>
      {goods && <TextInput name="withdrawal.returnAddress" label={words.returnAddress} maxLength={500} />}
    </Section>
  );
}

export function SubscriptionFields() {
  const words = useWords().policies.terms.subscription;
  return (
    <Section title={words.title} text={words.text}>
      <div className={classes['pair']}>
        <PeriodField name="subscription.period" label={words.period} hint={words.periodHint} />
        <PeriodField name="subscription.trial" label={words.trial} hint={words.trialHint} />
      </div>
      <Switch name="subscription.ends" label={words.ends} />
      <TextInput name="subscription.cancelUrl" label={words.cancelUrl} description={words.cancelHint} {...url} />
    </Section>
  );
}

/** Regulation (EU) 2022/2065 (DSA), Art. 11 to 17. */
export function CommunityFields() {
  const words = useWords().policies.terms.community;
  return (
    <Section title={words.title} text={words.text}>
      <TextInput name="community.noticeEmail" label={words.noticeEmail} description={words.noticeHint} type="email" />
      <Switch name="community.automatedModeration" label={words.automated} />
      <OwnTextField name="community.rules" label={words.rules} rows={3} />
    </Section>
  );
}

export function MarketplaceFields() {
  const words = useWords().policies.terms.marketplace;
  return (
    <Section title={words.title} text={words.text}>
      <OwnTextField name="marketplace.ranking" label={words.ranking} rows={3} required />
      <Select
        name="marketplace.sellers"
        label={words.sellers}
        options={(['traders', 'both'] as const).map((value) => ({ value, label: words.who[value] }))}
      />
    </Section>
  );
}

export function LawFields() {
  const words = useWords().policies.terms.law;
  const locale = useLocale();
  const { document } = useGenerator();
  const law = useFieldValue<string>('law');
  const isApp = useFieldValue<readonly string[]>('offers')?.includes('mobile-app') ?? false;
  const wantsState = law === 'US' || document.missing.some(({ code }) => code === 'terms.state');
  return (
    <Section title={words.title}>
      <div className={classes['pair']}>
        <Select
          name="law"
          label={words.law}
          description={words.lawHint}
          options={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
        />
        {wantsState && <TextInput name="lawState" label={words.state} description={words.stateHint} maxLength={2} />}
        <TextInput name="court" label={words.court} description={words.courtHint} maxLength={200} />
      </div>
      <div className={classes['pair']}>
        <TextInput name="disputeBody.name" label={words.body} description={words.bodyHint} maxLength={200} />
        <TextInput name="disputeBody.url" label={words.bodyUrl} {...url} />
      </div>
      <NumberField name="noticeDays" label={words.notice} description={words.noticeHint} min={15} max={365} />
      {isApp && (
        <MultiSelect
          name="stores"
          label={words.stores}
          options={(['apple', 'google'] as const).map((value) => ({ value, label: words.storeNames[value] }))}
        />
      )}
    </Section>
  );
}
