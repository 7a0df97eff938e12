import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { components } from './theme-components.ts';

// The only accent color: a deep pine. The contrast of white and shade 7 is 6.6; that of shade 4 on the dark body is 8.
const pine: MantineColorsTuple = [
  '#edf8f3',
  '#d8f0e5',
  '#b0e0cb',
  '#82cdae',
  '#58b993',
  '#30a079',
  '#15825f',
  '#0e6a4d',
  '#0b563f',
  '#083f2f',
];

// Grays tinted with the accent color. Shade 6 is the lightest allowed for text on white.
const gray: MantineColorsTuple = [
  '#f7f9f8',
  '#f0f3f2',
  '#e5eae8',
  '#d6ddda',
  '#bfc8c5',
  '#97a29e',
  '#68746f',
  '#55605c',
  '#38413e',
  '#171d1b',
];

const dark: MantineColorsTuple = [
  '#e9edeb',
  '#c9d1cd',
  '#a0aca7',
  '#84908b',
  '#3a4541',
  '#2a3330',
  '#1d2422',
  '#141a18',
  '#0f1412',
  '#0a0e0c',
];

const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fbe0dc',
  '#f6beb7',
  '#f0978c',
  '#e97366',
  '#dd4f41',
  '#c93a2d',
  '#ae2c21',
  '#8d241b',
  '#6b1c15',
];

const amber: MantineColorsTuple = [
  '#fef7e6',
  '#fcecc4',
  '#f8d98c',
  '#f3c353',
  '#e9ac27',
  '#c98d10',
  '#a06e08',
  '#825806',
  '#694706',
  '#4d3404',
];

const sky: MantineColorsTuple = [
  '#eef5fc',
  '#d9e9f8',
  '#b2d2f0',
  '#86b7e6',
  '#5c9bd9',
  '#3a80c7',
  '#2a69ab',
  '#22568d',
  '#1d4672',
  '#173656',
];

const sans = "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

export const theme = createTheme({
  colors: { pine, gray, dark, red, amber, sky },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  black: '#171d1b',
  autoContrast: false,
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: sans,
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.45' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.45' },
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
    '--app-content-width': '72rem',
    '--app-header-height': '3.5rem',
    '--app-sidebar-width': '15rem',
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-anchor': 'var(--mantine-color-pine-7)',
    '--mantine-color-red-light': 'var(--mantine-color-red-0)',
    '--mantine-color-red-light-hover': 'var(--mantine-color-red-1)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-8)',
    '--app-canvas': 'var(--mantine-color-gray-0)',
    '--app-surface': '#ffffff',
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
    '--mantine-color-anchor': 'var(--mantine-color-pine-4)',
    ...tints({ pine: '48 160 121', red: '233 115 102', amber: '233 172 39', sky: '92 155 217' }),
    '--app-canvas': 'var(--mantine-color-dark-8)',
    '--app-surface': 'var(--mantine-color-dark-7)',
    '--app-line': 'var(--mantine-color-dark-5)',
    '--app-hover': 'var(--mantine-color-dark-6)',
    '--app-accent-soft': 'rgb(48 160 121 / 14%)',
    '--app-accent-text': 'var(--mantine-color-pine-3)',
    '--app-field-line': '#64706b',
  },
});
