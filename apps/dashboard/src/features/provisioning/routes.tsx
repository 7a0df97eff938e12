import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const DirectoryCard = lazyPart(async () => ({ default: (await import('./directory-card.tsx')).DirectoryCard }));

export const provisioningFeature: Feature = { slots: { directory: { Component: DirectoryCard } } };
