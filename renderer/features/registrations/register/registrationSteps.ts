/** Defines the steps of a registration and which of them can be shown, without side effects. */
export const steps = ['find', 'code', 'services', 'password', 'payment'] as const
export type WizardStep = (typeof steps)[number]

interface StepRequirements {
  hasRequest: boolean
  hasVerification: boolean
  hasPassword: boolean
}

/** Returns the requested step, or the last one before it that can be shown. A reload only loses the password. */
export function resolveStep(
  requested: string | null,
  { hasRequest, hasVerification, hasPassword }: StepRequirements,
): WizardStep {
  const step = steps.find((candidate) => candidate === requested) ?? 'find'
  switch (step) {
    case 'find':
      return 'find'
    case 'code':
      return hasRequest ? 'code' : 'find'
    case 'services':
    case 'password':
      return hasVerification ? step : resolveStep('code', { hasRequest, hasVerification, hasPassword })
    case 'payment':
      return hasPassword ? 'payment' : resolveStep('password', { hasRequest, hasVerification, hasPassword })
  }
}
