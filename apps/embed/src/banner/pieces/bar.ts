import css from '../places/bar.css';
import { given } from '../joint.ts';

given[10] = css + given[10];
