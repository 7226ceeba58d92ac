import { isStaff } from '#shared/access'
import { useCountUnreadQuery } from '../../api/messages'
import { useSignedIn } from '../../session/SignedIn'
import styles from './Menu.module.css'

/** How many messages or requests hold something new. Staff have a queue instead. */
export function MenuCount({ of }: { of: 'messages' | 'cases' }) {
  const { person } = useSignedIn()
  const { data } = useCountUnreadQuery(undefined, { skip: isStaff(person.userTypeCode) })
  const count = data?.[of] ?? 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> new</span>
    </span>
  )
}
