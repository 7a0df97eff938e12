import type { CoreData } from '@app/consent';
import css from '../places/long.css';

// The name of the data is written twice, because a name of its own would weigh more.
($candor as CoreData)[10] = css + ($candor as CoreData)[10];
