import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const DirectoryCard = lazy(async () => ({ default: (await import('./directory-card.tsx')).DirectoryCard }));

export const provisioningFeature: Feature = { slots: { directory: { Component: DirectoryCard } } };
