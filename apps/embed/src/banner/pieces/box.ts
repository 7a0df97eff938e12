import css from '../places/box.css';
import { given } from '../joint.ts';

given[10] = css + given[10];
