/** In the header of staff: finding a customer by address, phone or email. */
import { Button, Input } from 'antd'
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { customerClosed, selectSelection } from '../../session/selectionSlice'
import { PhoneInput } from '../../ui/forms/PhoneInput'
import { Modal } from '../../ui/dialogs/Modal'
import { AddressField } from './AddressField'
import { FoundCustomers } from './FoundCustomers'
import styles from './StaffSearch.module.css'
import { useStaffSearch, type Several } from './useStaffSearch'
import { numberText } from '../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers'

export function StaffSearch({ onOpened = () => undefined }: { onOpened?: () => void }) {
  const id = useId()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { customerNumber } = useSelector(selectSelection)
  const search = useStaffSearch(() => {
    void navigate(paths.dashboard)
    onOpened()
  })
  const { wanted, change } = search
  const isEmpty = Object.values(wanted).every((value) => value === '')

  function reset(): void {
    search.empty()
    dispatch(customerClosed())
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
          void search.search()
        }}
      >
        <div className={styles.address}>
          <label htmlFor={`${id}-address`}>{commonTexts.serviceAddress}</label>
          <AddressField
            id={`${id}-address`}
            value={wanted.address}
            onChange={(address) => change({ address })}
            onPick={(address) => void search.searchAt(address)}
          />
        </div>
        <div className={styles.phone}>
          <label htmlFor={`${id}-phone`}>{commonTexts.phone}</label>
          <PhoneInput id={`${id}-phone`} value={wanted.phone} onChange={(phone) => change({ phone })} />
        </div>
        <div className={styles.email}>
          <label htmlFor={`${id}-email`}>{commonTexts.email}</label>
          <Input
            id={`${id}-email`}
            type="text"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={wanted.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={search.isBusy}>
            {commonTexts.search}
          </Button>
          <Button disabled={isEmpty && customerNumber === null} onClick={reset}>
            {customerTexts.reset}
          </Button>
        </div>
        <output className={styles.note}>{search.note}</output>
      </form>
      {search.several && (
        <ChooseDialog
          {...search.several}
          onChoose={(customer) => void search.choose(customer)}
          onClose={search.dismiss}
        />
      )}
    </search>
  )
}

type ChooseProps = Several & { onChoose: Parameters<typeof FoundCustomers>[0]['onOpen']; onClose: () => void }

const ChooseDialog = ({ customers, count, isExact, onChoose, onClose }: ChooseProps) => (
  <Modal
    isOpen
    size="extra-large"
    title={isExact ? `${numberText(count)} customers match` : customerTexts.moreThanCustomersMatch(numberText(count))}
    onClose={onClose}
    footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
  >
    {count > customers.length && (
      <p>
        {customerTexts.showingTheFirst} {customers.length} {customerTexts.byNameAddDetailsTo}
      </p>
    )}
    <FoundCustomers customers={customers} onOpen={onChoose} />
  </Modal>
)
