import { findAddresses } from '../../src/main/lan/adapters';
import { print } from './process';

// A process that prints the addresses this machine would show to people.
print({ addresses: await findAddresses() });
