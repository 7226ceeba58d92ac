/** Defines labels for the steps of a registration. */
import type { RegistrationStep } from '../contract/customers/legacy'

export const registrationStepLabels: Record<RegistrationStep, string> = {
  none: 'Not started',
  code: 'Code requested',
  proved: 'Identity verified',
  services: 'Services selected',
  payment: 'At payment method',
  done: 'Registered',
}
