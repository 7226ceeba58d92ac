import type { QueuedRequest } from '#shared/contract/cases/requestQueue'
import { Icon } from '../../../ui/icons/Icon'
import { isOverdue, promiseText } from './promiseText'
import styles from './requestWork.module.css'

interface Props {
  request: Pick<QueuedRequest, 'status' | 'promised_by' | 'appointment'>
  /** Milliseconds since 1970. */
  now: number
}

/** "Reply due in 2 hours". An overdue promise is red and has an icon. */
export const RequestPromise = ({ request, now }: Props) => (
  <span className={styles.promise} data-overdue={isOverdue(request, now) || undefined}>
    {isOverdue(request, now) && <Icon name="triangle-alert" />}
    {promiseText(request, now)}
  </span>
)
