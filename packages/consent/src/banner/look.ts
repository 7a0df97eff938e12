import type { CompiledLook } from './compiled.ts';
import type { BannerConfiguration, Colours, Variant } from './configuration.ts';

/** How a banner looks: the owner's colours as custom properties of its host element. */
export function compileLook(configuration: BannerConfiguration): CompiledLook {
  const { position, css, markup, logo, closeButton, modal, reopen, reopenSide } = configuration;
  return {
    position,
    ...styleOf(configuration),
    ...(css !== '' && { own: css }),
    ...(markup !== '' && { markup }),
    ...(logo !== null && { logo }),
    ...(closeButton && { close: 1 as const }),
    ...(modal && { modal: 1 as const }),
    reopen: reopen === 'badge' ? (reopenSide === 'start' ? 'bs' : 'be') : reopen === 'link' ? 'l' : 'own',
  };
}

/** What a variant of an A/B test changes in it. */
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
  // Under the framework customise looks as accept does (RULES T12).
  const alike = (own: Colours): Colours =>
    tcf.on ? { ...own, customise: own.button, customiseText: own.buttonText } : own;
  const [colours, darkColours] = [alike(light), alike(dark)];
  const font = fontFamily ? `${fontFamily},system-ui,sans-serif` : 'system-ui,sans-serif';
  const measures = `--r:${radius}px;--s:${fontSize}px;--f:${font}`;
  return {
    css: `${coloursOf(scheme === 'dark' ? darkColours : colours)};${measures}`,
    ...(scheme === 'auto' && { dark: coloursOf(darkColours) }),
  };
}

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
  // `keyof` of the table just above.
  return (Object.keys(properties) as (keyof Colours)[]).map((key) => `--${properties[key]}:${colours[key]}`).join(';');
}
