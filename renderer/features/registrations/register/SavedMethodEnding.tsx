/** The buttons that finish the registration after the method was saved, or after the portal could not take it over. */
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { Button } from '../../../ui/Button'
import styles from './register.module.css'

interface Props {
  /** Null unless the portal could not take over the method. */
  retry: (() => void) | null
  isBusy: boolean
  onFinish: () => void
  onFinishWithoutMethod: () => void
}

export const SavedMethodEnding = ({ retry, isBusy, onFinish, onFinishWithoutMethod }: Props) => (
  <div className={styles.ending}>
    {retry ? (
      <>
        <Button kind="primary" size="large" isWide onClick={retry}>
          {commonTexts.tryAgain}
        </Button>
        <Button size="large" isWide isBusy={isBusy} onClick={onFinishWithoutMethod}>
          {registrationTexts.skipMethod}
        </Button>
      </>
    ) : (
      <Button kind="primary" size="large" isWide isBusy={isBusy} onClick={onFinish}>
        {registrationTexts.finishRegistration}
      </Button>
    )}
  </div>
)
