import classes from './auth-picture.module.css';

/** The product at a glance, drawn: a page with its banner, the policy that follows, and the proof. Decorative. */
export default function AuthPicture() {
  return (
    <svg viewBox="0 0 520 440" className={classes['picture']} aria-hidden="true" focusable="false">
      <circle cx="268" cy="216" r="196" className={classes['halo']} />
      <g>
        <rect x="36" y="60" width="330" height="250" rx="16" className={classes['paper']} />
        <path d="M36 96h330" className={classes['rule']} />
        <circle cx="60" cy="78" r="5" className={classes['brand']} />
        <circle cx="78" cy="78" r="5" className={classes['soft']} />
        <circle cx="96" cy="78" r="5" className={classes['soft']} />
        <rect x="64" y="120" width="138" height="16" rx="8" className={classes['soft']} />
        <path d="M64 156h210M64 176h240M64 196h176" className={classes['line']} />
        <rect x="64" y="216" width="274" height="76" rx="12" className={classes['raised']} />
        <path d="M84 238h150M84 256h110" className={classes['line']} />
        <rect x="84" y="268" width="74" height="14" rx="7" className={classes['brand']} />
        <rect x="166" y="268" width="74" height="14" rx="7" className={classes['brand']} />
      </g>
      <g>
        <rect x="300" y="136" width="178" height="222" rx="16" className={classes['paper']} />
        <rect x="324" y="164" width="84" height="14" rx="7" className={classes['brand']} />
        <path d="M324 200h130M324 218h112M324 236h124M324 268h92M324 286h126M324 304h76" className={classes['line']} />
        <circle cx="450" cy="342" r="34" className={classes['ring']} />
        <circle cx="450" cy="342" r="27" className={classes['brand']} />
        <path d="m438 343 8.5 8.5 17-18" className={classes['tick']} />
      </g>
      <g>
        <rect x="84" y="330" width="178" height="66" rx="14" className={classes['paper']} />
        <path d="M104 380V366M122 380V354M140 380V362M158 380V346M176 380V356" className={classes['bar']} />
        <path d="M198 356h44M198 374h30" className={classes['line']} />
      </g>
    </svg>
  );
}
