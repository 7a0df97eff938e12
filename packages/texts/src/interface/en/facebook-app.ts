/** The app on Facebook that a site is. */
export const facebookApp = {
  title: 'App on Facebook',
  text: 'Connect the app, so that everybody who works here knows which one it is. The app token shows that you run it, and is not kept.',
  appId: 'App ID',
  appToken: 'App token',
  tokenHint: 'App ID, a bar, and the app secret, as Facebook shows it in the tools of your app.',
  connect: 'Connect',
  connected: 'Connected',
  since: 'Connected on %{date}',
  open: 'Open the app',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect the app?',
  disconnectText: 'The documents of this site stay as they are.',
  disconnected: 'Disconnected',
};
