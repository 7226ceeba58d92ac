import * as commonTexts from '#shared/texts/common'
import * as serviceTexts from '#shared/texts/services/services'
import { useSelection } from '../../session/useSelection'
import { Icon } from '../../ui/icons/Icon'
import { AccountBar } from './AccountBar'
import styles from './AccountSheet.module.css'
import { Sheet } from './Sheet'

/** On a narrow screen: a row with the selected address and service, which opens the selection. */
export function AccountSheet() {
  const { address, account } = useSelection()
  if (!address) {
    return (
      <div className={styles.row}>
        <AccountBar />
      </div>
    )
  }
  return (
    <Sheet
      label={commonTexts.serviceAddress}
      edge="bottom"
      closeText={commonTexts.done}
      opener={(open) => (
        <button type="button" className={styles.row} onClick={open}>
          <Icon name="map-pin" />
          <span className={styles.street}>{address.street_address}</span>
          {account && <span className={styles.service}>{serviceTexts.serviceLabels[account.service_type_code]}</span>}
          <span className={styles.change}>{commonTexts.change}</span>
        </button>
      )}
    >
      {() => (
        <div className={styles.choice}>
          <AccountBar />
        </div>
      )}
    </Sheet>
  )
}
