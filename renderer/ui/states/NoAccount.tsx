/** For a person without any service of their own: why there is nothing here, and where to go. */
import { supportNumber, telephoneLink } from '#shared/contactNumbers'
import { EmptyPanel } from '../panels/Panel'

interface Props {
  isStaff: boolean
  /** What is missing therefore, as it reads in "…, so there is …". */
  what: string
}

export const NoAccount = ({ isStaff, what }: Props) =>
  isStaff ? (
    <EmptyPanel>
      This page is about a customer’s account, and none is chosen. Staff have no accounts of their own: choose a
      customer first.
    </EmptyPanel>
  ) : (
    <EmptyPanel>
      <p>
        There is no service on your sign-in yet, so there is {what}. Call us at{' '}
        <a href={telephoneLink(supportNumber)}>{supportNumber}</a> to start one.
      </p>
    </EmptyPanel>
  )
