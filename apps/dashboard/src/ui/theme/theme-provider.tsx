import {
  convertCssVariables,
  defaultCssVariablesResolver,
  localStorageColorSchemeManager,
  MantineProvider,
  mergeMantineTheme,
  DEFAULT_THEME,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

// The early script reads the same key before the first paint.
const colorScheme = localStorageColorSchemeManager({ key: 'candor.appearance' });

/**
 * Adds the CSS variables to the document in one style sheet, instead of an element that React maintains, because they never
 * change while the page is open.
 */
function adoptVariables(): void {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const [derived, own] = [defaultCssVariablesResolver(whole), cssVariables(whole)];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    convertCssVariables(
      {
        variables: { ...derived.variables, ...own.variables },
        light: { '--mantine-color-scheme': 'light', ...derived.light, ...own.light },
        dark: { '--mantine-color-scheme': 'dark', ...derived.dark, ...own.dark },
      },
      ':root',
    ),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

adoptVariables();

type Props = { readonly nonce: string; readonly children: ReactNode };

export function ThemeProvider({ nonce, children }: Props) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      cssVariablesResolver={cssVariables}
      getStyleNonce={() => nonce}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
