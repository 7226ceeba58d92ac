/** The light pages besides the sign-in page. Each one is loaded on demand. */
import { lazy } from 'react'
import { openPaths } from '#shared/pages/openPaths'
import { useStageAddress } from './stage'

const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./features/forgotPassword/ForgotPasswordPage')).ForgotPasswordPage,
}))
const RegisterPage = lazy(async () => ({
  default: (await import('./features/registrations/register/RegisterPage')).RegisterPage,
}))

export function VisitorPage() {
  const address = useStageAddress()
  return address.startsWith(openPaths.register) ? <RegisterPage /> : <ForgotPasswordPage />
}
