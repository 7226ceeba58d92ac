/** Lists the saved payment methods and flags those that expire soon. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import { expiryLabel, methodName } from '#shared/payments/brands'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { useListPaymentProfilesQuery } from '../../api/payments/payments'
import { BrandLogo } from '../../domain/payments/BrandLogo'
import { expiryState } from '../../domain/payments/methodDisplay'
import { profilesRequestOf } from '../../domain/payments/paymentRequests'
import { useProviderDay } from '../../domain/useProviderDay'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import styles from './dashboard.module.css'

const maxShown = 4

export function PaymentMethodsTile({ account }: { account: UserAccount }) {
  const query = useListPaymentProfilesQuery(profilesRequestOf(account))
  const today = useProviderDay()
  return (
    <TilePanel
      title={dashboardTexts.managePaymentMethods}
      action={<Link to={paths.managePayment}>{commonTexts.manage}</Link>}
      query={query}
      failedText={dashboardTexts.ownMethodsNotLoaded}
      rows={5}
      isEmpty={(methods) => methods.length === 0}
      empty={
        <EmptyTile picture="wallet" action={<Link to={paths.managePayment}>{commonTexts.addPaymentMethod}</Link>}>
          {paymentMethodTexts.noMethods}
        </EmptyTile>
      }
    >
      {(methods) => (
        <ul className={styles.lines}>
          {methods.slice(0, maxShown).map((method) => {
            const expiry = method['credit-card-expiry-date']
            const state = expiryState(expiry, today)
            return (
              <li key={method.token} className={styles.line}>
                <span className={styles.method}>
                  <BrandLogo type={method.type} />
                  {methodName(method.type, method['profile-account-number'])}
                </span>
                <span
                  className={`${styles.expiry} ${state === 'expired' || state === 'soon' ? styles.warning : parts.below}`}
                >
                  {expiry &&
                    (state === 'expired'
                      ? paymentMethodTexts.expired(expiryLabel(expiry))
                      : paymentMethodTexts.expiresOn(expiryLabel(expiry)))}
                </span>
              </li>
            )
          })}
          {methods.length > maxShown && (
            <li className={parts.small}>{commonTexts.andMore(methods.length - maxShown)}</li>
          )}
        </ul>
      )}
    </TilePanel>
  )
}
