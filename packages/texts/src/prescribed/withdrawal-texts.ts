/**
 * The model instructions on withdrawal and the model withdrawal form. Directive 2011/83/EU, Annex I(A) and (B), as amended by
 * Directive (EU) 2019/2161 (no fax) and Directive (EU) 2023/2673 (the withdrawal function). Square brackets are numbers of the
 * annex's instructions for completion, which say which sentences belong to a contract.
 */
export type WithdrawalTexts = {
  readonly instructions: {
    /** Headings: "Right of withdrawal" and "Effects of withdrawal". */
    readonly right: string;
    readonly effects: string;
    readonly period: string;
    /** [1]: services and digital content; goods that come together, separately, in lots or pieces, or regularly. */
    readonly expires: Readonly<Record<'contract' | 'together' | 'separately' | 'pieces' | 'regularly', string>>;
    /** [2]: `trader` is the name, address, telephone number and email address. */
    readonly exercise: string;
    /** [3]: `function` is where the withdrawal function is. */
    readonly online: string;
    readonly deadline: string;
    readonly reimburse: string;
    /** [4] */
    readonly withhold: string;
    /** [5](a): `recipient` is whoever else receives the goods. */
    readonly collect: string;
    readonly sendBack: string;
    readonly sendBackTo: string;
    /** [5](b): `amount` is a price. */
    readonly costOwner: string;
    readonly costCustomer: string;
    readonly costEstimate: string;
    /** [5](c) */
    readonly value: string;
    /** [6] */
    readonly services: string;
  };
  readonly form: {
    readonly title: string;
    readonly intro: string;
    /** `recipient` is the name, address and email address. */
    readonly to: string;
    readonly declare: string;
    readonly ordered: string;
    readonly name: string;
    readonly address: string;
    readonly signature: string;
    readonly date: string;
    readonly delete: string;
  };
};
