/** How far a registration has come, in words. */
import type { RegistrationStep } from './contract/legacy'

export const registrationStepWords: Record<RegistrationStep, string> = {
  none: 'Not started',
  code: 'Code requested',
  proved: 'Identity verified',
  services: 'Services selected',
  payment: 'At payment method',
  done: 'Registered',
}
