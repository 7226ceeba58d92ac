/** A row of actions. On a narrow screen the first ones stay visible and the others move into a "More" menu. */
import { Link } from 'react-router-dom'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'
import { isPhoneWidth, isTabletWidth } from '../breakpoints'
import { LinkButton } from '../panels/LinkButton'
import parts from '../panels/parts.module.css'
import { useMediaQuery } from '../useMediaQuery'
import styles from './MoreActions.module.css'
import { Popup } from './Popup'

export type Action = { key: string; label: string } & ({ to: string } | { onClick: () => void })

/** The numbers of actions visible next to "More". */
const shownOnPhone = 1
const shownOnTablet = 3

export function MoreActions({ actions }: { actions: readonly Action[] }) {
  const isPhone = useMediaQuery(isPhoneWidth)
  const isTablet = useMediaQuery(isTabletWidth)
  const maxShown = isPhone ? shownOnPhone : isTablet ? shownOnTablet : actions.length
  // A single hidden action does not justify a menu.
  const shown = actions.length > maxShown + 1 ? actions.slice(0, maxShown) : actions
  const hidden = actions.slice(shown.length)
  return (
    <div className={parts.wrap}>
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
  const kind = isFirst ? 'primary' : 'normal'
  if ('to' in action) {
    return (
      <LinkButton kind={kind} to={action.to}>
        {action.label}
      </LinkButton>
    )
  }
  return (
    <Button kind={kind} onClick={action.onClick}>
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
