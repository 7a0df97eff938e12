import { startProvider } from './oidc-provider.ts';

// Starts a provider for a product that runs outside of this process. Arguments: the addresses that browsers come back to.
const { issuer } = await startProvider(process.argv.slice(2), { asks: true });
process.stdout.write(`ready at ${issuer}\n`);
