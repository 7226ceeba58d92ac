/** /securitySettings shows password, two-step sign-in, signed-in devices, and sign-in history. */
import { PageStack } from '../../ui/panels/Panel'
import { DevicesPanel } from './DevicesPanel'
import { PasswordPanel } from './PasswordPanel'
import { SignInHistoryPanel } from './SignInHistoryPanel'
import styles from './security.module.css'
import { TwoStepPanel } from './TwoStepPanel'

export const SecuritySettingsPage = () => (
  <PageStack isShownInOrder>
    <div className={styles.pair}>
      <PasswordPanel />
      <PageStack isShownInOrder>
        <TwoStepPanel />
        <DevicesPanel />
      </PageStack>
    </div>
    <SignInHistoryPanel />
  </PageStack>
)
