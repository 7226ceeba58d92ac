/** Selects another address of the opened customer. */
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { cityLine } from '#shared/customers/addresses'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as serviceTexts from '#shared/texts/services/services'
import { matchesAddress } from '../../domain/customers/matchesAddress'
import { useSignedIn } from '../../session/SignedIn'
import { addressSelected } from '../../session/selectionSlice'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { SearchBox } from '../../ui/forms/SearchBox'
import parts from '../../ui/panels/parts.module.css'
import styles from './customers.module.css'

/** Lists of at least this length have a search box. */
const minSearchableCount = 8

interface Props {
  onClose: () => void
  /** The address as a command named it. */
  initialSearch?: string
}

export function SwitchAccountDialog({ onClose, initialSearch = '' }: Props) {
  const { user } = useSignedIn()
  const { address: current } = useSelection()
  const dispatch = useDispatch()
  const [words, setWords] = useState(initialSearch)
  const all = user.user_address_details
  const matching = all.filter((address) => matchesAddress(words, address))
  return (
    <Modal
      isOpen
      title={customerTexts.switchAccount}
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      {(all.length >= minSearchableCount || initialSearch !== '') && (
        <SearchBox id="switch-search" label={commonTexts.address} words={words} onChange={setWords} />
      )}
      {matching.length === 0 && <p>{customerTexts.noAddressMatches(words)}</p>}
      <ul>
        {matching.map((address) => (
          <li key={address.crm_premise_id} className={styles.line}>
            <div>
              <span className={parts.strong}>{address.street_address}</span>
              <span className={parts.below}>{cityLine(address)}</span>
              <span className={parts.below}>
                {address.services.map(({ serviceType }) => serviceTexts.serviceLabels[serviceType]).join(', ')}
              </span>
            </div>
            <Button
              disabled={address.crm_premise_id === current?.crm_premise_id}
              aria-label={commonTexts.chooseItem(address.street_address)}
              onClick={() => {
                dispatch(addressSelected(address.crm_premise_id))
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
