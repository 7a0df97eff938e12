export function SettingsPanel() {
  return null;
}
