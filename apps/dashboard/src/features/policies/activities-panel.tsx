export function ActivitiesPanel() {
  return null;
}
