import type { MantineThemeComponents } from '@mantine/core';
import classes from './theme.module.css';

const field = {
  size: 'sm',
  classNames: {
    input: classes['field'],
    label: classes['label'],
    description: classes['description'],
    error: classes['error'],
  },
};
// The header of a dialog is not a banner landmark of the page.
const dialogAttributes = { header: { role: 'presentation' } };

/** The defaults of Mantine's components. */
export const components: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' }, classNames: { root: classes['button'] } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
    classNames: { root: classes['actionIcon'] },
  },
  TextInput: { defaultProps: { size: field.size }, classNames: field.classNames },
  PasswordInput: { defaultProps: { size: field.size }, classNames: field.classNames },
  Textarea: {
    defaultProps: { size: field.size, autosize: true, minRows: 3, maxRows: 14 },
    classNames: field.classNames,
  },
  NumberInput: { defaultProps: { size: field.size }, classNames: field.classNames },
  Select: {
    defaultProps: { size: field.size, comboboxProps: { shadow: 'lg', transitionProps: { duration: 150 } } },
    classNames: field.classNames,
  },
  NativeSelect: { defaultProps: { size: field.size }, classNames: field.classNames },
  MultiSelect: {
    defaultProps: { size: field.size, comboboxProps: { shadow: 'lg', transitionProps: { duration: 150 } } },
    classNames: field.classNames,
  },
  Checkbox: {
    defaultProps: { size: 'sm', radius: 'sm' },
    classNames: { label: classes['checkLabel'], input: classes['tick'] },
  },
  CheckboxGroup: {
    classNames: { label: classes['label'], description: classes['description'], error: classes['error'] },
  },
  Radio: { defaultProps: { size: 'sm' }, classNames: { label: classes['checkLabel'], radio: classes['tick'] } },
  Switch: { defaultProps: { size: 'sm' }, classNames: { label: classes['checkLabel'], track: classes['track'] } },
  Modal: {
    defaultProps: {
      attributes: dialogAttributes,
      centered: true,
      radius: 'lg',
      padding: 'lg',
      overlayProps: { backgroundOpacity: 0.45, blur: 2 },
      transitionProps: { transition: 'fade-up', duration: 150 },
    },
    classNames: { title: classes['modalTitle'], content: classes['modalContent'], body: classes['modalBody'] },
  },
  Drawer: {
    defaultProps: {
      attributes: dialogAttributes,
      overlayProps: { backgroundOpacity: 0.45 },
      transitionProps: { duration: 150 },
    },
  },
  Popover: { defaultProps: { shadow: 'lg', radius: 'lg', transitionProps: { duration: 150 } } },
  Tooltip: {
    defaultProps: {
      openDelay: 300,
      withArrow: true,
      arrowSize: 6,
      radius: 'sm',
      events: { hover: true, focus: true, touch: true },
    },
    classNames: { tooltip: classes['tooltip'] },
  },
  Tabs: { classNames: { tab: classes['tab'], list: classes['tabList'] } },
  Anchor: { defaultProps: { underline: 'always', inherit: true }, classNames: { root: classes['link'] } },
  Accordion: { classNames: { control: classes['accordionControl'] } },
  Kbd: { classNames: { root: classes['kbd'] } },
  Loader: { defaultProps: { size: 'sm' } },
};
