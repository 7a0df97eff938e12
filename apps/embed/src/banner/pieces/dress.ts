// The owner's logo; the owner's first layer, sanitized when it was saved; the text on exemptions; the notice that only
// something new is asked.
import { expiresAt } from '@app/consent';
import { now } from '../cookie.ts';
import { make } from '../dom.ts';
import { given } from '../joint.ts';

declare const $its: {
  readonly logo?: string;
  readonly markup?: string;
  readonly exempt?: string;
  readonly again?: string;
};

const { logo, markup, exempt, again } = $its;
$first.push((joint) => {
  joint.dress = (dialog, text) => {
    if (logo) text.prepend(make('img', { src: logo, alt: '' }));
    const law = given[6][joint.place];
    // Only something new is asked.
    if (joint.last && !joint.again && law?.mode === 'opt-in' && now() < expiresAt(joint.last, law))
      text.querySelector('h2')?.after(make('p', { role: 'status' }, again));
    // Services that already run must be disclosed (RULES B20).
    if (law?.mode === 'opt-in' && law.before & given[5].purposes) text.append(make('p', {}, exempt));
    if (!markup) return;
    dialog.innerHTML = markup.replace('%{banner_content}', '<i></i>');
    dialog.querySelector('i')?.replaceWith(text);
    for (const what of ['accept', 'reject', 'customise', 'close'])
      for (const one of dialog.querySelectorAll(`.candor-${what}`)) one.setAttribute(`data-candor-${what}`, '');
  };
});
