import { installStub, type GppWindow } from './gpp/stub.ts';

installStub(window as unknown as GppWindow);
