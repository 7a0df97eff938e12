import type { BannerConfiguration, Colours } from '../configuration.ts';
import { contrast } from '../contrast.ts';
import { finding, type Finding } from './rules.ts';

/** Minimum contrast of button labels, default or customized. TCF Policies, Appendix B, C(g). */
const leastOnButtons = 5;
/** Minimum contrast of text. WCAG 2.2, 1.4.3 (AA). */
const leastOnBackground = 4.5;
/** Minimum contrast of what identifies a control. WCAG 2.2, 1.4.11. */
const leastOfControls = 3;

/** Checks the colors of the schemes that are shown (RULES B4, T12, T19, A1). */
export function lintLook({ scheme, colours, darkColours }: BannerConfiguration): readonly Finding[] {
  return [
    ...(scheme === 'dark' ? [] : lintColours(colours, 'colours')),
    ...(scheme === 'light' ? [] : lintColours(darkColours, 'darkColours')),
  ];
}

const onButtons = [
  ['buttonText', 'button'],
  ['customiseText', 'customise'],
] as const;

function lintColours(colours: Colours, path: string): readonly Finding[] {
  const faint = contrast(colours.button, colours.background);
  return [
    ...onButtons.flatMap(([text, ground]) => {
      const ratio = contrast(colours[text], colours[ground]);
      return ratio < leastOnButtons
        ? [finding('banner.contrast-button', `${path}.${text}`, { ratio: short(ratio) })]
        : [];
    }),
    ...(['text', 'link'] as const).flatMap((text) => {
      const ratio = contrast(colours[text], colours.background);
      return ratio < leastOnBackground
        ? [finding('banner.contrast-text', `${path}.${text}`, { ratio: short(ratio) })]
        : [];
    }),
    ...(faint < leastOfControls ? [finding('banner.button-faint', `${path}.button`, { ratio: short(faint) })] : []),
  ];
}

// Rounds down, so that 4.96 is not reported as 5.
function short(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}
