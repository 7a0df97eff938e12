export { startConsent } from './recorder.ts';
export type {
  Consent,
  ConsentRecorder,
  FormMeaning,
  Intake,
  KeptDetail,
  LegalNotice,
  RefusedDetail,
  Subject,
} from './types.ts';
