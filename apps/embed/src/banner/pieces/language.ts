// If the site has the page's language and this file is in another one, loads the file in that language, which takes
// over.
import { given, type JointPage } from '../joint.ts';
import { loaderOf } from '../loader.ts';

/** The site's languages, the one of this file first. */
declare const $its: readonly string[];

const { lang } = document.documentElement;
const page = window as JointPage;
const [own, ...others] = $its;
const wanted = [lang, lang.split('-', 1)[0] ?? ''];
const other = wanted.find((one) => one === own || others.includes(one));
// The file that takes over has its own language first.
if (other && other !== own)
  $first.push(async (joint) => {
    page.candorJoint = undefined;
    try {
      await loaderOf(given[1])(`/embed/cs/${given[0]}.js?lang=${other}`);
    } catch {
      page.candorJoint = joint;
      return;
    }
    await new Promise(() => {});
  });
