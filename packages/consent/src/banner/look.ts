import type { CompiledLook } from './compiled.ts';
import type { BannerConfiguration, Colours, Variant } from './configuration.ts';

/**
 * Compiles the looks of a banner; colors become custom properties of its host element.
 * @param base URL that visitors load files from, without a trailing slash: a path would lead to the owner's host
 */
export function compileLook(configuration: BannerConfiguration, base: string): CompiledLook {
  const { position, css, markup, logo, closeButton, modal, reopen, reopenSide } = configuration;
  return {
    position,
    ...styleOf(configuration),
    ...(css !== '' && { own: css }),
    ...(markup !== '' && { markup }),
    ...(logo !== null && { logo: base + logo }),
    ...(closeButton && { close: 1 as const }),
    ...(modal && { modal: 1 as const }),
    reopen: reopen === 'badge' ? (reopenSide === 'start' ? 'bs' : 'be') : reopen === 'link' ? 'l' : 'own',
  };
}

/** Compiles what a variant of an A/B test changes in the looks. */
export function compileVariantLook(configuration: BannerConfiguration, variant: Variant): Partial<CompiledLook> {
  const { position, colours, darkColours } = variant;
  return {
    ...(position && { position }),
    ...((colours ?? darkColours) &&
      styleOf({
        ...configuration,
        colours: colours ?? configuration.colours,
        darkColours: darkColours ?? configuration.darkColours,
      })),
  };
}

type Style = Pick<
  BannerConfiguration,
  'tcf' | 'scheme' | 'colours' | 'darkColours' | 'radius' | 'fontSize' | 'fontFamily'
>;

function styleOf({
  tcf,
  scheme,
  colours: light,
  darkColours: dark,
  radius,
  fontSize,
  fontFamily,
}: Style): Pick<CompiledLook, 'css' | 'dark'> {
  // Under TCF the customize button has the colors of accept (RULES T12).
  const alike = (own: Colours): Colours =>
    tcf.on ? { ...own, customise: own.button, customiseText: own.buttonText } : own;
  const [colours, darkColours] = [alike(light), alike(dark)];
  const font = fontFamily ? `${fontFamily},system-ui,sans-serif` : 'system-ui,sans-serif';
  const measures = `--r:${radius}px;--s:${fontSize}px;--f:${font}`;
  return {
    css: `${scheme === 'dark' ? darkly(darkColours) : coloursOf(colours)};${measures}`,
    ...(scheme === 'auto' && { dark: coloursOf(darkColours) }),
  };
}

/** `--d` is the scheme of scrollbars and form controls, where it is dark on all pages. */
const darkly = (colours: Colours): string => `${coloursOf(colours)};--d:dark`;

const properties: Record<keyof Colours, string> = {
  background: 'bg',
  text: 'fg',
  link: 'a',
  border: 'l',
  button: 'b',
  buttonText: 'bf',
  customise: 'c',
  customiseText: 'cf',
};

function coloursOf(colours: Colours): string {
  // Keys of the table above.
  return (Object.keys(properties) as (keyof Colours)[])
    .map((key) => `--${properties[key]}:${short(colours[key])}`)
    .join(';');
}

/** `#ffffff` as `#fff`. */
const short = (colour: string): string => colour.replace(/^#(.)\1(.)\2(.)\3$/i, '#$1$2$3');
