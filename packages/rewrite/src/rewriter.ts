import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { markUp, type Edit } from './mark-up.ts';
import type { Purpose, Rules } from './rules.ts';

/** What was marked up, as it stood and as it stands now. */
export type MarkedTag = {
  /** Characters before it. */
  readonly offset: number;
  readonly purpose: Purpose;
  /** What it would load, as the tag names it. */
  readonly addresses: readonly string[];
  readonly before: string;
  readonly after: string;
  /** It stands where browsers that run scripts load nothing by themselves. */
  readonly within?: 'noscript' | 'template';
};

export type Rewriter = {
  /** Takes the next piece, and gives what is settled. */
  write(piece: string): string;
  /** Gives the rest. */
  end(): string;
};

/** What the text inside of an element is, where it is no markup. */
const insides: Readonly<Record<string, keyof typeof TokenizerMode>> = {
  script: 'SCRIPT_DATA',
  style: 'RAWTEXT',
  xmp: 'RAWTEXT',
  iframe: 'RAWTEXT',
  noembed: 'RAWTEXT',
  noframes: 'RAWTEXT',
  textarea: 'RCDATA',
  title: 'RCDATA',
  plaintext: 'PLAINTEXT',
};

/**
 * Marks up tags of html that comes in pieces, wherever they are cut. Every other character stays as it was. A piece is
 * held back only as far as a tag is not ended.
 */
export function rewriter(rules: Rules, marked: (tag: MarkedTag) => void = () => {}): Rewriter {
  /** What was written and not yet given, and where it begins. */
  let text = '';
  let begins = 0;
  /** Where what is settled ends. */
  let settled = 0;
  let edits: Edit[] = [];
  /** Elements of foreign markup that are open: in there, `<style/>` ends where it begins. */
  let foreign = 0;
  let repeats = false;
  /** How many of them are open. */
  const open = { noscript: 0, template: 0 };
  const count = (name: string, change: 1 | -1) => {
    if (name === 'noscript' || name === 'template') open[name] = Math.max(0, open[name] + change);
  };

  const reach = ({ location }: { readonly location: Token.Location | null }) => {
    settled = Math.max(settled, location?.endOffset ?? 0);
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(tag) {
        const found = markUp(tag, rules, repeats);
        repeats = false;
        if (found && tag.location) {
          edits.push(...found.edits);
          const { startOffset, endOffset } = tag.location;
          const before = text.slice(startOffset - begins, endOffset - begins);
          const within = open.template > 0 ? 'template' : open.noscript > 0 ? 'noscript' : undefined;
          const { purpose, addresses } = found;
          const after = edited(before, startOffset, found.edits);
          marked({ offset: startOffset, purpose, addresses, before, after, ...(within && { within }) });
        }
        count(tag.tagName, 1);
        if (/^(?:svg|math)$/.test(tag.tagName) && !tag.selfClosing) foreign++;
        const inside = insides[tag.tagName];
        if (inside && !(foreign > 0 && tag.selfClosing)) tokenizer.state = TokenizerMode[inside];
        reach(tag);
      },
      onEndTag(tag) {
        repeats = false;
        count(tag.tagName, -1);
        if (/^(?:svg|math)$/.test(tag.tagName) && foreign > 0) foreign--;
        reach(tag);
      },
      onComment: reach,
      onDoctype: reach,
      onCharacter: reach,
      onNullCharacter: reach,
      onWhitespaceCharacter: reach,
      onEof() {},
      onParseError({ code }) {
        repeats ||= code === 'duplicate-attribute';
      },
    },
  );

  function give(until: number): string {
    const [done, later] = [edits.filter(({ end }) => end <= until), edits.filter(({ end }) => end > until)];
    const given = edited(text.slice(0, until - begins), begins, done);
    text = text.slice(until - begins);
    begins = until;
    edits = later;
    return given;
  }

  return {
    write(piece) {
      if (!piece) return '';
      text += piece;
      tokenizer.write(piece, false);
      return give(settled);
    },
    end() {
      tokenizer.write('', true);
      return give(begins + text.length);
    },
  };
}

/** A text with changes, whose places count from the beginning of the whole. */
function edited(text: string, offset: number, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: instead } of edits) {
    result += text.slice(at, start - offset) + instead;
    at = end - offset;
  }
  return result + text.slice(at);
}

/** Marks up the third-party tags of a page. */
export function rewrite(html: string, rules: Rules): string {
  const writer = rewriter(rules);
  return writer.write(html) + writer.end();
}

/** The tags of a page that rewriting would mark up, each as it stands and as it would. */
export function tagsToMark(html: string, rules: Rules): readonly MarkedTag[] {
  const found: MarkedTag[] = [];
  const writer = rewriter(rules, (tag) => found.push(tag));
  writer.write(html);
  writer.end();
  return found;
}
