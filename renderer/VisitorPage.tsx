/** The light pages besides the sign-in page. Each one is loaded on demand. */
import { lazy } from 'react'
import { openPaths } from '#shared/pages/openPaths'
import { useStageUrl } from './stage'

const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./features/forgotPassword/ForgotPasswordPage')).ForgotPasswordPage,
}))
const RegisterPage = lazy(async () => ({
  default: (await import('./features/registrations/register/RegisterPage')).RegisterPage,
}))

export function VisitorPage() {
  const address = useStageUrl()
  return address.startsWith(openPaths.register) ? <RegisterPage /> : <ForgotPasswordPage />
}
