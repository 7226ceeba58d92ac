/** Going on to another address of the opened customer. */
import { Button } from 'antd'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { serviceLabels } from '#shared/services'
import { addressChosen } from '../../session/selectionSlice'
import { useSelected } from '../../session/useSelected'
import { useSignedIn } from '../../session/SignedIn'
import { SearchBox } from '../../ui/forms/SearchBox'
import { Modal } from '../../ui/dialogs/Modal'
import { matchesAddress } from '../../ui/matchesAddress'
import styles from './customers.module.css'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers'

/** From here on a list is searched rather than read. */
const searchedFrom = 8

interface Props {
  onClose: () => void
  /** What was said of the address. */
  firstWords?: string
}

export function SwitchAccountDialog({ onClose, firstWords = '' }: Props) {
  const { user } = useSignedIn()
  const { address: current } = useSelected()
  const dispatch = useDispatch()
  const [words, setWords] = useState(firstWords)
  const all = user.user_address_details
  const shown = all.filter((address) => matchesAddress(words, address))
  return (
    <Modal
      isOpen
      title={customerTexts.switchAccount}
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      {(all.length >= searchedFrom || firstWords !== '') && (
        <SearchBox id="switch-search" label={commonTexts.address} words={words} onChange={setWords} />
      )}
      {shown.length === 0 && <p>{customerTexts.noAddressesMatchWith(words)}</p>}
      <ul>
        {shown.map((address) => (
          <li key={address.crm_premise_id} className={styles.line}>
            <div>
              <span className={styles.name}>{address.street_address}</span>
              <span className={styles.below}>
                {address.city}, {address.state} {address.zip}
              </span>
              <span className={styles.below}>
                {address.services.map(({ serviceType }) => serviceLabels[serviceType]).join(', ')}
              </span>
            </div>
            <Button
              disabled={address.crm_premise_id === current?.crm_premise_id}
              aria-label={`Choose ${address.street_address}`}
              onClick={() => {
                dispatch(addressChosen(address.crm_premise_id))
                onClose()
              }}
            >
              {commonTexts.choose}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
