import * as paymentTexts from '#shared/texts/payments'
import { EmptyPanel } from '../../../ui/panels/Panel'

/** Nothing is saved yet: the text of the specification, and what to do about it. */
export const NoMethods = () => (
  <EmptyPanel picture="wallet">
    <p>{paymentTexts.noMethods}</p>
    <p>{paymentTexts.noMethodsHint}</p>
  </EmptyPanel>
)
