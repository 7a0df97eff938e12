/**
 * What the sign-up wizard shows until the operator publishes terms and a privacy notice of their own.
 * A line that begins with "## " is a heading. Whoever changes a sentence changes the version too: people are then asked again.
 */
export const terms = {
  version: '2',
  term: {
    title: 'Terms of Service',
    body: `## What this is

This installation lets you create, host and embed privacy and legal documents for websites and apps. It is run by the organization that gave you this address. These terms are between you and that organization.

## Your account

Use your own email address and keep your password secret. You are responsible for everything done with your account. In the settings, you can sign out other devices, export your data and delete the account at any time.

## Your content

Your content remains yours. You allow this installation to store it and to show your published documents to the public. You are responsible for its accuracy and lawfulness.

## Documents are not legal advice

Documents are generated from the facts you enter. We make them with care, but they are not legal advice and are only as accurate as those facts. If in doubt, ask a lawyer to review them.

## Acceptable use

Do not use this installation to break the law, harm others, or bypass its limits and protections.

## Termination and changes

You can leave at any time by deleting your account. If these terms change, you must accept the new version before you continue. Your statutory rights, such as consumer rights, remain unaffected.`,
  },
  privacy_policy: {
    title: 'Privacy Policy',
    body: `## Controller

The organization that runs this installation and gave you this address is the controller of your data. Contact it with any questions about your data.

## Data we store, and why

Your email address, a hash of your password, your language and your country: to provide your account and sign you in (performance of a contract). Sign-in time, day of last use, and type of device, browser and system, without your IP address: to let you see and end your sessions (legitimate interest in security). The terms you accepted, with the time: to prove acceptance (legal obligation and legitimate interest). The information about your sites: to generate and host your documents (performance of a contract). Your choice about marketing email: we send it only with your consent, which you can withdraw at any time (consent).

## Recipients

Only the organization that runs this installation and its processors, such as hosting and email providers. Published documents are public.

## Retention

We keep your data until you delete it or your account. Sessions end after 90 days at most, or after 30 days without use. Links in emails expire within days.

## Cookies

One cookie keeps you signed in. Others remember your language and country. All are strictly necessary. There is no tracking.

## Your rights

You can access, correct, export and delete your data, object to its use or restrict it, and file a complaint with a supervisory authority. You can export and delete your data in your account settings.`,
  },
} as const;
