/** The steps of a registration, and which of them can be shown with what is known. Pure. */
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'
export const steps = ['find', 'code', 'services', 'password', 'payment'] as const
export type Step = (typeof steps)[number]

export const stepTitles: Record<Step, string> = {
  find: 'Register',
  code: registrationTexts.enterYourCode,
  services: registrationTexts.chooseYourServices,
  password: registrationTexts.chooseAPassword,
  payment: commonTexts.addAPaymentMethod,
}

interface Known {
  hasRequest: boolean
  hasProof: boolean
  hasPassword: boolean
}

/** The wanted step, or the last one before it for which enough is known: a reload forgets the password, and nothing else. */
export function stepOf(wanted: string | null, { hasRequest, hasProof, hasPassword }: Known): Step {
  const step = steps.find((candidate) => candidate === wanted) ?? 'find'
  switch (step) {
    case 'find':
      return 'find'
    case 'code':
      return hasRequest ? 'code' : 'find'
    case 'services':
    case 'password':
      return hasProof ? step : stepOf('code', { hasRequest, hasProof, hasPassword })
    case 'payment':
      return hasPassword ? 'payment' : stepOf('password', { hasRequest, hasProof, hasPassword })
  }
}
