/** Lists many addresses, one per row. */
import type { ServicePremise } from '#shared/contract/services/serviceAccounts'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import * as serviceTexts from '#shared/texts/services/services'
import { Money } from '../../domain/payments/Money'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { BillCheckbox } from './BillCheckbox'
import styles from './serviceAccounts.module.css'
import { usePremiseActions } from './usePremiseActions'
import type { ChoiceOf } from './useSelectedBills'

interface PremiseTableProps {
  premises: ServicePremise[]
  isStale: boolean
  onName: (premise: ServicePremise) => void
  onRemove: (premise: ServicePremise) => void
  choiceOf: ChoiceOf
}

/** Maps each bill to its first address. The balance is shown only there, because it is owed once. */
const findFirstPremises = (premises: readonly ServicePremise[]): Map<string, string> =>
  new Map(
    premises
      .toReversed()
      .flatMap(({ crm_premise_id, bills }) =>
        bills.map(({ crm_billing_account_number }) => [crm_billing_account_number, crm_premise_id] as const),
      ),
  )

const servicesOf = ({ bills }: ServicePremise) => bills.flatMap(({ services }) => services)

export function PremiseTable({ premises, isStale, onName, onRemove, choiceOf }: PremiseTableProps) {
  const firstPremises = findFirstPremises(premises)
  const columns: Column<ServicePremise>[] = [
    { key: 'address', title: commonTexts.address, render: (premise) => <Address premise={premise} /> },
    {
      key: 'services',
      title: commonTexts.services,
      narrow: 'right',
      render: (premise) => (
        <span className={styles.chips}>
          {servicesOf(premise).map(({ crm_service_account_id, service_type_code, status }) => (
            <span key={crm_service_account_id} className={styles.chip} data-closed={status === 'closed' || undefined}>
              {serviceTexts.serviceLabels[service_type_code]}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'numbers',
      title: serviceAccountTexts.serviceAccountNo,
      narrow: 'wide',
      render: (premise) => <Numbers premise={premise} />,
    },
    {
      key: 'balance',
      title: commonTexts.balance,
      isFigure: true,
      narrow: 'wide',
      render: (premise) =>
        premise.bills.map((bill) =>
          firstPremises.get(bill.crm_billing_account_number) === premise.crm_premise_id ? (
            <div key={bill.crm_billing_account_number} className={styles.owedInRow}>
              <BillCheckbox number={bill.crm_billing_account_number} choice={choiceOf(bill, premise)} />
              <Money cents={bill.balance} />
              <span className={parts.below}>{serviceAccountTexts.billOf(bill.crm_billing_account_number)}</span>
            </div>
          ) : (
            <div key={bill.crm_billing_account_number} className={styles.quiet}>
              {serviceAccountTexts.onBill(bill.crm_billing_account_number)}
            </div>
          ),
        ),
    },
    {
      key: 'autopay',
      title: commonTexts.autopay,
      narrow: 'hidden',
      render: ({ bills }) =>
        bills.map((bill) => (
          <div key={bill.crm_billing_account_number}>{bill.autopay_enabled ? commonTexts.on : commonTexts.off}</div>
        )),
    },
    {
      key: 'actions',
      isAction: true,
      title: commonTexts.actions,
      narrow: 'wide',
      render: (premise) => <Actions {...{ premise, onName, onRemove }} />,
    },
  ]
  return (
    <DataTable
      caption={serviceAccountTexts.accountsCaption}
      columns={columns}
      rows={premises}
      rowKey={({ crm_premise_id }) => crm_premise_id}
      isStale={isStale}
      empty={serviceAccountTexts.noMatchTitle}
      emptyPicture="search"
    />
  )
}

function Address({ premise }: { premise: ServicePremise }) {
  const { isDefault, isSelected } = usePremiseActions(premise)
  const { nickname, street_address, city, state, zip, community_name } = premise
  return (
    <>
      <span className={parts.strong}>{nickname || street_address}</span>{' '}
      {isDefault && <Tag>{serviceAccountTexts.defaultLabel}</Tag>}{' '}
      {isSelected && <Tag>{commonTexts.selectedLabel}</Tag>}
      <div className={styles.quiet}>
        {nickname !== '' && `${street_address}, `}
        {city}, {state} {zip} · {community_name}
      </div>
    </>
  )
}

const Numbers = ({ premise }: { premise: ServicePremise }) =>
  servicesOf(premise).map(({ crm_service_account_number: number }) => (
    <div key={number} className={styles.number}>
      {number}
      <CopyButton text={number} label={serviceAccountTexts.copyServiceNumber(number)} />
    </div>
  ))

type ActionsProps = Pick<PremiseTableProps, 'onName' | 'onRemove'> & { premise: ServicePremise }

function Actions({ premise, onName, onRemove }: ActionsProps) {
  const { mayName, mayRemove, isSelected, select, makeDefault } = usePremiseActions(premise)
  const { street_address } = premise
  return (
    <div className={styles.rowActions}>
      {!isSelected && (
        <Button kind="link" aria-label={commonTexts.selectItem(street_address)} onClick={select}>
          {commonTexts.select}
        </Button>
      )}
      {makeDefault && (
        <Button kind="link" aria-label={serviceAccountTexts.setAsDefault(street_address)} onClick={makeDefault}>
          {serviceAccountTexts.setAsDefaultLabel}
        </Button>
      )}
      {mayName && (
        <Button kind="link" aria-label={commonTexts.nameItem(street_address)} onClick={() => onName(premise)}>
          {commonTexts.name}
        </Button>
      )}
      {mayRemove && (
        <Button
          kind="link"
          aria-label={serviceAccountTexts.removeFromLogin(street_address)}
          onClick={() => onRemove(premise)}
        >
          {commonTexts.remove}
        </Button>
      )}
    </div>
  )
}
