/** The updates in the bell, grouped, each with a link to what it is about. Loaded when the bell is opened. */
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import * as bellTexts from '#shared/texts/bell'
import * as updateTexts from '#shared/texts/customers/updates'
import { DateText } from '../DateText'
import styles from './NotificationTray.module.css'
import { selectNotifications, type TrayGroup, type TrayItem, trayCleared, trayGroups } from './notificationsSlice'

const groupTitles: Record<TrayGroup, string> = {
  assigned: updateTexts.assignedToYou,
  replies: updateTexts.repliesToYou,
  approvals: updateTexts.waitingForApproval,
}

export function TrayUpdates({ onSelect }: { onSelect: () => void }) {
  const { tray } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  return (
    <>
      <div className={styles.head}>
        <h2>{bellTexts.notifications}</h2>
        <button type="button" className={styles.clear} onClick={() => dispatch(trayCleared())}>
          {bellTexts.clearAll}
        </button>
      </div>
      <div className={styles.groups}>
        {trayGroups.map((group) => {
          const items = combineRepeated(tray.filter((item) => item.group === group))
          return items.length > 0 && <Group key={group} title={groupTitles[group]} items={items} onSelect={onSelect} />
        })}
      </div>
    </>
  )
}

interface CombinedItem extends TrayItem {
  count: number
}

/** Combines items with the same text, such as several replies to one message. The newest one stays. */
function combineRepeated(items: readonly TrayItem[]): CombinedItem[] {
  const newest = items.filter((item, index) => items.findIndex(({ text }) => text === item.text) === index)
  return newest.map((item) => ({ ...item, count: items.filter(({ text }) => text === item.text).length }))
}

interface GroupProps {
  title: string
  items: CombinedItem[]
  onSelect: () => void
}

function Group({ title, items, onSelect }: GroupProps) {
  const id = useId()
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul className={styles.list} aria-labelledby={id}>
        {items.map(({ id: key, text, url, at, count }) => (
          <li key={key}>
            {url === null ? (
              <p>{text}</p>
            ) : (
              <Link to={url} onClick={onSelect}>
                {text}
              </Link>
            )}
            <DateText value={at} withTime />
            {count > 1 && <span className={styles.count}>{updateTexts.times(count)}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
