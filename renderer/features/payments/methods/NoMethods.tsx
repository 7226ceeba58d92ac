import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { EmptyPanel } from '../../../ui/panels/Panel'

/** Nothing is saved yet: the text of the specification, and what to do about it. */
export const NoMethods = () => (
  <EmptyPanel picture="wallet">
    <p>{paymentMethodTexts.noMethods}</p>
    <p>{paymentMethodTexts.noMethodsHint}</p>
  </EmptyPanel>
)
