import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { markUp, type Edit } from './mark-up.ts';
import type { Rules } from './rules.ts';

/** A tag that was marked up, before and after. */
export type MarkedTag = {
  /** The number of characters before it. */
  readonly offset: number;
  /** What it waits for: a purpose, or several separated by spaces. */
  readonly purpose: string;
  /** The URLs the tag would load, as written in it. */
  readonly addresses: readonly string[];
  readonly before: string;
  readonly after: string;
  /** Set if the tag is inside an element where browsers that run scripts load nothing by themselves. */
  readonly within?: 'noscript' | 'template';
};

export type Rewriter = {
  /** Accepts the next piece, and returns the text that is final. */
  write(piece: string): string;
  /** Returns the remaining text. */
  end(): string;
};

/** Tokenizer states for elements whose content is not markup. */
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
 * Marks up tags in HTML that arrives in pieces, wherever these are cut. All other characters remain unchanged. Text is held
 * back only while a tag is incomplete.
 */
export function rewriter(rules: Rules, marked: (tag: MarkedTag) => void = () => {}): Rewriter {
  /** Text that was written but not yet returned, and its offset. */
  let text = '';
  let begins = 0;
  /** The end offset of the final text. */
  let settled = 0;
  let edits: Edit[] = [];
  /** The number of open SVG and MathML elements: inside of these, `<style/>` is self-closing. */
  let foreign = 0;
  let repeats = false;
  /** The number of open elements of each kind. */
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

/** A text with edits applied, whose positions count from the beginning of the whole document. */
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

/** The tags of a page that rewriting would mark up, each before and after. */
export function tagsToMark(html: string, rules: Rules): readonly MarkedTag[] {
  const found: MarkedTag[] = [];
  const writer = rewriter(rules, (tag) => found.push(tag));
  writer.write(html);
  writer.end();
  return found;
}
