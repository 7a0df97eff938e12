import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import classes from './register-tabs.module.css';

const parts = ['controller', 'processor', 'recipients', 'transfers', 'clients'] as const;

/** The parts of the register, each a page with an address of its own. */
export function RegisterTabs({ part }: { readonly part: (typeof parts)[number] }) {
  const words = useAreaWords('processingRecords');
  const paths = usePaths();
  const addresses: Readonly<Record<(typeof parts)[number], string>> = {
    controller: paths.processingRecords(),
    processor: paths.onBehalf,
    recipients: paths.recipients(),
    transfers: paths.transfers,
    clients: paths.registerClients,
  };
  return (
    <nav aria-label={words.tabsLabel} className={classes['tabs']}>
      {parts.map((one) => (
        <Link key={one} to={addresses[one]} className={classes['tab']} aria-current={one === part ? 'page' : undefined}>
          {words.tabs[one]}
        </Link>
      ))}
    </nav>
  );
}
