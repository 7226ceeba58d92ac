/** How far a registration has come, in words. */
import type { RegistrationStep } from '#shared/contract/legacy'

export const stepWords: Record<RegistrationStep, string> = {
  none: 'Not begun',
  code: 'Asked for a code',
  proved: 'Proved who they are',
  services: 'Chose services',
  payment: 'At the payment method',
  done: 'Registered',
}
