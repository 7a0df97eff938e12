import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { colors } from './colors.ts';
import { components } from './theme-components.ts';

const sans = "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

export const theme = createTheme({
  colors,
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  black: colors.gray[9],
  autoContrast: false,
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  // 12, 14, 16, 20 and 28 px: the interface has no other sizes of text.
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.4', xl: '1.25' },
  headings: {
    fontFamily: sans,
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.25rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1.125rem' },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  shadows: {
    xs: '0 1px 2px rgb(13 30 24 / 6%)',
    sm: '0 1px 3px rgb(13 30 24 / 8%)',
    md: '0 4px 14px rgb(13 30 24 / 9%)',
    lg: '0 10px 30px rgb(13 30 24 / 12%)',
    xl: '0 18px 48px rgb(13 30 24 / 16%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});

/** Soft backgrounds in the dark scheme: a transparent color, since the darkest shades are nearly black. */
function tints(channels: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(channels).flatMap(([name, rgb]) => [
    [`--mantine-color-${name}-light`, `rgb(${rgb} / 16%)`],
    [`--mantine-color-${name}-light-hover`, `rgb(${rgb} / 24%)`],
    [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-2)`],
    [`--mantine-color-${name}-outline`, `var(--mantine-color-${name}-4)`],
    [`--mantine-color-${name}-outline-hover`, `rgb(${rgb} / 10%)`],
  ]);
  return Object.fromEntries(entries);
}

/** Variables where the design differs from what Mantine derives from its colors. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--app-motion': '150ms',
    '--app-content-width': '72rem',
    '--app-header-height': '3.5rem',
    '--app-sidebar-width': '16.25rem',
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-anchor': 'var(--mantine-color-sky-7)',
    '--mantine-color-red-light': 'var(--mantine-color-red-0)',
    '--mantine-color-red-light-hover': 'var(--mantine-color-red-1)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-8)',
    '--app-good': 'var(--mantine-color-green-7)',
    '--app-attention': 'var(--mantine-color-amber-7)',
    '--app-bad': 'var(--mantine-color-red-7)',
    '--app-info': 'var(--mantine-color-sky-7)',
    '--app-canvas': 'var(--mantine-color-gray-0)',
    '--app-surface': '#ffffff',
    // The frame of the app: a breath of the brand.
    '--app-chrome': '#f1f7f4',
    '--app-line': 'var(--mantine-color-gray-2)',
    '--app-hover': 'var(--mantine-color-gray-1)',
    '--app-accent-soft': 'var(--mantine-color-pine-0)',
    '--app-accent-text': 'var(--mantine-color-pine-8)',
    // The border of an input must have a contrast of at least 3 with its surroundings (WCAG 2.2, 1.4.11).
    '--app-field-line': '#87938e',
  },
  dark: {
    '--mantine-color-body': 'var(--mantine-color-dark-7)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-3)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-anchor': 'var(--mantine-color-sky-4)',
    ...tints({
      pine: '48 160 121',
      green: '54 195 136',
      red: '236 105 126',
      amber: '240 180 41',
      sky: '97 146 228',
    }),
    '--app-good': 'var(--mantine-color-green-4)',
    '--app-attention': 'var(--mantine-color-amber-4)',
    '--app-bad': 'var(--mantine-color-red-4)',
    '--app-info': 'var(--mantine-color-sky-4)',
    '--app-canvas': 'var(--mantine-color-dark-8)',
    '--app-surface': 'var(--mantine-color-dark-7)',
    '--app-chrome': '#111b17',
    '--app-line': 'var(--mantine-color-dark-5)',
    '--app-hover': 'var(--mantine-color-dark-6)',
    '--app-accent-soft': 'rgb(48 160 121 / 14%)',
    '--app-accent-text': 'var(--mantine-color-pine-3)',
    '--app-field-line': '#64706b',
  },
});
