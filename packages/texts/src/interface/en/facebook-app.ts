/** The app on Facebook that a site is. */
export const facebookApp = {
  title: 'Facebook app',
  text: 'Connect the app so your team knows which one this is. The app token proves that you run it. We do not store it.',
  appId: 'App ID',
  appToken: 'App token',
  tokenHint: 'App ID, vertical bar and app secret, as shown in Facebook’s developer tools.',
  connect: 'Connect',
  connected: 'Connected',
  since: 'Connected on %{date}',
  open: 'Open app',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect this app?',
  disconnectText: 'This site’s documents do not change.',
  disconnected: 'Disconnected',
};
