/** Renders the steps after the code. They need the found account, which is fetched again after a reload. */
import { useEffect, useEffectEvent, useState } from 'react'
import { createLegacyAccount, getActiveServices } from '#shared/contract/customers/registrations'
import type { Problem } from '#shared/http/errors'
import type { PaymentType } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { send } from '../../../api/http'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/plain/Notice'
import plain from '../../../ui/plain/plain.module.css'
import { selectedServices } from './autopayTexts'
import type { LegacyAccountDetails } from './legacyAccount'
import { PasswordStep } from './PasswordStep'
import { PaymentStep } from './PaymentStep'
import type { Progress } from './registrationProgress'
import type { WizardStep } from './registrationSteps'
import { ServicesStep } from './ServicesStep'
import type { Credentials, RegistrationResult } from './useRegistration'

interface Props {
  step: 'services' | 'password' | 'payment'
  progress: Progress
  credentials: Credentials | null
  /** A reload discarded the password that the user had entered. */
  isPasswordLost: boolean
  onChange: (changes: Partial<Progress>) => void
  onStep: (step: WizardStep) => void
  onPassword: (credentials: Credentials) => void
  onExpired: () => void
  onDone: (result: {
    registered: RegistrationResult
    services: LegacyAccountDetails['services']
    credentials: Credentials
  }) => void
}

export function VerifiedSteps({
  step,
  progress,
  credentials,
  onChange,
  onStep,
  isPasswordLost,
  onPassword,
  onExpired,
  onDone,
}: Props) {
  const { token, parentId } = progress
  const { found, failure, retry } = useLegacyAccount({ token, parentId, onExpired })

  async function finish(paymentMethod: PaymentType): Promise<Problem | null> {
    if (!found || !credentials) return null
    const { data, error } = await send(
      createLegacyAccount,
      {
        body: {
          migration_account_parent_id: parentId,
          email: credentials.email,
          password: credentials.password,
          confirm_password: credentials.password,
          fiber_account: found.fiber_account && progress.fiber,
          fiber_account_number: found.fiber_account_number,
          gas_account: found.gas_account && progress.gas,
          gas_account_number: found.gas_account_number,
          paymentMethod,
        },
      },
      { token },
    )
    if (data) onDone({ registered: data, services: found.services, credentials })
    else if (error.code === 'not_signed_in') onExpired()
    return error ?? null
  }

  if (failure) {
    return (
      <>
        <Notice kind="failure">{failure.message}</Notice>
        <Button kind="primary" size="large" isWide onClick={retry}>
          {commonTexts.tryAgain}
        </Button>
      </>
    )
  }
  if (!found) return <p className={plain.lead}>{registrationTexts.loadingServices}</p>
  switch (step) {
    case 'services':
      return <ServicesStep {...{ found, progress, onChange }} onNext={() => onStep('password')} />
    case 'password':
      return (
        <PasswordStep
          email={found.email}
          isPasswordLost={isPasswordLost}
          onPassword={onPassword}
          onBack={() => onStep('services')}
        />
      )
    case 'payment':
      return (
        <PaymentStep
          found={{ ...found, services: selectedServices(found.services, progress) }}
          {...{ token, parentId, finish, onExpired }}
          onBack={() => onStep('password')}
        />
      )
  }
}

interface LegacyAccountInput {
  token: string
  parentId: string
  onExpired: () => void
}

function useLegacyAccount({ token, parentId, onExpired }: LegacyAccountInput) {
  const [found, setFound] = useState<LegacyAccountDetails | null>(null)
  const [failure, setFailure] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  const handleExpired = useEffectEvent(onExpired)

  useEffect(() => {
    let isCurrent = true
    const body = { migration_account_parent_id: parentId }
    void send(getActiveServices, { body }, { token }).then(({ data, error }) => {
      if (!isCurrent) return
      if (data) setFound(data)
      else if (error.code === 'not_signed_in') handleExpired()
      else setFailure(error)
    })
    return () => {
      isCurrent = false
    }
  }, [token, parentId, tries])

  const retry = (): void => {
    setFailure(null)
    setTries(tries + 1)
  }
  return { found, failure, retry }
}
