const icon = { who: 'anybody', work: 'memory', told: 'An icon of the product', status: 200 } as const;

/** Files that browsers and phones ask for by fixed names, as `otherRoutes` describes them. */
export const routesOfIcons = {
  'GET /favicon.ico': icon,
  'GET /apple-touch-icon.png': icon,
  'GET /icon-192.png': icon,
  'GET /icon-512.png': icon,
  'GET /manifest.webmanifest': icon,
  'GET /service-logos/*': { ...icon, told: 'Logos of services', status: 404 },
} as const;
