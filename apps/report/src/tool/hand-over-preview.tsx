import type { HandedSection } from './vault/hand-over-content.ts';
import { useWords } from './words.tsx';

/** What the authority will read, with the black marks in place. */
export function HandOverPreview({ sections }: { readonly sections: readonly HandedSection[] }) {
  const { words } = useWords();
  if (sections.length === 0) return null;
  return (
    <details>
      <summary>{words.handOver.preview}</summary>
      <div className="stack">
        {sections.map(({ id, title, texts }) => (
          <section key={id}>
            <h3>{title}</h3>
            <dl className="facts told">
              {texts.map(({ label, text }, at) => (
                // Texts have no other name than their place, and never move.
                <div key={at}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}
