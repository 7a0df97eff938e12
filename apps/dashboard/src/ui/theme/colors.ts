import type { MantineColorsTuple } from '@mantine/core';

// The brand: a deep pine, for the mark, primary buttons and what is selected. White on shade 7 has a contrast of 6.6.
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

// Grays tinted with the brand. Shade 6 is the lightest allowed for text on white.
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

// States. Shades 7, and 4 in the dark scheme, differ for people who see no red or no green, too: `tokens.test.ts`.
const green: MantineColorsTuple = [
  '#ebfcf5',
  '#d1f7e8',
  '#abf1d8',
  '#84e8c7',
  '#63e6be',
  '#36c388',
  '#128737',
  '#007a02',
  '#006500',
  '#005000',
];

const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe6e7',
  '#ffd3d5',
  '#febec2',
  '#f58a95',
  '#ec697e',
  '#d42f5c',
  '#d01058',
  '#b00d49',
  '#90093b',
];

const amber: MantineColorsTuple = [
  '#fff6e7',
  '#ffeac5',
  '#feda97',
  '#fac968',
  '#f0b429',
  '#c58710',
  '#995e03',
  '#6b3a00',
  '#542b00',
  '#3e1d00',
];

// Links and information.
const sky: MantineColorsTuple = [
  '#f3f8ff',
  '#e3eeff',
  '#cee1ff',
  '#b7d3fe',
  '#83b0f7',
  '#6192e4',
  '#3f70c9',
  '#2456b8',
  '#1b4598',
  '#11357a',
];

export const colors = { pine, gray, dark, green, red, amber, sky };
