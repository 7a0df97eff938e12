/** Whether what was entered in forms that save by themselves is saved. */
export const saving = {
  saving: 'Saving…',
  unsaved: 'Not saved',
  saved: 'Saved',
  undo: 'Undo the last change',
  undoRefused: 'Someone else changed the same setting, so your change was not undone.',
  done: 'Done',
  conflict: {
    title: 'Someone else saved changes',
    text: 'These settings changed since you opened them. Nothing is overwritten unless you confirm.',
    theirs: 'Take the newer settings',
    mine: 'Save mine over them',
  },
} as const;
