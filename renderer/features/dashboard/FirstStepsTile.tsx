/** The first steps of a new customer, each done or not as the server says. Goes away once all are done, or on request. */
import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons'
import dayjs from 'dayjs'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Location } from '#shared/contract/customers'
import type { UserAccount } from '#shared/contract/userDetails'
import { useGetAccountDetailsQuery } from '../../api/customers'
import { profilesOf } from '../../api/paymentRequests'
import { useListPaymentProfilesQuery } from '../../api/payments'
import { paths, type Path } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { Tile } from '../../ui/panels/TilePanel'
import styles from './FirstStepsTile.module.css'
import { useFirstStepsState } from './useFirstStepsState'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'

const newForDays = 90

const isNew = (locations: Location[]): boolean =>
  locations.flatMap(({ services }) => services).every(({ started_on }) => dayjs().diff(started_on, 'day') <= newForDays)

interface Step {
  text: string
  why: string
  path: Path
  isDone: boolean
}

/** What is to be done, and whether it is; null while that is not known, or could not be learned. */
function useSteps(account: UserAccount) {
  const { user } = useSignedIn()
  const mayChoose = useMay('ACCOUNTPREF.write')
  const profiles = useListPaymentProfilesQuery(profilesOf(account))
  const accounts = useGetAccountDetailsQuery({ query: { user_id: user.user_id } })
  const [methods, details] = [profiles.data, accounts.data]
  const isWaiting = profiles.isFetching || accounts.isFetching
  if (!methods || !details) return { isWaiting, known: null }
  const bills = details.billing_accounts
  const steps: Step[] = [
    {
      text: commonTexts.addAPaymentMethod,
      why: dashboardTexts.soYouCanPayIn,
      path: paths.managePayment,
      isDone: methods.length > 0,
    },
    {
      text: dashboardTexts.turnOnAutopay,
      why: dashboardTexts.soYourBillsAreNeverLate,
      path: paths.managePayment,
      isDone: bills.some(({ autopay_enabled }) => autopay_enabled),
    },
  ]
  if (mayChoose) {
    steps.push({
      text: dashboardTexts.goPaperless,
      why: dashboardTexts.getBillsByEmailThe,
      path: paths.communicationPreference,
      isDone: bills.some(({ paperless }) => paperless),
    })
  }
  return { isWaiting, known: { isNewcomer: isNew(details.locations), steps } }
}

export function FirstStepsTile({ account }: { account: UserAccount }) {
  const { user } = useSignedIn()
  const [state, setState] = useFirstStepsState(user.user_id)
  const { known, isWaiting } = useSteps(account)
  const isComplete = known?.steps.every(({ isDone }) => isDone) ?? false
  const shouldOpen = state === 'unknown' && known !== null && known.isNewcomer && !isComplete
  const shouldClose = state === 'open' && isComplete
  const move = useEffectEvent(() => setState(shouldOpen ? 'open' : 'closed'))
  useEffect(() => {
    if (shouldOpen || shouldClose) move()
  }, [shouldOpen, shouldClose])

  // The tiles of what failed say so; a list of steps is no place to mend it.
  if (state !== 'open' || (!known && !isWaiting)) return null
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
          <CloseOutlined aria-hidden />
        </button>
      }
    >
      {known ? <Steps steps={known.steps} /> : <SkeletonRows rows={3} />}
    </Tile>
  )
}

function Steps({ steps }: { steps: Step[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ text, why, path, isDone }) => (
        <li key={text} className={styles.step}>
          {isDone ? <CheckCircleFilled aria-hidden className={styles.done} /> : <span className={styles.open} />}
          <span>
            {isDone ? (
              <>
                {text} <span className={styles.why}>{commonTexts.done}</span>
              </>
            ) : (
              <>
                <Link to={path}>{text}</Link>
                <span className={styles.why}>{why}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
