/** Shows one address with its bills and the services on each. */
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { ServiceAccountBill, ServicePremise } from '#shared/contract/services/serviceAccounts'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import * as serviceTexts from '#shared/texts/services/services'
import { Money } from '../../domain/payments/Money'
import { isGranted } from '../../session/grantedRights'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { accountSelected } from '../../session/selectionSlice'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { BillCheckbox } from './BillCheckbox'
import styles from './serviceAccounts.module.css'
import { usePremiseActions } from './usePremiseActions'
import type { BillChoice, ChoiceOf } from './useSelectedBills'

interface PremiseCardProps {
  premise: ServicePremise
  onName: (premise: ServicePremise) => void
  onRemove: (premise: ServicePremise) => void
  choiceOf: ChoiceOf
}

export function PremiseCard({ premise, onName, onRemove, choiceOf }: PremiseCardProps) {
  const { mayName, mayRemove, isDefault, isSelected, select, makeDefault } = usePremiseActions(premise)
  const { street_address, city, state, zip, community_name, nickname, bills } = premise
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.place}>
          <h2>
            {nickname || street_address} {isDefault && <Tag>{serviceAccountTexts.defaultLabel}</Tag>}{' '}
            {isSelected && <Tag>{commonTexts.selectedLabel}</Tag>}
          </h2>
          <p className={styles.quiet}>
            {nickname !== '' && `${street_address}, `}
            {city}, {state} {zip} · {community_name}
          </p>
        </div>
        <div className={parts.wrap}>
          {!isSelected && (
            <Button aria-label={commonTexts.selectItem(street_address)} onClick={select}>
              {commonTexts.select}
            </Button>
          )}
          {makeDefault && (
            <Button aria-label={serviceAccountTexts.setAsDefault(street_address)} onClick={makeDefault}>
              {serviceAccountTexts.setAsDefaultLabel}
            </Button>
          )}
          {mayName && (
            <Button aria-label={commonTexts.nameItem(street_address)} onClick={() => onName(premise)}>
              {nickname === '' ? serviceAccountTexts.addName : serviceAccountTexts.changeName}
            </Button>
          )}
          {mayRemove && (
            <Button aria-label={serviceAccountTexts.removeFromLogin(street_address)} onClick={() => onRemove(premise)}>
              {serviceAccountTexts.removeFromLoginLabel}
            </Button>
          )}
        </div>
      </div>
      <ul>
        {bills.map((bill) => (
          <Bill
            key={bill.crm_billing_account_number}
            bill={bill}
            premiseId={premise.crm_premise_id}
            choice={choiceOf(bill, premise)}
          />
        ))}
      </ul>
    </li>
  )
}

interface BillProps {
  bill: ServiceAccountBill
  premiseId: string
  choice: BillChoice | null
}

function Bill({ bill, premiseId, choice }: BillProps) {
  const { crm_billing_account_number: number, balance, due_date, autopay_enabled, paperless, status, services } = bill
  const { user } = useSignedIn()
  const account = accountOfBill(user, number, premiseId)
  const mayPay = useHasRight('MANAGEPAYMENT.write') && isGranted(account, 'MANAGEPAYMENT.write')
  const dispatch = useDispatch()
  const select = () => {
    if (account) dispatch(accountSelected(account))
  }
  return (
    <li className={styles.bill}>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.crm_service_account_id} className={styles.service}>
            <span className={styles.chip} data-closed={service.status === 'closed' || undefined}>
              {serviceTexts.serviceLabels[service.service_type_code]}
            </span>
            <span className={styles.number}>
              {service.crm_service_account_number}
              <CopyButton
                text={service.crm_service_account_number}
                label={serviceAccountTexts.copyServiceNumber(service.crm_service_account_number)}
              />
            </span>
            <span className={styles.quiet}>
              {service.status === 'closed'
                ? commonTexts.closed
                : serviceAccountTexts.activeSince(dayText(service.started_on))}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <p className={styles.number}>
          <span className={styles.quiet}>{commonTexts.billingAccount}</span> {number}
          <CopyButton text={number} label={serviceAccountTexts.copyBillingNumber(number)} />
        </p>
        <p className={styles.quiet}>
          {serviceAccountTexts.billSettings(autopay_enabled, paperless, status === 'closed')}
        </p>
      </div>
      <div className={styles.owed}>
        <p className={styles.amount}>
          <Money cents={balance} />
        </p>
        <p className={styles.quiet}>{due_date ? commonTexts.dueOn(dayText(due_date)) : commonTexts.nothingDue}</p>
        <p className={styles.payments}>
          <BillCheckbox {...{ number, choice }} isLabeled />
          {mayPay && balance > 0 && (
            <Link to={paths.payment} aria-label={commonTexts.payItem(number)} onClick={select}>
              {commonTexts.pay}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
