import css from '../places/top.css';
import { given } from '../joint.ts';

given[10] = css + given[10];
