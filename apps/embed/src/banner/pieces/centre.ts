import css from '../places/centre.css';
import { given } from '../joint.ts';

given[10] = css + given[10];
