import {
  IconBrandAppleFilled,
  IconBrandFacebookFilled,
  IconBrandGithubFilled,
  IconBrandGitlab,
  IconBrandGoogleFilled,
  IconBrandLinkedinFilled,
  IconBrandWindowsFilled,
  IconLogin2,
} from '@tabler/icons-react';
import type { Provider } from '#app/instance.ts';

const icons = {
  google: IconBrandGoogleFilled,
  microsoft: IconBrandWindowsFilled,
  apple: IconBrandAppleFilled,
  linkedin: IconBrandLinkedinFilled,
  gitlab: IconBrandGitlab,
  github: IconBrandGithubFilled,
  facebook: IconBrandFacebookFilled,
};

export function BrandIcon({ brand }: Pick<Provider, 'brand'>) {
  const Icon = brand === null ? IconLogin2 : icons[brand];
  return <Icon size={17} aria-hidden />;
}
