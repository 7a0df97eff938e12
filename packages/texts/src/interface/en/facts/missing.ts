/** What a document needs and the facts lack. Keyed by the codes of the documents. */
export const missing = {
  'owner.name': 'The owner’s name is missing.',
  'owner.email': 'The owner’s email address is missing or invalid.',
  'owner.address': 'The owner’s postal address is missing.',
  'owner.country': 'The owner’s country is missing.',
  'site.name': 'The site or app name is missing.',
  'representative.contact': 'Enter an email address, postal address or phone number for the representative %{name}.',
  'dpo.contact': 'Enter an email address, postal address or phone number for the data protection officer.',
  'privacy-officer.contact': 'Enter a title and an email address or phone number for the privacy officer.',
  'joint-controller.contact':
    'Enter an email address, postal address or phone number for the joint controller %{name}.',
  'joint-controller.essence':
    'Summarize your agreement with the joint controller %{name}. People have a right to its essence.',
  'service.name': 'A custom service has no name.',
  'service.provider': 'Enter the provider of %{service}.',
  'service.country': 'Enter the country where %{service} processes data.',
  'service.purpose': 'Enter the purpose of %{service}.',
  'service.data-types': 'Select the personal data that %{service} processes.',
  'service.sensitive-condition':
    'Select the legal condition that lets %{service} process sensitive data (GDPR Art. 9(2)).',
  'service.necessary-reason': 'Explain why %{service} is strictly necessary for the site.',
  'service.tracker-basis': '%{service} uses trackers, which need consent. Legitimate interests are not a valid basis.',
  'service.arrangement': 'Summarize your joint controller arrangement for %{service} (GDPR Art. 26(2)).',
  'service.source':
    'Enter the source of the data that %{service} gives you about people, or answer that it gives you none (GDPR Art. 14).',
  'service.children':
    'Your site is aimed at children. %{service} may advertise there only in child mode or with a parent’s consent (16 CFR § 312.5, GDPR Art. 8). Choose one, or remove the service.',
  'permission.basis': 'Select the legal basis for this sensitive permission: %{permission}.',
  'processors.contracts':
    'Sign the missing contracts. You may not use a processor without one (GDPR Art. 28(3)). Check: %{services}.',
  'activity.name': 'A custom activity has no name.',
  'activity.purpose': 'Enter the purpose of %{activity}.',
  'activity.data-types': 'Select the personal data for the activity %{activity}.',
  'activity.sensitive-condition':
    'Select the legal condition for sensitive data in the activity %{activity} (GDPR Art. 9(2)).',
  'activity.recipients': 'Add a recipient for the activity %{activity}, such as a company, a network or an agency.',
  'activity.decisions':
    'A credit check can be an automated decision (CJEU C-634/21). State whether you make automated decisions.',
  'automated-decisions.logic': 'Describe how automated decisions are made and their consequences.',
  'text.language': 'Your own text for “%{name}” is missing in %{language}.',
  'tracker.lifetime':
    'The lifetime of %{tracker} (%{service}) is unknown. Enter it, or answer that the provider decides.',
  'tracker.lifetimes': 'Tracker lifetimes for %{service} are unknown. Enter them, or answer that the provider decides.',
  'tracker.choices':
    'Explain how visitors change their consent. Withdrawing must be as easy as consenting (GDPR Art. 7(3)).',
  'consent.nobody':
    'Your site does not collect consent, so the document promises no choice. These services load without consent: %{services}. Publish the cookie banner, or enter your consent tool.',
  'consent.unpublished':
    'You chose this banner, but it is not published. Until then, the document promises no choice. These services load without consent: %{services}.',
  'consent.uncovered':
    'The published banner does not block these services yet: %{services}. Publish the banner together with the documents.',
  'consent.product': 'Enter your consent tool, and the services that run before a choice in each region.',
  'consent.runs':
    'Your consent tool runs these services before consent where the law requires it: %{services}. Change its settings (Directive 2002/58/EC Art. 5(3)).',
  'us.opt-out':
    'Personal data from people in the United States is sold or shared through %{services}, and they cannot opt out. Publish the cookie banner, enter your consent tool with its control, or add a “Your Privacy Choices” page.',
  'us.opt-out-services':
    'The published banner does not block these services for people in the United States who opt out: %{services}. Publish the banner again, or add a “Your Privacy Choices” page.',
  'us.signal':
    'State whether your consent tool honors Global Privacy Control. State laws require it if data is sold or shared.',
  'us.limit':
    'You use sensitive data for more than what is necessary. Add the “Limit the Use of My Sensitive Personal Information” page for people in California.',
  'us.incentive':
    'Describe your offer in return for data, how people join, and the estimated value of the data (CCPA regulations § 7016).',
  'representative.eu':
    'You have users in the EEA but no establishment there. Name a representative, unless an exception applies.',
  'representative.uk':
    'You have users in the United Kingdom but no establishment there. Name a representative, unless an exception applies.',
  'terms.offers': 'Select what the site offers, such as goods, software, content or a community.',
  'terms.withdrawal-function':
    'Enter the URL of the function “Withdraw from contract here”. EU consumer contracts have required one since 19 June 2026.',
  'terms.mediator':
    'Name your consumer mediator. French law requires every trader to have one (art. L. 616-1 of the Consumer Code).',
  'terms.phone':
    'Enter the owner’s phone number. Online sellers to consumers in Europe must state one (Directive 2011/83/EU Art. 6(1)(c)).',
  'terms.conciliation-board':
    'Name your local conciliation board (békéltető testület) with its postal address. Hungarian law requires this in consumer terms (Government Decree 45/2014, Section 11).',
  'terms.cancel-function':
    'Enter the URL where consumers cancel a subscription. The law of your country requires a button for it.',
  'terms.guarantee-notice':
    'Show the EU’s harmonized notice on the legal guarantee in your shop, and enter that page’s URL. It has been required since 27 September 2026 (Directive 2011/83/EU Art. 22a).',
  'terms.representative':
    'You host content in the European Union but are not established there. Name a legal representative, unless an exception applies (Regulation (EU) 2022/2065 Art. 13).',
  'terms.mediators':
    'Name at least two mediators for disputes with sellers, unless you have fewer than 50 staff and at most 10 million euros of turnover (Regulation (EU) 2019/1150 Art. 12).',
  'terms.copyright-agent':
    'Name a DMCA agent for copyright notices. Without one registered with the Copyright Office, you lose the protection from liability for user content (17 U.S.C. § 512).',
  'terms.cap-amount': 'Enter the liability cap for business customers.',
  'terms.ranking': 'Describe the ranking criteria for offers.',
  'notice.owner-kind':
    'Select whether the owner is a person, a company or another body. The required content of a legal notice depends on it.',
  'notice.representative': 'Name the person who represents the owner (%{provision}).',
  'notice.register': 'State the register and the number in it (%{provision}).',
  'notice.number': 'State the owner’s business number (%{provision}).',
  'notice.capital': 'State the share capital (%{provision}).',
  'notice.phone': 'Enter the owner’s phone number (%{provision}).',
  'notice.second-contact':
    'Enter a phone number or contact form. The law requires a second fast contact in addition to email (%{provision}).',
  'notice.vat': 'State the VAT number, if the owner has one (%{provision}).',
  'notice.editor': 'Name the person responsible for the content (%{provision}).',
  'notice.host': 'Name the hosting provider with its postal address and phone number (%{provision}).',
  'notice.object': 'State the business purpose (%{provision}).',
  'notice.line': 'State the editorial policy (%{provision}).',
  'notice.ownership': 'List the owner’s shareholders and the members of its supervisory board (%{provision}).',
  'notice.returns': 'Describe when and how customers can return goods or cancel (%{provision}).',
  'notice.profession': 'Enter the title and rules of the regulated profession.',
  'processing.purpose': 'Enter the purpose of processing your customers’ data (GDPR Art. 28(3)).',
  'processing.data-types': 'Select the types of personal data that you process for customers (GDPR Art. 28(3)).',
  'processing.people': 'Select the people whose data you process for customers (GDPR Art. 28(3)).',
  'processing.subprocessors':
    'Choose the services that process your customers’ data, or save that there are none (GDPR Art. 28(2)).',
  'processing.security': 'Select your security measures. They form Annex 2 (GDPR Art. 32).',
  'terms.state': 'Enter the US state whose law applies. The United States has no federal contract law.',
} as const;
