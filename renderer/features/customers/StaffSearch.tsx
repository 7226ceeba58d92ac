/** Finds a customer by address, phone or email, in the header for staff. */
import { Input } from 'antd'
import { useId } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { useCloseCustomer } from '../../domain/customers/useCloseCustomer'
import { selectSelection } from '../../session/selectionSlice'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { numberText } from '../../ui/format/amounts'
import { PhoneInput } from '../../ui/forms/fields/PhoneInput'
import { AddressField } from './AddressField'
import { CustomerTable } from './CustomerTable'
import styles from './StaffSearch.module.css'
import { type CustomerMatches, useStaffSearch } from './useStaffSearch'

export function StaffSearch({ onOpened = () => undefined }: { onOpened?: () => void }) {
  const id = useId()
  const closeCustomer = useCloseCustomer()
  const { customerNumber } = useSelector(selectSelection)
  const search = useStaffSearch(onOpened)
  const { fields, change } = search
  const endSearchOfPage = useEndSearchOfPage()
  const isEmpty = Object.values(fields).every((value) => value === '')

  function reset(): void {
    search.reset()
    closeCustomer()
    document.getElementById(`${id}-address`)?.focus()
  }

  return (
    <search>
      <form
        className={styles.search}
        aria-label={customerTexts.findACustomer}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          endSearchOfPage()
          void search.search()
        }}
      >
        <div className={styles.address}>
          <label htmlFor={`${id}-address`}>{commonTexts.serviceAddress}</label>
          <AddressField
            id={`${id}-address`}
            value={fields.address}
            onChange={(typed) => change({ address: typed })}
            onPick={(picked) => {
              endSearchOfPage()
              void search.searchAt(picked)
            }}
          />
        </div>
        <div>
          <label htmlFor={`${id}-phone`}>{commonTexts.phone}</label>
          <PhoneInput id={`${id}-phone`} value={fields.phone} onChange={(phone) => change({ phone })} />
        </div>
        <div>
          <label htmlFor={`${id}-email`}>{commonTexts.email}</label>
          <Input
            id={`${id}-email`}
            type="text"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={fields.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </div>
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" isBusy={search.isBusy}>
            {commonTexts.search}
          </Button>
          <Button disabled={isEmpty && customerNumber === null} onClick={reset}>
            {customerTexts.reset}
          </Button>
        </div>
        <output className={styles.note}>{search.note}</output>
      </form>
      {search.matches && (
        <SelectCustomerDialog
          {...search.matches}
          onSelect={(customer) => void search.choose(customer)}
          onClose={search.dismiss}
        />
      )}
    </search>
  )
}

/** Returns a function that ends the page's own search, so that its results are not taken for those of this one. */
function useEndSearchOfPage(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [searchParams] = useSearchParams()
  return () => {
    if (pathname === paths.dashboard && searchParams.has('search')) void navigate(paths.dashboard, { replace: true })
  }
}

type SelectCustomerProps = CustomerMatches & {
  onSelect: Parameters<typeof CustomerTable>[0]['onOpen']
  onClose: () => void
}

const SelectCustomerDialog = ({ customers, count, isExact, onSelect, onClose }: SelectCustomerProps) => (
  <Modal
    isOpen
    size="extra-large"
    title={isExact ? customerTexts.customersMatch(count) : customerTexts.manyCustomersMatch(numberText(count))}
    onClose={onClose}
    footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
  >
    {count > customers.length && <p>{customerTexts.firstCustomersOnly(customers.length)}</p>}
    <CustomerTable customers={customers} onOpen={onSelect} />
  </Modal>
)
