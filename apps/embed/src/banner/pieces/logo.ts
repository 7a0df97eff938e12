import css from '../places/logo.css';
import { given } from '../joint.ts';

given[10] = css + given[10];
