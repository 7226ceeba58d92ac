/** Lists the first steps of a new customer. The tile closes once all are done, or on request. */
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Location } from '#shared/contract/customers/accountDetails'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { addDays } from '#shared/format/dates'
import { type Path, paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import { useGetAccountDetailsQuery } from '../../api/customers/customers'
import { useListPaymentProfilesQuery } from '../../api/payments/payments'
import { profilesRequestOf } from '../../domain/payments/paymentRequests'
import { useProviderDay } from '../../domain/useProviderDay'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { Icon } from '../../ui/icons/Icon'
import parts from '../../ui/panels/parts.module.css'
import { Tile } from '../../ui/panels/TilePanel'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import styles from './FirstStepsTile.module.css'
import { useFirstStepsState } from './useFirstStepsState'

const newCustomerDays = 90

const isNew = (locations: Location[], today: string): boolean =>
  locations
    .flatMap(({ services }) => services)
    .every(({ started_on }) => started_on >= addDays(today, -newCustomerDays))

interface FirstStep {
  text: string
  reason: string
  path: Path
  isDone: boolean
}

/** Returns the steps and whether each is done, or null while they load or after a failure. Few customers are new. */
function useSteps(account: UserAccount) {
  const { user } = useSignedIn()
  const today = useProviderDay()
  const mayChangePreferences = useHasRight('ACCOUNTPREF.write')
  const profiles = useListPaymentProfilesQuery(profilesRequestOf(account))
  const accounts = useGetAccountDetailsQuery({ query: { user_id: user.user_id } })
  const [methods, details] = [profiles.data, accounts.data]
  const isWaiting = profiles.isFetching || accounts.isFetching
  const isNewcomer = details && isNew(details.locations, today)
  if (!methods || !details) return { isWaiting, isNewcomer, progress: null }
  const bills = details.billing_accounts
  const steps: FirstStep[] = [
    {
      text: commonTexts.addPaymentMethod,
      reason: dashboardTexts.addMethodBenefit,
      path: paths.managePayment,
      isDone: methods.length > 0,
    },
    {
      text: dashboardTexts.turnOnAutopay,
      reason: dashboardTexts.autopayBenefit,
      path: paths.managePayment,
      isDone: bills.some(({ autopay_enabled }) => autopay_enabled),
    },
  ]
  if (mayChangePreferences) {
    steps.push({
      text: dashboardTexts.goPaperless,
      reason: dashboardTexts.paperlessBenefit,
      path: paths.communicationPreference,
      isDone: bills.some(({ paperless }) => paperless),
    })
  }
  return { isWaiting, isNewcomer, progress: { steps } }
}

export function FirstStepsTile({ account }: { account: UserAccount }) {
  const { user } = useSignedIn()
  const [state, setState] = useFirstStepsState(user.user_id)
  const { progress, isWaiting, isNewcomer } = useSteps(account)
  const isComplete = progress?.steps.every(({ isDone }) => isDone) ?? false
  const shouldOpen = state === 'unknown' && progress !== null && isNewcomer === true && !isComplete
  const shouldClose = state === 'open' && isComplete
  const saveState = useEffectEvent(() => setState(shouldOpen ? 'open' : 'closed'))
  useEffect(() => {
    if (shouldOpen || shouldClose) saveState()
  }, [shouldOpen, shouldClose])

  // What is below is shown once it is known whether the list appears.
  if (state === 'unknown' && !progress && isWaiting && isNewcomer !== false) return <span hidden data-alerts-to-come />
  // Other tiles already report the failed queries, so the list stays hidden.
  if ((state !== 'open' && !shouldOpen) || (!progress && !isWaiting)) return null
  return (
    <Tile
      title={dashboardTexts.firstSteps}
      action={
        <button
          type="button"
          className={styles.dismiss}
          aria-label={commonTexts.dismiss}
          onClick={() => setState('closed')}
        >
          <Icon name="x" />
        </button>
      }
    >
      {progress ? <Steps steps={progress.steps} /> : <SkeletonRows rows={3} />}
    </Tile>
  )
}

function Steps({ steps }: { steps: FirstStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ text, reason, path, isDone }) => (
        <li key={text} className={styles.step}>
          {isDone ? <Icon name="circle-check" className={styles.done} /> : <span className={styles.open} />}
          <span>
            {isDone ? (
              <>
                {text} <span className={parts.below}>{commonTexts.done}</span>
              </>
            ) : (
              <>
                <Link to={path}>{text}</Link>
                <span className={parts.below}>{reason}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
