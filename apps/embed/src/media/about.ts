/** What the placeholder of an element tells a visitor. */
export type About = {
  readonly service: string;
  /** URL of the content at its provider; undefined if there is none. */
  readonly link: string | undefined;
  /** Path of a 24 × 24 icon. */
  readonly picture: string;
};

// Frames whose content also has a page at its provider.
const pages: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/[\w.]*youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/, 'https://www.youtube.com/watch?v=$1'],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/, 'https://vimeo.com/$1'],
];

const frame = 'M3 5h18v14H3zM3 9h18';
const pictures: readonly (readonly [RegExp, string])[] = [
  [/video|youtu|vimeo|twitch|wistia|dailymotion|player/, 'M3 5h18v14H3zM10 9v6l5-3z'],
  [/map/, 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z'],
  [/facebook|instagram|tiktok|twitter|linkedin|pinterest|social|post|tweet/, 'M4 4h16v12H10l-4 4v-4H4zM8 8h8M8 12h5'],
];

/** @param services names by host, or host and path: the longest entry that matches the URL is the service */
export function aboutOf(address: string, services: Readonly<Record<string, string>>): About {
  let url;
  try {
    url = new URL(address, document.baseURI);
  } catch {
    return { service: '', link: undefined, picture: frame };
  }
  const { hostname, pathname, href } = url;
  const covers = (entry: string) => {
    const [host = ''] = entry.split('/');
    return `.${hostname}`.endsWith(`.${host}`) && pathname.startsWith(entry.slice(host.length));
  };
  const [entry = ''] = Object.keys(services)
    .filter(covers)
    .sort((one, other) => other.length - one.length);
  const [from, to] = pages.find(([pattern]) => pattern.test(href)) ?? [/^(?!)/, ''];
  return {
    service: services[entry] ?? hostname,
    link: /^https?:/.test(href) ? href.replace(from, to) : undefined,
    picture: pictures.find(([pattern]) => pattern.test(href))?.[1] ?? frame,
  };
}
