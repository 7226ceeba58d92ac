/** The saved methods with what can be done with each. */
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { methodName } from '#shared/payments/brands'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { useUpdateDefaultPaymentProfileMutation } from '../../../api/payments/payments'
import { Button } from '../../../ui/Button'
import { useFocusAfterChange } from '../../../ui/focus/useFocusAfterChange'
import { useNotify } from '../../../ui/notices/useNotify'
import { isExpired, sortMethods } from './methodFees'
import styles from './methods.module.css'
import { SavedMethod } from './SavedMethod'

export const deleteButtonId = (token: string): string => `delete-${token}`
export const replaceButtonId = (token: string): string => `replace-${token}`

export interface MethodActionProps {
  customerNumber: string
  onReplace: (method: PaymentProfile) => void
  onEdit: (method: PaymentProfile) => void
  onDelete: (method: PaymentProfile) => void
}

interface MethodListProps extends MethodActionProps {
  methods: readonly PaymentProfile[]
  today: string
  mayChange: boolean
  /** Takes the focus when the pressed button is gone. */
  headingId: string
}

export function MethodList({ methods, today, mayChange, headingId, ...actions }: MethodListProps) {
  useFocusAfterChange(methods.find((method) => method['is-default'])?.token ?? '', headingId)
  return (
    <ul className={styles.methods}>
      {sortMethods(methods, today).map((method) => (
        <SavedMethod key={method.token} method={method} today={today}>
          {mayChange && <MethodActions method={method} isExpired={isExpired(method, today)} {...actions} />}
        </SavedMethod>
      ))}
    </ul>
  )
}

interface MethodActionsProps extends MethodActionProps {
  method: PaymentProfile
  isExpired: boolean
}

function MethodActions({ method, isExpired, customerNumber, onReplace, onEdit, onDelete }: MethodActionsProps) {
  const name = methodName(method.type, method['profile-account-number'])
  return (
    <>
      {!isExpired && !method['is-default'] && <MakeDefault {...{ method, customerNumber, name }} />}
      {method['is-expiry-editable'] && (
        <Button
          kind="link"
          size="small"
          aria-label={paymentMethodTexts.editDateOf(name)}
          onClick={() => onEdit(method)}
        >
          {paymentMethodTexts.editDate}
        </Button>
      )}
      {isExpired && (
        <Button
          id={replaceButtonId(method.token)}
          kind="link"
          size="small"
          aria-label={commonTexts.replaceItem(name)}
          onClick={() => onReplace(method)}
        >
          {commonTexts.replace}
        </Button>
      )}
      <Button
        id={deleteButtonId(method.token)}
        kind="text"
        size="small"
        aria-label={commonTexts.deleteItem(name)}
        onClick={() => onDelete(method)}
      >
        {commonTexts.deleteLabel}
      </Button>
    </>
  )
}

interface MakeDefaultProps extends Pick<MethodActionsProps, 'method' | 'customerNumber'> {
  name: string
}

function MakeDefault({ method, customerNumber, name }: MakeDefaultProps) {
  const [update, { isLoading }] = useUpdateDefaultPaymentProfileMutation()
  const { snackbar } = useNotify()
  async function makeDefault(): Promise<void> {
    const { error } = await update({ query: { crm_customer_id: customerNumber, token: method.token } })
    if (!error) snackbar(paymentMethodTexts.isNowDefault(name))
  }
  return (
    <Button
      kind="link"
      size="small"
      isBusy={isLoading}
      aria-label={paymentMethodTexts.makeItemDefault(name)}
      onClick={() => void makeDefault()}
    >
      {paymentMethodTexts.makeDefault}
    </Button>
  )
}
