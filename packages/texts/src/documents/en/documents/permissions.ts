/** What an app may ask a device for. */
export const permissions = {
  heading: 'Permissions of the app',
  intro:
    'The app may ask for access to the parts of your device listed here. The operating system asks for each access; you can refuse it and withdraw it at any time in the settings of your device. Functions that need it are then unavailable.',
  caption: 'Permissions and what they allow',
  permission: 'Permission',
  allows: 'What it allows',
  kinds: {
    approximateLocation: { name: 'Approximate location', allows: 'Reading roughly where the device is' },
    backgroundLocation: {
      name: 'Location in the background',
      allows: 'Reading where the device is while the app is not in use',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Finding devices nearby and connecting to them' },
    calendar: { name: 'Calendar', allows: 'Reading, adding and changing calendar entries' },
    camera: { name: 'Camera', allows: 'Taking pictures and videos' },
    contacts: { name: 'Contacts', allows: 'Reading and changing the address book' },
    health: { name: 'Health data', allows: 'Reading and adding health and fitness data' },
    localNetwork: { name: 'Local network', allows: 'Finding devices on the same network and connecting to them' },
    microphone: { name: 'Microphone', allows: 'Recording sound' },
    motion: { name: 'Motion and fitness', allows: 'Reading motion sensors' },
    notifications: { name: 'Notifications', allows: 'Showing notifications on the device' },
    phone: { name: 'Phone', allows: 'Making calls and reading the state of the phone' },
    photos: { name: 'Photos and media', allows: 'Reading and adding pictures and videos' },
    preciseLocation: { name: 'Precise location', allows: 'Reading exactly where the device is' },
    reminders: { name: 'Reminders', allows: 'Reading, adding and changing reminders' },
    sms: { name: 'Text messages', allows: 'Reading and sending text messages' },
    storage: { name: 'Storage', allows: 'Reading and saving files' },
    tracking: {
      name: 'Tracking',
      allows:
        'Using the advertising identifier of the device to follow activity across apps and sites of other companies',
    },
  },
} as const;
