import classes from './logo.module.css';

type Props = { readonly size?: number; readonly withWord?: boolean };

/** The logo, a plain open C, and the word mark. Names the product to screen readers. */
export function Logo({ size = 28, withWord = true }: Props) {
  return (
    <span className={classes['logo']} role="img" aria-label="Candor">
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8.5" className={classes['tile']} />
        <path d="M22.2 11.1a8 8 0 1 0 0 9.8" className={classes['arc']} />
        <circle cx="16" cy="16" r="2.7" className={classes['dot']} />
      </svg>
      {withWord && (
        <svg height={size * 0.56} viewBox="0 0 98 19" aria-hidden="true" focusable="false" className={classes['word']}>
          <path d="M14 5.3A6.3 6.3 0 1 0 14 13.2" />
          <path d="M30.4 6.2V15.4M30.4 10.8a4.7 4.7 0 1 1-9.4 0a4.7 4.7 0 0 1 9.4 0Z" />
          <path d="M36.6 15.4V6.2M36.6 10.4c0-2.6 1.7-4.3 4-4.3s3.8 1.5 3.8 4.1v5.2" />
          <path d="M60 1.6V15.4M60 10.8a4.7 4.7 0 1 1-9.4 0a4.7 4.7 0 0 1 9.4 0Z" />
          <path d="M75.6 10.8a4.8 4.8 0 1 1-9.6 0a4.8 4.8 0 0 1 9.6 0Z" />
          <path d="M81.8 15.4V6.2M81.8 10.9c0-2.8 1.7-4.8 4.6-4.7" />
        </svg>
      )}
    </span>
  );
}
