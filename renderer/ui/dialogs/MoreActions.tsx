/** A row of actions. Where there is no room for all, the first ones stand there, and the others behind "More". */
import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { LinkButton } from '../panels/LinkButton'
import { useMediaQuery } from '../useMediaQuery'
import styles from './MoreActions.module.css'
import { Popup } from './Popup'
import * as commonTexts from '#shared/texts/common'

export type Action = { key: string; label: string } & ({ to: string } | { onClick: () => void })

/** As many stand beside "More". */
const onPhone = 1
const onTablet = 3

export function MoreActions({ actions }: { actions: readonly Action[] }) {
  const isPhone = useMediaQuery(commonTexts.width48em)
  const isTablet = useMediaQuery(commonTexts.width75em)
  const most = isPhone ? onPhone : isTablet ? onTablet : actions.length
  // One alone is not worth a menu.
  const shown = actions.length > most + 1 ? actions.slice(0, most) : actions
  const hidden = actions.slice(shown.length)
  return (
    <div className={styles.row}>
      {shown.map((action, index) => (
        <ShownAction key={action.key} action={action} isFirst={index === 0} />
      ))}
      {hidden.length > 0 && (
        <Popup button={commonTexts.more} label={commonTexts.moreActions} buttonClassName={styles.more}>
          {(close) => (
            <ul className={styles.list}>
              {hidden.map((action) => (
                <li key={action.key}>
                  <HiddenAction action={action} onDone={close} />
                </li>
              ))}
            </ul>
          )}
        </Popup>
      )}
    </div>
  )
}

function ShownAction({ action, isFirst }: { action: Action; isFirst: boolean }) {
  const type = isFirst ? 'primary' : 'default'
  if ('to' in action) {
    return (
      <LinkButton type={type} to={action.to}>
        {action.label}
      </LinkButton>
    )
  }
  return (
    <Button type={type} onClick={action.onClick}>
      {action.label}
    </Button>
  )
}

function HiddenAction({ action, onDone }: { action: Action; onDone: () => void }) {
  if ('to' in action) {
    return (
      <Link className={styles.hidden} to={action.to} onClick={onDone}>
        {action.label}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={styles.hidden}
      onClick={() => {
        onDone()
        action.onClick()
      }}
    >
      {action.label}
    </button>
  )
}
