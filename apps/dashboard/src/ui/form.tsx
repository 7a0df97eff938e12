export { Checkbox, Switch } from './form/checkbox.tsx';
export { useFieldValue, useSetField } from './form/form-context.ts';
export { Form } from './form/form.tsx';
export { PasswordInput } from './form/password-input.tsx';
export { RadioCards } from './form/radio-cards.tsx';
export { MultiSelect, Select } from './form/select.tsx';
export { FormActions, Submit } from './form/submit.tsx';
export { TextArea } from './form/text-area.tsx';
export { TextInput } from './form/text-input.tsx';
