import { EnvironmentOutlined } from '@ant-design/icons'
import { serviceLabels } from '#shared/services'
import { useSelected } from '../../session/useSelected'
import { AccountBar } from './AccountBar'
import styles from './AccountSheet.module.css'
import { Sheet } from './Sheet'
import * as commonTexts from '#shared/texts/common'

/** On a narrow screen: one row that says which address and service the page is about, and opens the choice of another. */
export function AccountSheet() {
  const { address, account } = useSelected()
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
          <EnvironmentOutlined aria-hidden />
          <span className={styles.street}>{address.street_address}</span>
          {account && <span className={styles.service}>{serviceLabels[account.service_type_code]}</span>}
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
