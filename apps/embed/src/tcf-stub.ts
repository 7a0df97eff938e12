import { installStub, type TcfWindow } from './tcf/stub.ts';

installStub(window as unknown as TcfWindow);
