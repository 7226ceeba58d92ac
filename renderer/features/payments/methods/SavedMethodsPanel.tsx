/** The panel of the saved methods, with the links to add one and to pay. */
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { paths } from '#shared/paths'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { Button } from '../../../ui/Button'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { Panel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import type { QueryState } from '../../../ui/states/queryState'
import { type MethodActionProps, MethodList } from './MethodList'
import styles from './methods.module.css'
import { NoMethods } from './NoMethods'
import { methodsHeadingId } from './useFocusAfterRemoval'

interface Props extends MethodActionProps {
  profiles: QueryState<PaymentProfile[]>
  today: string
  mayChange: boolean
  onAdd: () => void
}

/** Without a saved method, adding one is the next step. */
const hasNone = ({ data }: Props['profiles']): boolean => data?.length === 0

export const SavedMethodsPanel = ({ profiles, today, mayChange, onAdd, ...actions }: Props) => (
  <Panel
    title={paymentMethodTexts.savedPaymentMethods}
    headingId={methodsHeadingId}
    action={
      mayChange && (
        <div className={styles.pageActions}>
          <Button kind={hasNone(profiles) ? 'primary' : 'normal'} onClick={onAdd}>
            {paymentMethodTexts.addPaymentMethod}
          </Button>
          <LinkButton kind={hasNone(profiles) ? 'normal' : 'primary'} to={paths.payment}>
            {paymentTexts.makePayment}
          </LinkButton>
        </div>
      )
    }
  >
    <PageState query={profiles} failedText={paymentMethodTexts.paymentMethodsNotLoaded}>
      {(methods) =>
        methods.length === 0 ? (
          <NoMethods />
        ) : (
          <MethodList {...{ methods, today, mayChange }} headingId={methodsHeadingId} {...actions} />
        )
      }
    </PageState>
  </Panel>
)
