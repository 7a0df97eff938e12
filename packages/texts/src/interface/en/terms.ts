/**
 * What the sign-up wizard shows until the operator publishes terms and a privacy notice of their own.
 * A line that begins with "## " is a heading. Whoever changes a sentence changes the version too: people are then asked again.
 */
export const terms = {
  version: '1',
  term: {
    title: 'Terms of Service',
    body: `## What this is

This installation lets you create, host and embed privacy and legal documents for websites and apps. It is run by the organization that gave you this address. These terms are between you and that organization.

## Your account

You give an e-mail address that is yours, keep your password to yourself, and answer for what is done with your account. You can sign out other devices, export everything and delete the account at any time in its settings.

## Your content

What you enter stays yours. You allow this installation to store it, and to show in public the documents that you publish. You answer for it being true and lawful.

## What the documents are

Documents are composed from the facts you state. They are made with care, but they are no legal advice, and they are only as right as those facts. If in doubt, have them read by a lawyer.

## What you may not do

You may not use this installation to break the law, to harm others, or to get around its limits and protections.

## End and changes

You may leave at any time by deleting the account. If these terms change, you are asked to accept the new ones before you continue. The rights that the law gives you, as a consumer for example, remain.`,
  },
  privacy_policy: {
    title: 'Privacy Policy',
    body: `## Who is responsible

The organization that runs this installation and gave you this address is the controller of the data described here. Contact it for every question about your data.

## What is stored, and why

Your e-mail address, a hash of your password, your language and country: to give you an account and to sign you in (performance of a contract). When you sign in: the time, the day of the last use and the kind of device, browser and system, without your network address: so that you can see and end your sessions (legitimate interest in security). What you accepted and when: to be able to prove it (legal obligation and legitimate interest). What you enter about your sites: to compose and host your documents (performance of a contract). Your choice about advertising e-mail: such e-mail is sent only if you agreed, and you may withdraw at any time (consent).

## Who receives it

Nobody but the organization that runs this installation and those who process data on its behalf, such as its hosting and mail providers. What you publish is public.

## How long

Until you delete it or your account. Sessions end after 90 days at the latest, and unused ones after 30. Links sent by e-mail expire within days.

## Cookies

One cookie keeps you signed in, and others remember your language and country. All of them are needed for what you ask for. There is no tracking.

## Your rights

You may see, correct, export and delete your data, object to its use or have it restricted, and complain to a supervisory authority. Export and deletion are in the settings of your account.`,
  },
} as const;
